"""The shape of a view of FILLIT: plain JSON values, enough to draw the table."""

from typing import TypedDict

from tuckbox.core import View


class HexView(TypedDict):
    """A hex in play and what lies on it. Colours are R, B, Y, G."""

    name: str
    q: int
    """Axial coordinates: on screen x = 2q + r, y = r downwards."""
    r: int
    chip: str | None
    """Colour of the chip, also of one under a pawn."""
    stone: str | None
    """Colour of the stone."""


class SideView(TypedDict):
    """The seats that share chips, stones and the win: one seat, or a team of two."""

    colour: str
    """Of their chips and stones."""
    seats: list[int]
    supply: int
    """Chips still to be laid; at 0 this side has won."""
    total: int
    """Chips of this colour, the ones on the board included."""


class SeatView(TypedDict):
    """A seat and its pawn."""

    seat: int
    colour: str
    """Of the pawn."""
    pawn: str
    """The hex on which it stands."""


class FillitView(View):
    """The whole table."""

    radius: int
    """Rings around the centre: 4 on the large board, 3 on the mini."""
    centre: str
    """Name of the blank hex, which is not in play."""
    hexes: list[HexView]
    """Every hex in play, in the order of the names."""
    reconstructed: bool
    """Whether the set-up is our stand-in for a lost figure."""
    sides: list[SideView]
    seats: list[SeatView]
    turn: int
    """The seat whose turn it is, or would be if the game were not over."""
    must_slide: bool
    """Whether the turn has to contain a slide; False also when the game is over."""
    slides: list[str]
    """Where the pawn of the seat to move can slide before any stone is moved."""
    repetition: int
    """How often this position has arisen, now included; 0 when repetition is off."""
    earlier: list[str]
    """Keys of the positions before this one, which repetition has to remember."""
