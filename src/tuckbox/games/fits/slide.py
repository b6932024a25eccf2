"""Sliding a tile down the ramp: where it comes to rest, what it covers, what it closes off."""

from functools import lru_cache

from tuckbox.core.memory import remembered
from tuckbox.core.square import Cell, Shape
from tuckbox.games.fits.board import CELLS, COLUMNS, ROWS
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Placement
from tuckbox.games.fits.position import Laid, Ramp
from tuckbox.games.fits.tile import Orientation, Tile, squares

EMPTY_RAMP = Ramp(laid=(), heights=(0,) * COLUMNS)


def resting_row(lie: Orientation, column: int, heights: tuple[int, ...]) -> int:
    """§Placement: straight down from above until any square would meet the floor or a tile.

    Only the height of each column matters: nothing moves sideways, so gaps are never filled.
    """
    return max(heights[column + at] - bottom for at, bottom in enumerate(lie.bottoms))


def placements(tile: Tile, heights: tuple[int, ...]) -> tuple[Placement, ...]:
    """Every placement of a tile that is legal on a ramp of these heights, ascending by text."""
    # No tile comes to rest above the highest column, so below the top edge everything fits.
    if max(heights) < ROWS:
        return tile.placements
    taken = _taken_at_the_top(heights)
    return tuple(place for place, cells in tile.highest if cells.isdisjoint(taken))


def choices(tile: Tile, heights: tuple[int, ...]) -> tuple[Choice, ...]:
    """The same and setting the tile aside, which is always allowed."""
    if max(heights) < ROWS:
        return tile.choices
    # The text of setting aside, `-`, comes before every tile's.
    return (SET_ASIDE, *placements(tile, heights))


@lru_cache(maxsize=1024)
def _taken_at_the_top(heights: tuple[int, ...]) -> Shape:
    """The cells from the top row on upwards that no tile can slide into any more."""
    return frozenset(
        Cell(column, row)
        for column, height in enumerate(heights)
        for row in range(ROWS - 1, height)
    )


def row_of(tile: Tile, placement: Placement, heights: tuple[int, ...]) -> int:
    return resting_row(tile.orientations[placement.orientation], placement.column, heights)


@remembered()
def lay(tile: Tile, ramp: Ramp, placement: Placement) -> Ramp:
    """The ramp with the tile at rest on it."""
    lie = tile.orientations[placement.orientation]
    row = resting_row(lie, placement.column, ramp.heights)
    heights = list(ramp.heights)
    for at, top in enumerate(lie.tops):
        heights[placement.column + at] = row + top
    laid = Laid(placement, row, squares(lie, placement.column, row))
    return Ramp((*ramp.laid, laid), tuple(heights))


def gaps(covered: frozenset[Cell], heights: tuple[int, ...]) -> tuple[Cell, ...]:
    """The uncovered spaces of the grid below a tile, from the bottom row up: nothing reaches them."""
    return tuple(cell for cell in CELLS if cell.row < heights[cell.column] and cell not in covered)
