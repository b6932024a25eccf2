"""A ramp: the tiles that lie on it, and how a tile slides down to them."""

from dataclasses import dataclass

from tuckbox.core.square import Cell
from tuckbox.games.fits.board import CELLS, COLUMNS, ROWS
from tuckbox.games.fits.moves import Placement, TileId
from tuckbox.games.fits.tile import Orientation, Tile


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile at rest."""

    placement: Placement
    row: int
    """The row of its lowest square; row 1 is 0."""
    cells: tuple[Cell, ...]
    """Its squares, also those over the top edge."""


@dataclass(frozen=True, slots=True)
class Ramp:
    """One seat's tiles in a round."""

    laid: tuple[Laid, ...]
    """In the order in which they were placed."""
    heights: tuple[int, ...]
    """By column: the row above its highest tile, which may be over the top edge."""
    set_aside: tuple[TileId, ...] = ()
    """The tiles that the seat did not place, in the order of their cards."""

    @property
    def covered(self) -> frozenset[Cell]:
        """Every cell that a tile lies on, also those over the top edge."""
        return frozenset(cell for laid in self.laid for cell in laid.cells)

    @property
    def gaps(self) -> tuple[Cell, ...]:
        """§4.4: the uncovered spaces below a tile, from the bottom row up. Nothing reaches them."""
        covered = self.covered
        return tuple(
            cell for cell in CELLS if cell.row < self.heights[cell.column] and cell not in covered
        )

    def gaps_under(self, laid: Laid) -> tuple[Cell, ...]:
        """Return the gaps that a tile closes which is not laid yet: below it, or between its squares."""
        closed = {
            Cell(column, below)
            for column, row in laid.cells
            for below in range(self.heights[column], min(row, ROWS))
        }
        return tuple(closed.difference(laid.cells))

    def with_laid(self, laid: Laid) -> "Ramp":
        heights = list(self.heights)
        for column, row in laid.cells:
            heights[column] = max(heights[column], row + 1)
        return Ramp((*self.laid, laid), tuple(heights), self.set_aside)

    def with_set_aside(self, tile: TileId) -> "Ramp":
        return Ramp(self.laid, self.heights, (*self.set_aside, tile))


EMPTY_RAMP = Ramp(laid=(), heights=(0,) * COLUMNS)


def resting_row(lie: Orientation, column: int, heights: tuple[int, ...]) -> int:
    """§4.3: straight down from above until any square would meet the floor or a tile.

    Only the height of each column matters: nothing moves sideways, so gaps are never filled (§4.4).
    What stands over the top edge holds up later tiles (§4.7).
    """
    return max(heights[column + at] - bottom for at, bottom in enumerate(lie.bottoms))


def land(tile: Tile, ramp: Ramp, placement: Placement) -> Laid:
    """Return the tile at rest, before it is laid on the ramp."""
    lie = tile.orientations[placement.orientation]
    row = resting_row(lie, placement.column, ramp.heights)
    cells = tuple(Cell(placement.column + across, row + up) for across, up in lie.cells)
    return Laid(placement, row, cells)


def lay(tile: Tile, ramp: Ramp, placement: Placement) -> Ramp:
    return ramp.with_laid(land(tile, ramp, placement))
