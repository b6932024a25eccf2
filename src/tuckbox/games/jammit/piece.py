"""Coins and stones, and the signs that stand for them in drawings, positions and texts."""

from tuckbox.core import Seat, seat

COLOURS = "RBY"
"""§2.1: by seat: red, blue, yellow. As a sign on the board, a coin of that colour."""
NEUTRAL = "N"
"""§1.6: the coin of the colour that nobody plays, with two seats."""
EMPTY = "."
STONES_PER_COLOUR = 4
"""§1.7: the neutral colour has none."""


def seat_colour(seat: Seat) -> str:
    """Return the colour that a seat plays."""
    return COLOURS[seat - 1]


def stone(colour: str) -> str:
    """Return the sign of a stone of that colour: the lower-case letter."""
    return colour.lower()


def colour_of(piece: str) -> str:
    return piece.upper()


def is_stone(piece: str) -> bool:
    return piece.islower()


def owner(piece: str) -> Seat:
    """Return the seat that plays this piece's colour; nobody plays the neutral one."""
    return seat(COLOURS.index(colour_of(piece)) + 1)
