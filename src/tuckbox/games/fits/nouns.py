"""The nouns of FITS as messages, to be put into sentences."""

from collections.abc import Iterable

from tuckbox.core import Message
from tuckbox.core.square import Cell, by_row


def tile_message(tile: str) -> Message:
    """Return the tile's spoken name."""
    return Message.of("fits-tile", tile=tile)


def tile_messages(tiles: Iterable[str]) -> tuple[Message, ...]:
    return tuple(map(tile_message, tiles))


def symbol_message(sign: str) -> Message:
    """Return the spoken name of a symbol that is printed twice."""
    return Message.of("fits-symbol", sign=sign)


def cell_names(cells: Iterable[Cell]) -> tuple[str, ...]:
    """Return the names of cells from the bottom row up, each row from the left."""
    return tuple([cell.name for cell in sorted(cells, key=by_row)])
