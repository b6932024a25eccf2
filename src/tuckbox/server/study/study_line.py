"""A line of play outside any match: entries added freely to a position, with fresh draws."""

import secrets
from collections.abc import Iterable
from typing import Any

import orjson

from tuckbox.core import CHANCE, Actor, AnyGame, AnyStep, Options, Seat, View, seat
from tuckbox.match.play.log_state import Result, result_by_rules
from tuckbox.server.model.message_parts import beyond_entry, kept


class StudyLine:
    """A position, and the entries that led to it from where the line began."""

    def __init__(self, game: AnyGame, options: Options, position: Any, number: int = 0) -> None:  # noqa: ANN401
        self.game = game
        self.options = options
        self.position = position
        self.entries: list[dict[str, Any]] = []
        """`EntryModel`s."""
        self._number = number

    @property
    def to_move(self) -> tuple[Actor, ...]:
        return self.game.to_move(self.position)

    @property
    def owed(self) -> tuple[Seat, ...]:
        """The seats that owe a choice."""
        return tuple(seat(who) for who in self.to_move if who != CHANCE)

    @property
    def result(self) -> Result | None:
        outcome = self.game.outcome(self.position)
        if outcome is None:
            return None
        return result_by_rules(self.game, self.position, outcome, ())

    def seen_by(self, who: Seat) -> View:
        return self.game.view(self.position, who)

    def add(self, who: Actor, text: str) -> None:
        """Add an entry; raise `InvalidMove` or `IllegalMove` if the rules refuse it."""
        self._follow(self.game.play(self.position, who, self.game.parse_move(text)))

    def _follow(self, step: AnyStep) -> None:
        self._number += 1
        effects = beyond_entry(step.actor, step.text, self.game.effects(step))
        self.entries.append(
            {
                "number": self._number,
                "actor": step.actor,
                "text": step.text,
                "effects": orjson.loads(kept(effects)),
            }
        )
        self.position = step.after

    def add_all(self, entries: Iterable[tuple[int, str]]) -> None:
        for actor, text in entries:
            self.add(Actor(actor), text)

    def draw(self) -> None:
        """Make the draws that are owed, which nobody can know in advance."""
        while self.to_move == (CHANCE,):
            moves, weights = zip(*self.game.chances(self.position), strict=True)
            drawn = secrets.SystemRandom().choices(moves, weights)[0]
            self._follow(self.game.carry_out(self.position, CHANCE, drawn))
