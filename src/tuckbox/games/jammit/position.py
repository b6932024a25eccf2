"""A moment of the game: what lies where, who has what, and which step is owed."""

from dataclasses import dataclass
from enum import StrEnum

from tuckbox.core import Seat
from tuckbox.games.jammit.table import Table


class Step(StrEnum):
    """§A turn: what the seat at turn owes next."""

    INSERT = "insert"
    EXTRA = "extra"
    PAWN = "pawn"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Position:
    """Frozen and hashable; everything in it is open to all."""

    table: Table
    board: str
    """A sign for every hex, in the order of their names: `R` coin, `r` stone, `N` neutral coin, `.` empty."""
    pawns: tuple[str, ...]
    """By seat, the corner of its pawn."""
    points: tuple[int, ...]
    """By seat."""
    neutral: tuple[int, ...]
    """By seat, the neutral coins that wait to be exchanged: 0, 1 or 2."""
    turn: Seat
    """Whose turn it is; when the game is over, whose turn it was."""
    step: Step
    earned: tuple[str, ...] = ()
    """The hexes from which own stones went out and so earned the extra coins owed now."""

    def __hash__(self) -> int:
        # Options and corners add little to tell positions apart; strings remember their hash.
        return hash((self.board, self.turn, self.step, self.points))

    @property
    def corner(self) -> str:
        """The corner of the pawn of the seat at turn."""
        return self.pawns[self.turn - 1]

    @property
    def colour(self) -> str:
        """The colour of the seat at turn."""
        return self.table.colour(self.turn)
