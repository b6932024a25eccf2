"""The state that a log leads to: the position, the table around it, how far the match has come, and its end."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tuckbox.core import Actor, AnyGame, AnyStep, Message, Outcome, Seat, seat_message
from tuckbox.core.ability import Ranking, Sides, place_of_draw, ranking
from tuckbox.core.frozen import replace
from tuckbox.match.fair.card_source import CardSource
from tuckbox.match.play.log import Entry, table_message
from tuckbox.match.setup import Setup

RESIGNED = "match-resigned"
TIMED_OUT = "match-timed-out"
AGREED = "match-agreed"
DEALS_BROKEN = "match-deals-broken"
TOO_LONG = "match-too-long"


@dataclass(frozen=True, slots=True)
class Ending:
    """An end outside the rules: somebody left, or a draw was agreed."""

    winners: tuple[Seat, ...]
    reason: str
    """Message id."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, ready to be shown."""

    winners: tuple[Seat, ...]
    """Everyone who shares the win, in seat order; empty for a draw, or if a solo player gave up."""
    ranking: Ranking
    """Best first, tied seats together; those who left come last."""
    scores: tuple[int, ...]
    reason: str
    """Message id."""
    is_by_rules: bool
    grade: str | None = None
    """Message id of the title that a solo total earns."""


def result_by_rules(
    game: AnyGame, position: object, outcome: Outcome, gone: tuple[Seat, ...]
) -> Result:
    """Return the result by the rules; a seat that left comes last, even if a bot played on for it."""
    stayed = _without(ranking(game, position), gone)
    order = stayed + tuple((seat,) for seat in reversed(gone))
    winners = stayed[0] if gone and outcome.winners else outcome.winners
    return Result(winners, order, outcome.scores, outcome.reason, True, outcome.grade)


def result_by_table(
    ending: Ending, sides: Sides, scores: tuple[int, ...], gone: tuple[Seat, ...]
) -> Result:
    everyone = tuple(sorted(seat for side in sides for seat in side))
    rest = _without((everyone,), (*ending.winners, *gone))
    first = (ending.winners,) if ending.winners else ()
    order = first + rest + tuple((seat,) for seat in reversed(gone))
    return Result(ending.winners, order, scores, ending.reason, False)


def result_message(result: Result) -> Message:
    """Return who won, as a sentence; the reason is a message of its own."""
    if result.winners:
        winners = tuple(seat_message(seat) for seat in result.winners)
        return Message.of("match-won", winners=winners, count=len(winners))
    return Message.of("match-drawn" if len(result.scores) > 1 else "match-ended")


def _without(order: Ranking, gone: tuple[Seat, ...]) -> Ranking:
    groups = (tuple(seat for seat in group if seat not in gone) for group in order)
    return tuple(group for group in groups if group)


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of the table, apart from the position on it."""

    minded: frozenset[Seat] = frozenset()
    """Seats that a bot plays until their owners reclaim them."""
    gone: tuple[Seat, ...] = ()
    """Seats that left, in the order of leaving; if the game goes on, bots finish it for them."""
    dropped: frozenset[Seat] = frozenset()
    """Seats that left or were ever handed to a bot: they give no links any more."""
    offer: Seat | None = None
    """The seat that offers a draw."""
    asked: frozenset[Seat] = frozenset()
    """Seats that have offered a draw and made no move since."""
    ending: Ending | None = None

    def is_bot_played(self, seat: Seat) -> bool:
        return seat in self.minded or seat in self.gone

    def moved(self, who: Actor, partners: frozenset[Actor]) -> "TableState":
        """Return the state after a move of `who`; an offer lapses if a seat that could answer it moves."""
        offer = self.offer if self.offer in partners else None
        return replace(self, offer=offer, asked=self.asked - {who})


EMPTY = TableState()
"""The state before anything has happened."""


@dataclass(frozen=True, slots=True)
class LogState:
    """The state that a log leads to."""

    position: Any
    to_move: tuple[Actor, ...]
    """The actors that the rules ask to move; () once the game is over by the rules."""
    draws: int = 0
    """The number of draws that count, which is the counter of the next one."""
    table: TableState = EMPTY

    @property
    def is_over(self) -> bool:
        return not self.to_move or self.table.ending is not None


def draw_number(game: AnyGame, fold: LogState) -> int:
    """Return the draw's place in the deal, so that the same deal gives the same cards in every round.

    A game whose rounds may end early gives the place itself.
    """
    place = place_of_draw(game, fold.position)
    return fold.draws if place is None else place


def next_card(game: AnyGame, fold: LogState, draw: CardSource) -> Any:  # noqa: ANN401 - any game's move
    """Return the move of chance that follows from a draw."""
    chances = game.chances(fold.position)
    drawn = draw.draw(draw_number(game, fold), [weight for _, weight in chances])
    return chances[drawn][0]


class MatchState(StrEnum):
    """Open while a seat is free, then running, then finished."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"

    @classmethod
    def of(cls, setup: Setup, fold: LogState) -> "MatchState":
        if fold.is_over:
            return cls.FINISHED
        return cls.RUNNING if setup.is_full else cls.OPEN


@dataclass(frozen=True, slots=True)
class Played:
    """One entry, carried out."""

    entry: Entry
    before: LogState
    after: LogState
    step: AnyStep | None
    """What the entry did to the position; None for a word about the table."""

    def told(self, game: AnyGame) -> tuple[Message, ...]:
        """Return the sentences that describe the entry."""
        return (table_message(self.entry),) if self.step is None else game.effects(self.step)
