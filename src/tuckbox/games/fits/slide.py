"""Sliding a tile down the ramp: where it comes to rest, what it covers, what it closes off."""

from collections.abc import Mapping

from tuckbox.core.square import Cell
from tuckbox.games.fits.board import COLUMNS, ROWS
from tuckbox.games.fits.moves import Choice, Placement, TileId
from tuckbox.games.fits.position import Laid, Ramp
from tuckbox.games.fits.tile import Orientation, Tile

EMPTY_RAMP = Ramp(laid=(), heights=(0,) * COLUMNS)


def resting_row(lie: Orientation, column: int, heights: tuple[int, ...]) -> int:
    """§Placement: straight down from above until any square would meet the floor or a tile.

    Only the height of each column matters: nothing moves sideways, so gaps are never filled.
    """
    return max(heights[column + at] - bottom for at, bottom in enumerate(lie.bottoms))


def is_inside(row: int) -> bool:
    """§Placement: at least one square must end inside the grid; the lowest one decides."""
    return row < ROWS


def placements(tile: Tile, heights: tuple[int, ...]) -> tuple[Placement, ...]:
    """Every placement of a tile that is legal on a ramp of these heights, ascending by text."""
    # No tile comes to rest above the highest column, so below the top edge everything fits.
    if max(heights) < ROWS:
        return tile.placements
    return tuple(place for place in tile.placements if is_inside(row_of(tile, place, heights)))


def choices(tile: Tile, heights: tuple[int, ...]) -> tuple[Choice, ...]:
    """The same and setting the tile aside, which is always allowed."""
    if max(heights) < ROWS:
        return tile.choices
    # The text of setting aside, `-`, comes before every tile's.
    return (tile.choices[0], *placements(tile, heights))


def row_of(tile: Tile, placement: Placement, heights: tuple[int, ...]) -> int:
    return resting_row(tile.orientations[placement.orientation], placement.column, heights)


def lay(tile: Tile, ramp: Ramp, placement: Placement) -> Ramp:
    """The ramp with the tile at rest on it."""
    lie = tile.orientations[placement.orientation]
    row = resting_row(lie, placement.column, ramp.heights)
    heights = list(ramp.heights)
    for at, top in enumerate(lie.tops):
        heights[placement.column + at] = row + top
    return Ramp((*ramp.laid, Laid(placement, row)), tuple(heights))


def squares(tile: Tile, laid: Laid) -> tuple[Cell, ...]:
    """Where the tile's squares lie, also those over the top edge."""
    lie = tile.orientations[laid.placement.orientation]
    left = laid.placement.column
    return tuple(Cell(left + column, laid.row + row) for column, row in lie.cells)


def covered(tiles: Mapping[TileId, Tile], ramp: Ramp) -> frozenset[Cell]:
    """Every cell that a tile of the ramp lies on, also those over the top edge."""
    return frozenset(
        cell for laid in ramp.laid for cell in squares(tiles[laid.placement.tile], laid)
    )


def gaps(covered: frozenset[Cell], heights: tuple[int, ...]) -> tuple[Cell, ...]:
    """The uncovered spaces of the grid below a tile, from the bottom row up: nothing reaches them."""
    return tuple(
        Cell(column, row)
        for row in range(ROWS)
        for column in range(COLUMNS)
        if row < heights[column] and Cell(column, row) not in covered
    )
