"""What lies on the table: the round under way and those before it.

No order of any pile is in it: cards not yet turned are a set, written in ascending order.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tuckbox.core import Actor, Options, Seat, seats
from tuckbox.games.bits.area import Score
from tuckbox.games.bits.board import Board, Laid
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard

PRO = "pro"
BASIC_ROUNDS = 3
PRO_ROUNDS = 4

Pending: TypeAlias = Laid | None
"""A choice kept back until every seat has chosen: the stone where it will lie."""


class Stage(StrEnum):
    """What happens next."""

    TASK = "task"
    """Chance turns the task card of the next round."""
    DEAL = "deal"
    """Chance deals a starting card."""
    START = "start"
    """Every seat places its starting stone."""
    TURN = "turn"
    """Chance turns a building card."""
    BUILD = "build"
    """Every seat that has not finished places the open stone or its neutral stone."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round."""

    boards: tuple[Board, ...]
    """By seat, as they were scored."""
    scores: tuple[Score, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game of BITS between two entries."""

    options: Options
    boards: tuple[Board, ...]
    """By seat. The stones stay until the next round begins (§5.4)."""
    pending: tuple[Pending, ...]
    """By seat: the choice for the open stone."""
    left: tuple[Stone, ...]
    """The building cards not yet turned in this round, ascending: a set, not a pile."""
    tasks: tuple[TaskCard, ...] = ()
    """The open task cards, one for each round begun."""
    out: tuple[TaskCard, ...] = ()
    """The task cards that have left the game."""
    starts: tuple[Stone, ...] = ()
    """The starting cards dealt so far in this round, by seat."""
    card: Stone | None = None
    """The building card that seats are placing now."""
    done: tuple[Stone, ...] = ()
    """The building cards before it in this round, in the order turned."""
    finished: tuple[Round, ...] = ()
    hidden: tuple[Seat, ...] = ()
    """Seats whose choice was hidden in the view that this position was read from.
    They choose again, after all others."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats(len(self.boards))

    @property
    def length(self) -> int:
        """§2.2: the number of rounds that the game has."""
        return PRO_ROUNDS if self.options[PRO] == "on" else BASIC_ROUNDS

    @property
    def stage(self) -> Stage:
        if len(self.finished) == self.length:
            return Stage.OVER
        if len(self.finished) == len(self.tasks):
            return Stage.TASK
        if len(self.starts) < len(self.boards):
            return Stage.DEAL
        if not self.boards[0].laid:
            return Stage.START
        return Stage.TURN if self.card is None else Stage.BUILD

    def board(self, seat: Actor) -> Board:
        return self.boards[seat - 1]

    def start(self, seat: Actor) -> Stone | None:
        """Return the seat's starting card, or None before it is dealt."""
        return self.starts[seat - 1] if seat <= len(self.starts) else None

    def choice(self, seat: Actor) -> Pending:
        return self.pending[seat - 1]

    def open_stone(self, seat: Actor) -> Stone | None:
        """Return the stone that this seat is to place now if it fits, whether or not it has chosen."""
        return self.start(seat) if self.stage is Stage.START else self.card
