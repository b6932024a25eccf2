"""What lies on the table, who has what, and which step of the turn is owed."""

from dataclasses import dataclass, field
from enum import StrEnum

from tuckbox.core import Options, Seat
from tuckbox.core.frozen import replace
from tuckbox.games.jammit.board import BOARD, BOARDS, Board, Corner
from tuckbox.games.jammit.piece import seat_colour


class Stage(StrEnum):
    """§3.1: what the seat at turn owes next."""

    INSERT = "insert"
    EXTRA = "extra"
    PAWN = "pawn"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Position:
    """A game of JAMMIT between two entries; everything in it is open to all."""

    options: Options
    pieces: str
    """A sign for every hex, in the order of their names: `R` coin, `r` stone, `N` neutral coin, `.` empty."""
    pawns: tuple[str, ...]
    """By seat, the corner of its pawn."""
    points: tuple[int, ...]
    """By seat."""
    neutral: tuple[int, ...]
    """By seat, the neutral coins that wait to be exchanged: 0, 1 or 2."""
    seat: Seat
    """Whose turn it is; when the game is over, whose turn it was."""
    stage: Stage
    earned: tuple[str, ...] = ()
    """The hexes from which the seat's own stones went out and so earned the extra coins owed now."""
    halfway: "Position | None" = field(default=None, compare=False, repr=False)
    """The table between the two coins of the entry that led here, if both went in. It is history, not
    part of the position: positions are compared without it."""

    @property
    def board(self) -> Board:
        return BOARDS[self.options[BOARD]]

    @property
    def corner(self) -> Corner:
        """The corner of the pawn of the seat at turn."""
        return self.board.corners[self.pawns[self.seat - 1]]

    @property
    def colour(self) -> str:
        """The colour of the seat at turn."""
        return seat_colour(self.seat)

    def with_points(self, seat: Seat, gained: int) -> "Position":
        total = self.points[seat - 1] + gained
        return replace(self, points=(*self.points[: seat - 1], total, *self.points[seat:]))

    def with_neutral(self, seat: Seat, kept: int) -> "Position":
        return replace(self, neutral=(*self.neutral[: seat - 1], kept, *self.neutral[seat:]))

    def with_pawn(self, seat: Seat, corner: str) -> "Position":
        return replace(self, pawns=(*self.pawns[: seat - 1], corner, *self.pawns[seat:]))
