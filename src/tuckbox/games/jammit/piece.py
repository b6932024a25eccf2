"""Coins and stones, and the signs that stand for them in drawings, positions and texts."""

from tuckbox.core import Message

COLOURS = "RBY"
"""By seat: red, blue, yellow. As a sign on the board: a coin of that colour."""
NEUTRAL = "N"
"""The coin of the colour that nobody plays, with two seats."""
EMPTY = "."
PIECES = EMPTY + COLOURS + NEUTRAL + COLOURS.lower()
"""Every sign that a hex can have."""
STONES_PER_COLOUR = 4


def stone(colour: str) -> str:
    """The sign of a stone of that colour: the small letter."""
    return colour.lower()


def colour_of(piece: str) -> str:
    return piece.upper()


def is_stone(piece: str) -> bool:
    return piece.islower()


def piece_message(piece: str) -> Message:
    """`red stone`, `neutral coin`."""
    kind = "stone" if is_stone(piece) else "coin"
    return Message.of(f"jammit-{kind}-{colour_of(piece)}")


def pieces_message(piece: str) -> Message:
    """The heading of a list of such pieces: `Red stones`."""
    kind = "stones" if is_stone(piece) else "coins"
    return Message.of(f"jammit-{kind}-{colour_of(piece)}")


def colour_message(colour: str) -> Message:
    return Message.of(f"jammit-colour-{colour}")
