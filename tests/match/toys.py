"""Tiny games with every kind of play that a match must handle."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from tuckbox.core import (
    CHANCE,
    Actor,
    Effect,
    InvalidMove,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
    seat,
    seats,
)
from tuckbox.core.ability import Sides
from tuckbox.core.data_files import ComponentFiles
from tuckbox.core.rules import GameModules, GameRules
from tuckbox.core.view import Part, plain

ROLES: Any = SimpleNamespace(
    read_components=lambda files: None,
    refuse=lambda rules, p, who, move: Refusal.of("toy-illegal", move=move),
    effects=lambda rules, step: [Effect.of("toy-effect", seat=step.actor, move=step.text)],
    public_parts=lambda rules, p: (),
    own_parts=lambda rules, p, seat: rules.shown(p, seat),
)
"""Plays the part of every module that a game has beside its rules."""


class Toy(GameRules[Any, Any]):
    """What both toys share: moves are texts, and there are no data files."""

    modules = GameModules(*[ROLES] * len(GameModules._fields))
    view_type = View

    def __init__(self, data: str = "plain") -> None:
        super().__init__(ComponentFiles({"toy.txt": data}))

    def is_text(self, text: str) -> bool:
        raise NotImplementedError

    def shown(self, p: Any, seat: Seat | None) -> Iterator[Part]:
        """Yield what a toy's view adds to every view."""
        raise NotImplementedError

    def format_move(self, move: str) -> str:
        return move

    def parse_move(self, text: str) -> str:
        move = text.lower()
        if not self.is_text(move):
            raise InvalidMove.of("toy-no-move", text=text)
        return move


@dataclass(frozen=True)
class PilePosition:
    options: Options
    left: int = 12
    turn: int = 0
    step: int = 0


class Pile(Toy):
    """Take 1 to 3 from a pile, twice in a turn; the side that takes the last wins. Four seats are two teams."""

    name = "pile"
    choosable = (Option("seats", ("2", "3", "4"), "2"),)

    def initial(self, options: Options) -> PilePosition:
        return PilePosition(options)

    def sides(self, options: Options) -> Sides:
        if options.seats == 4:
            return ((seat(1), seat(3)), (seat(2), seat(4)))
        return tuple((who,) for who in seats(options.seats))

    def to_move(self, p: PilePosition) -> tuple[Actor, ...]:
        return (Actor(p.turn + 1),) if p.left else ()

    def legal_moves(self, p: PilePosition, who: Actor) -> tuple[str, ...]:
        if who not in self.to_move(p):
            return ()
        return tuple(f"take {n}" for n in range(1, min(3, p.left) + 1))

    def after(self, p: PilePosition, who: Actor, move: str) -> PilePosition:
        left = p.left - int(move[5:])
        turn = (p.turn + 1) % p.options.seats if p.step else p.turn
        return replace(p, left=left, turn=p.turn if not left else turn, step=1 - p.step)

    def is_text(self, text: str) -> bool:
        return text in {"take 1", "take 2", "take 3", "take 9"}

    def outcome(self, p: PilePosition) -> Outcome | None:
        if p.left:
            return None
        side = next(side for side in self.sides(p.options) if p.turn + 1 in side)
        return Outcome(side, self.scores(p), "pile-last")

    def scores(self, p: PilePosition) -> tuple[int, ...]:
        return tuple(int(not p.left and n == p.turn) for n in range(p.options.seats))

    def shown(self, p: PilePosition, seat: Seat | None) -> Iterator[Part]:
        yield plain("left", p.left)


@dataclass(frozen=True)
class CardsPosition:
    options: Options
    deck: tuple[str, ...] = ("a", "b", "b", "c", "d", "e")
    card: str = ""
    chosen: tuple[str | None, ...] = ()
    points: tuple[int, ...] = ()


class Cards(Toy):
    """Six cards are turned; for each, all seats secretly bid `hi` or `lo`, and `hi` scores on a vowel."""

    name = "cards"
    choosable = (Option("seats", ("1", "2", "3", "4"), "2"),)

    def initial(self, options: Options) -> CardsPosition:
        return CardsPosition(options, points=(0,) * options.seats)

    def to_move(self, p: CardsPosition) -> tuple[Actor, ...]:
        if p.card:
            return tuple(Actor(n) for n, text in enumerate(p.chosen, 1) if text is None)
        return (CHANCE,) if p.deck else ()

    def legal_moves(self, p: CardsPosition, who: Actor) -> tuple[str, ...]:
        if who not in self.to_move(p):
            return ()
        if who == CHANCE:
            return tuple(move for move, _ in self.chances(p))
        return ("hi", "lo")

    def chances(self, p: CardsPosition) -> tuple[tuple[str, int], ...]:
        if p.card:
            return ()
        return tuple((f"card {card}", p.deck.count(card)) for card in sorted(set(p.deck)))

    def after(self, p: CardsPosition, who: Actor, move: str) -> CardsPosition:
        if who == CHANCE:
            card = move[5:]
            deck = list(p.deck)
            deck.remove(card)
            return replace(p, card=card, deck=tuple(deck), chosen=(None,) * p.options.seats)
        chosen = (*p.chosen[: who - 1], move, *p.chosen[who:])
        if None in chosen:
            return replace(p, chosen=chosen)
        points = tuple(
            old + (p.card in "ae" and bid == "hi")
            for old, bid in zip(p.points, chosen, strict=True)
        )
        return replace(p, card="", chosen=(), points=points)

    def is_text(self, text: str) -> bool:
        return text in {"hi", "lo", *(f"card {card}" for card in "abcde")}

    def outcome(self, p: CardsPosition) -> Outcome | None:
        if self.to_move(p):
            return None
        best = max(p.points)
        winners = tuple(who for who in seats(p.options.seats) if p.points[who - 1] == best)
        return Outcome(winners, p.points, "cards-most", "cards-grade")

    def scores(self, p: CardsPosition) -> tuple[int, ...]:
        return p.points

    def shown(self, p: CardsPosition, seat: Seat | None) -> Iterator[Part]:
        yield plain("mine", p.chosen[seat - 1] if seat and p.chosen else None)
