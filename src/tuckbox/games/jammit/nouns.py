"""The nouns of JAMMIT as messages, to be put into sentences."""

from collections.abc import Iterable

from tuckbox.core import Message
from tuckbox.games.jammit.piece import COLOURS, NEUTRAL, colour_of, is_stone, stone


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
