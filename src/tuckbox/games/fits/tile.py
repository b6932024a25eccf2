"""A tile and the ways it can lie."""

from collections.abc import Mapping
from typing import NamedTuple

from tuckbox.core.component import Section
from tuckbox.core.drawing import meaning, read_letters, read_rectangle
from tuckbox.core.square import Cell, Shape, height, orientations, shape, width
from tuckbox.games.fits.board import COLUMNS, ROWS
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Placement, TileId, format_move

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
    """One of the sixteen, with every way to place it on an empty ramp."""

    id: TileId
    orientations: Mapping[str, Orientation]
    placements: tuple[Placement, ...]
    """Ascending by text."""
    choices: tuple[Choice, ...]
    """The same and setting it aside, ascending by text."""
    highest: tuple[tuple[Placement, Shape], ...]
    """Each placement with the squares of the tile when it rests as high as it may:
    §Placement, at least one square inside the grid."""


def read_tile(section: Section) -> Tile:
    """`[tile P5]` and its drawing: `#` a square of the tile, `.` none."""
    drawing = read_rectangle([read_letters(line) for line in section.body])
    cells = shape(cell for cell, glyph in drawing.items() if meaning(glyph, SQUARES))
    return make_tile(TileId(section.words[1]), cells)


def make_tile(id: TileId, cells: Shape) -> Tile:
    lies = {name: _orientation(name, turned) for name, turned in orientations(cells).items()}
    # §Placement: any orientation, any column, as long as the tile stays within A to F.
    placements = tuple(
        Placement(id, lie.name, column)
        for lie in lies.values()
        for column in range(COLUMNS - lie.width + 1)
    )
    ascending = tuple(sorted(placements, key=format_move))
    return Tile(
        id,
        lies,
        placements=ascending,
        choices=tuple(sorted((SET_ASIDE, *ascending), key=format_move)),
        highest=tuple((place, _highest(lies[place.orientation], place)) for place in ascending),
    )


def _highest(lie: Orientation, placement: Placement) -> Shape:
    return frozenset(squares(lie, placement.column, ROWS - 1))


def squares(lie: Orientation, left: int, low: int) -> tuple[Cell, ...]:
    """Where the tile's squares lie when its lower left corner is there."""
    return tuple(Cell(left + column, low + row) for column, row in lie.cells)


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
