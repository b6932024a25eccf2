"""A ramp: the tiles that lie on it, and how a tile slides down to them."""

from dataclasses import dataclass, field
from operator import sub

from tuckbox.core.frozen import replace
from tuckbox.core.square import Cell, by_row, moved
from tuckbox.games.fits.board import COLUMNS, ROWS
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
    covered: frozenset[Cell] = field(default=frozenset(), compare=False, repr=False)
    """Every cell that a tile lies on, also those over the top edge."""

    def gaps_under(self, laid: Laid) -> tuple[Cell, ...]:
        """Return the gaps that a tile closes which is not laid yet: below it, or between its squares.

        Nothing reaches these spaces any more (§4.4). They come from the bottom row up, each row from the left.
        """
        closed = {
            Cell(column, below)
            for column, row in laid.cells
            for below in range(self.heights[column], min(row, ROWS))
        }
        return tuple(sorted(closed.difference(laid.cells), key=by_row))

    def with_laid(self, laid: Laid) -> "Ramp":
        heights = list(self.heights)
        for column, row in laid.cells:
            heights[column] = max(heights[column], row + 1)
        return Ramp(
            (*self.laid, laid),
            tuple(heights),
            self.set_aside,
            self.covered.union(laid.cells),
        )

    def with_set_aside(self, tile: TileId) -> "Ramp":
        return replace(self, set_aside=(*self.set_aside, tile))


EMPTY_RAMP = Ramp(laid=(), heights=(0,) * COLUMNS)


def resting_row(lie: Orientation, column: int, heights: tuple[int, ...]) -> int:
    """§4.3: straight down from above until any square would meet the floor or a tile.

    Only the height of each column matters: nothing moves sideways, so gaps are never filled (§4.4).
    What stands over the top edge holds up later tiles (§4.7).
    """
    row: int = max(map(sub, heights[column:], lie.bottoms))
    return row


def land(tile: Tile, ramp: Ramp, placement: Placement) -> Laid:
    """Return the tile at rest, before it is laid on the ramp."""
    lie = tile.orientations[placement.orientation]
    row = resting_row(lie, placement.column, ramp.heights)
    return Laid(placement, row, moved(lie.cells, placement.column, row))


def lay(tile: Tile, ramp: Ramp, placement: Placement) -> Ramp:
    return ramp.with_laid(land(tile, ramp, placement))
