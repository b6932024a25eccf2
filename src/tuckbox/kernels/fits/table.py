"""What the compiled FITS knows of tiles and boards: arrays, indexed by tile, action and board.

Actions of seats are numbered in the order of their texts: 0 is setting aside, then come the
placements, tile by tile, so that those of one tile are neighbours.

A skyline is the height of the pile in each column, one byte per column, A lowest. Heights stay
below 16: a tile lies at row 12 at most and is at most four squares high. The squares covered within
the grid are two words of six rows each, six bits to a row, A1 lowest. That is all a placement
needs; what stands above row 12 shows in the skyline alone.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.core.square import Cell, Shape, column_name, height, width

COLUMNS, ROWS = 6, 12
BYTE = 8
HALF_ROWS = 6
HALF_BITS = COLUMNS * HALF_ROWS
HALF = (1 << HALF_BITS) - 1
ROW = (1 << COLUMNS) - 1

WINDOW = 4
"""Columns that are compared at once when a tile slides down: no tile is wider."""
WINDOW_MASK = (1 << WINDOW * BYTE) - 1
LIFT = 0x80808080
"""Added to the heights of a window so that no byte borrows from the next."""
ABOVE = 0x747474747474
"""Added to a skyline it sets the high bit of every column that reaches row 12."""
REACHED = 0x808080808080
ABOVE_STEPS = 5
"""A pile stands 0 to 4 squares above row 11."""
NOWHERE = 127
"""The bottom of a tile in a column that it does not touch: too high ever to come to rest."""

Ints: TypeAlias = npt.NDArray[np.int64]
Drawn: TypeAlias = tuple[str, dict[str, Shape]]
"""A tile: its id, and the ways it can lie by their names."""


SHIFT = 0
"""Bits by which to move a skyline so that the tile's leftmost column comes lowest."""
BOTTOM = 1
"""The lowest square in each column of the window, a byte each."""
COVER = 2
"""The bytes of the skyline that change."""
TOP = 3
"""The height of the tile in those bytes."""
UNIT = 4
"""1 in each of those bytes."""
CELLS = 5
"""The squares of the tile when it lies on the floor."""
LIE_WORDS = 8


class Table(NamedTuple):
    """The components of one game in arrays."""

    first: Ints
    """By tile: its first action; the next tile's is where its actions end."""
    lie: Ints
    """By action: eight words, SHIFT to CELLS; together they fill one line of the memory cache."""
    fitting: npt.NDArray[np.int64]
    """By tile, column and how far the pile there stands above row 11 (0 to 4): the placements
    that this column allows, as bits counted from the tile's first action."""
    seats: int
    boards: Ints
    """The boards in the order in which they are played, as `rows` and `pairs` number them."""
    start: Ints
    """The tiles of the starting cards."""
    rows: npt.NDArray[np.int64]
    """By board, row and covered squares of that row: the points that the row gives."""
    pairs: npt.NDArray[np.int64]
    """By board and pair: half and bit of each of the two symbols, points for both uncovered and
    for one; a board with fewer pairs is filled up with pairs that give nothing."""


class Placing(NamedTuple):
    """A tile in one orientation at one column: an action in the making."""

    text: str
    tile: int
    column: int
    shape: Shape


def placings(tiles: Sequence[Drawn]) -> tuple[Placing, ...]:
    """Every placement of every tile, in the order of their texts."""
    return tuple(
        Placing(f"{id}:{name}@{column_name(column)}", tile, column, shape)
        for tile, (id, orientations) in enumerate(tiles)
        for name, shape in sorted(orientations.items())
        for column in range(COLUMNS - width(shape) + 1)
    )


def _bottom(shape: Shape, column: int) -> int:
    return min((cell.row for cell in shape if cell.column == column), default=NOWHERE)


def _top(shape: Shape, column: int) -> int:
    return max(cell.row + 1 for cell in shape if cell.column == column)


def _bytes(values: Iterable[int]) -> int:
    return sum(value << BYTE * place for place, value in enumerate(values))


def _bits(cells: Iterable[Cell]) -> int:
    return sum(1 << COLUMNS * cell.row + cell.column for cell in cells)


def _array(values: Iterable[int]) -> Ints:
    return np.array(list(values), dtype=np.int64)


def _lie(placing: Placing) -> list[int]:
    columns = range(width(placing.shape))
    shift = BYTE * placing.column
    unit = _bytes(1 for _ in columns) << shift
    lie = [0] * LIE_WORDS
    lie[SHIFT] = shift
    lie[BOTTOM] = _bytes(_bottom(placing.shape, column) for column in range(WINDOW))
    lie[COVER] = 255 * unit
    lie[TOP] = _bytes(_top(placing.shape, column) for column in columns) << shift
    lie[UNIT] = unit
    lie[CELLS] = _bits(placing.shape) << placing.column
    return lie


def _fitting(placed: Sequence[Placing], tiles: int) -> npt.NDArray[np.int64]:
    # §4.6: a tile comes to rest inside the grid if no column holds it up at row 12 or higher.
    fitting = np.zeros((tiles, COLUMNS, ABOVE_STEPS), dtype=np.int64)
    for tile in range(tiles):
        own = [item for item in placed if item.tile == tile]
        for column in range(COLUMNS):
            lowest = [_bottom(item.shape, column - item.column) for item in own]
            for above in range(ABOVE_STEPS):
                bits = [1 << bit for bit, bottom in enumerate(lowest) if above <= bottom]
                fitting[tile, column, above] = sum(bits)
    return fitting


def table(
    tiles: Sequence[Drawn], *, start: Iterable[int], seats: int, rows: Ints, pairs: Ints
) -> Table:
    """The arrays for tiles that stand in the order of their ids."""
    placed = placings(tiles)
    assert all(width(item.shape) <= WINDOW and height(item.shape) <= WINDOW for item in placed)
    counts = [sum(item.tile == tile for item in placed) for tile in range(len(tiles))]
    return Table(
        first=1 + _array([0, *np.cumsum(counts)]),
        lie=np.array([[0] * LIE_WORDS, *map(_lie, placed)]),
        fitting=_fitting(placed, len(tiles)),
        seats=seats,
        boards=np.arange(len(rows)),
        start=_array(start),
        rows=rows,
        pairs=pairs,
    )
