"""A tile and the ways it can lie."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tuckbox.core import Message
from tuckbox.core.data_files import Section, meaning, read_letters, read_rectangle
from tuckbox.core.square import Cell, Shape, height, orientations, shape, width
from tuckbox.games.fits.board import COLUMNS
from tuckbox.games.fits.moves import Placement, TileId

SQUARES = {"#": True, ".": False}


class Orientation(NamedTuple):
    """One way a tile can lie; its cells are counted from its own lower left corner."""

    name: str
    """`0` to `3` quarter turns clockwise of the drawing; `m0` to `m3` mirrored first."""
    cells: tuple[Cell, ...]
    width: int
    height: int
    bottoms: tuple[int, ...]
    """By column: the row of its lowest square."""
    tops: tuple[int, ...]
    """By column: the row above its highest square."""


class Tile(NamedTuple):
    """One of the sixteen."""

    id: TileId
    orientations: Mapping[str, Orientation]
    """§1.4: the different ways it can lie, by name."""
    placements: tuple[Placement, ...]
    """§4.1, §4.2: every orientation in every column where the tile stays within A to F, by text."""


def read_tile(section: Section) -> Tile:
    """Read `[tile P5]` and its drawing: `#` is a square of the tile, `.` is none."""
    drawing = read_rectangle([read_letters(line) for line in section.body])
    cells = shape(cell for cell, glyph in drawing.items() if meaning(glyph, SQUARES))
    return make_tile(TileId(section.words[1]), cells)


def make_tile(id: TileId, cells: Shape) -> Tile:
    lies = {name: _orientation(name, turned) for name, turned in orientations(cells).items()}
    placements = [
        Placement(id, lie.name, column)
        for lie in lies.values()
        for column in range(COLUMNS - lie.width + 1)
    ]
    return Tile(id, lies, tuple(sorted(placements, key=lambda placement: placement.text)))


def _orientation(name: str, cells: Shape) -> Orientation:
    columns = [
        [cell.row for cell in cells if cell.column == column] for column in range(width(cells))
    ]
    return Orientation(
        name,
        tuple(sorted(cells)),
        width(cells),
        height(cells),
        bottoms=tuple(min(rows) for rows in columns),
        tops=tuple(max(rows) + 1 for rows in columns),
    )


def tile_message(tile: str) -> Message:
    """Return the tile's spoken name."""
    return Message.of("fits-tile", tile=tile)


def tile_messages(tiles: Iterable[str]) -> tuple[Message, ...]:
    return tuple(map(tile_message, tiles))
