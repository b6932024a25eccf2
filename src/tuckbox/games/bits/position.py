"""Everything on the table, and nothing about the order of a deck."""

from dataclasses import dataclass

from tuckbox.core import Options, Seat, seats
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard

BASIC_ROUNDS = 3
PRO_ROUNDS = 4
SEATS = tuple(seats(4))


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round on the score sheet."""

    boards: tuple[Board, ...]
    """By seat, as they were scored."""
    points: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table between two entries. Boards keep their stones until the next round's task card."""

    options: Options
    boards: tuple[Board, ...]
    """By seat."""
    pending: tuple[Placement | None, ...]
    """By seat: a choice that waits until every seat has chosen."""
    tasks: tuple[TaskCard, ...] = ()
    """Open task cards, one per round so far."""
    out: tuple[TaskCard, ...] = ()
    """Task cards that were put out of the game."""
    starts: tuple[Stone, ...] = ()
    """The starting cards dealt in this round, by seat."""
    card: Stone | None = None
    """The open building card, while some seat still owes its placement."""
    turned: tuple[Stone, ...] = ()
    """The building cards of this round that all seats are done with."""
    rounds: tuple[Round, ...] = ()
    """Finished rounds."""
    unseen: tuple[Seat, ...] = ()
    """Seats that have chosen by the view this was rebuilt from, which hides what: they choose last."""

    @property
    def length(self) -> int:
        """How many rounds the game has."""
        return PRO_ROUNDS if self.options["pro"] == "on" else BASIC_ROUNDS

    @property
    def is_between_rounds(self) -> bool:
        """Whether all rounds begun are scored."""
        return len(self.tasks) == len(self.rounds)

    @property
    def is_over(self) -> bool:
        return self.is_between_rounds and len(self.rounds) == self.length

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.boards)]

    def board(self, seat: Seat) -> Board:
        return self.boards[seat - 1]

    def owed_stone(self, seat: Seat) -> Stone | None:
        """The stone that this seat would have to place now, were its board not full."""
        if self.is_between_rounds or len(self.starts) < len(self.boards):
            return None
        return self.card if self.board(seat).stones else self.starts[seat - 1]
