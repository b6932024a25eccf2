"""The shape of a view of JAMMIT: plain JSON values, enough to draw the table."""

from typing import Literal, TypedDict

from tuckbox.core import View


class HexView(TypedDict):
    """A hex in play and what lies on it."""

    name: str
    q: int
    """Axial coordinates: on screen x = 2q + r, y = r downwards."""
    r: int
    colour: str | None
    """R, B, Y, N (neutral), or None when it is empty."""
    kind: Literal["coin", "stone"] | None
    """None when it is empty."""


class ColumnView(TypedDict):
    """A line along which coins are pushed."""

    hexes: list[str]
    """Names in the order of pushing. The first is the head, where coins go in."""
    into: Literal["border", "centre"]
    """Where a piece goes that is pushed out: over the border, or into the centre."""


class CornerView(TypedDict):
    """A place for a pawn, outside the corner hex of that name."""

    name: str
    columns: list[ColumnView]
    """In the order of their heads, clockwise around the board."""


class SeatView(TypedDict):
    """What belongs to one seat, apart from its points in `scores`."""

    seat: int
    colour: str
    pawn: str
    """The name of its pawn's corner."""
    neutral: int
    """Neutral coins that wait to be exchanged: 0, 1 or 2; always 0 with three seats."""


class JammitView(View):
    """The whole table."""

    radius: int
    """Rings around the centre: 4 on the large board, 3 on the mini."""
    centre: str
    """The name of the hole in the middle, which is not in play."""
    hexes: list[HexView]
    """Every hex in play, in the order of the names."""
    reconstructed: bool
    """Whether the set-up is our stand-in for a lost figure."""
    corners: list[CornerView]
    """Clockwise from the right."""
    seats: list[SeatView]
    goal: int
    """The points that win."""
    turn: int
    """Whose turn it is; when the game is over, whose turn it was."""
    stage: Literal["insert", "extra", "pawn", "over"]
    """The step that the seat at turn owes."""
    coins: list[str]
    """Colours of the coins the seat at turn puts in now; for `insert` it chooses their order."""
    earned: list[str]
    """The hexes from which the seat's own stones went out and so earned the extra coins owed now."""
