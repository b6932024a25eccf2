"""Coins and stones: their signs in drawings, positions and texts, and what they are called."""

from collections.abc import Iterable

from tuckbox.core import Message, Seat, seat

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


def _piece(piece: str) -> Message:
    kind = "stone" if is_stone(piece) else "coin"
    return Message.of(f"jammit-{kind}-{colour_of(piece)}")


PIECES = {piece: _piece(piece) for piece in (*COLOURS, NEUTRAL, *map(stone, COLOURS))}
"""Every piece in words: `red stone`, `neutral coin` and so on."""


def piece_message(piece: str) -> Message:
    return PIECES[piece]


def piece_messages(pieces: Iterable[str]) -> tuple[Message, ...]:
    return tuple(map(piece_message, pieces))


def kind_message(piece: str) -> Message:
    """Return the heading of a list of such pieces: `Red stones`."""
    kind = "stones" if is_stone(piece) else "coins"
    return Message.of(f"jammit-{kind}-{colour_of(piece)}")


def colour_message(colour: str) -> Message:
    return Message.of(f"jammit-colour-{colour}")
