"""What the compiled FITS knows of tiles and boards: arrays, indexed by tile, action and board.

Actions of seats are numbered in the order of their texts: 0 is setting aside, then come the
placements, tile by tile, so that those of one tile are neighbours.

A skyline is the height of the pile in each column, one byte per column, A lowest. Heights stay
below 16: a tile lies at row 12 at most and is at most four squares high. The squares covered within
the grid are two words of six rows each, six bits to a row, A1 lowest. That is all a placement
needs; what stands above row 12 shows in the skyline alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.core import Options
from tuckbox.core.square import Cell
from tuckbox.games.fits import board as grid
from tuckbox.games.fits.board import (
    BOTH_SYMBOLS,
    COMPLETE_ROW,
    ONE_SYMBOL,
    OPEN_DOT,
    Board,
    BoardId,
)
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import Placement
from tuckbox.games.fits.tile import Orientation

COLUMNS, ROWS = grid.COLUMNS, grid.ROWS
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

PAIR_WORDS = 6


class Table(NamedTuple):
    """The components of one game in arrays."""

    first: Ints
    """By tile: its first action; the next tile's is where its actions end."""
    lie: Ints
    """By action: eight words, SHIFT to CELLS; together they fill one line of the memory cache."""
    fitting: Ints
    """By tile, column and how far the pile there stands above row 11 (0 to 4): the placements
    that this column allows, as bits counted from the tile's first action."""
    seats: int
    boards: Ints
    """The boards in the order in which they are played, as `rows` and `pairs` number them."""
    start: Ints
    """The tiles of the starting cards."""
    rows: Ints
    """By board, row and covered squares of that row: the points that the row gives."""
    pairs: Ints
    """By board and pair: half and bit of each of the two symbols, points for both uncovered and
    for one; a board with fewer pairs is filled up with pairs that give nothing."""


def game_table(components: Components, options: Options) -> Table:
    """Return the table for one choice of options; only the boards in play are in it."""
    boards = [components.boards[id] for id in map(BoardId, options.sequence("boards"))]
    tiles = components.building_cards
    placed = list(_placed(components))
    counts = [len(components.tiles[tile].placements) for tile in tiles]
    return Table(
        first=1 + np.cumsum([0, *counts]),
        lie=np.array([[0] * LIE_WORDS, *(_lie(lie, at.column) for at, lie in placed)]),
        fitting=np.array([_fitting([one for one in placed if one[0].tile == id]) for id in tiles]),
        seats=options.seats,
        boards=np.arange(len(boards)),
        start=np.array([tiles.index(id) for id in components.starts]),
        rows=np.stack([_rows(board) for board in boards]),
        pairs=_pairs(boards),
    )


# Placements

Placed: TypeAlias = tuple[Placement, Orientation]


def _placed(components: Components) -> Iterator[Placed]:
    """Yield every placement in the order of the actions, with how the tile lies."""
    for id in components.building_cards:
        tile = components.tiles[id]
        for placement in tile.placements:
            lie = tile.orientations[placement.orientation]
            assert lie.width <= WINDOW
            assert lie.height <= WINDOW
            yield placement, lie


def _lie(lie: Orientation, column: int) -> list[int]:
    shift = BYTE * column
    unit = _bytes([1] * lie.width) << shift
    words = [0] * LIE_WORDS
    words[SHIFT] = shift
    words[BOTTOM] = _bytes(_bottom(lie, column) for column in range(WINDOW))
    words[COVER] = 255 * unit
    words[TOP] = _bytes(lie.tops) << shift
    words[UNIT] = unit
    words[CELLS] = sum(1 << COLUMNS * cell.row + cell.column for cell in lie.cells) << column
    return words


def _bottom(lie: Orientation, column: int) -> int:
    return lie.bottoms[column] if 0 <= column < lie.width else NOWHERE


def _bytes(values: Iterable[int]) -> int:
    return sum(value << BYTE * place for place, value in enumerate(values))


def _fitting(placed: Sequence[Placed]) -> Ints:
    """Return `fitting` of the table for the placements of one tile."""
    # §4.6: a tile comes to rest inside the grid if no column holds it up at row 12 or higher.
    fitting = np.zeros((COLUMNS, ABOVE_STEPS), dtype=np.int64)
    for column in range(COLUMNS):
        lowest = [_bottom(lie, column - placement.column) for placement, lie in placed]
        for above in range(ABOVE_STEPS):
            bits = [1 << bit for bit, bottom in enumerate(lowest) if above <= bottom]
            fitting[column, above] = sum(bits)
    return fitting


# Boards


def worth(board: Board, cell: Cell) -> int:
    """Return what a space scores on its own when uncovered; a symbol scores as a pair."""
    return OPEN_DOT if cell in board.dots else board.values.get(cell, 0)


def _rows(board: Board) -> Ints:
    """Return by row and covered squares the points for uncovered spaces and for a complete row."""
    rows = np.zeros((ROWS, ROW + 1), dtype=np.int64)
    for row in range(ROWS):
        points = [worth(board, Cell(column, row)) for column in range(COLUMNS)]
        for squares in range(ROW + 1):
            open_ = [value for column, value in enumerate(points) if not squares >> column & 1]
            bonus = COMPLETE_ROW if board.row_bonus and not open_ else 0
            rows[row, squares] = sum(open_) + bonus
    return rows


def _pairs(boards: Sequence[Board]) -> Ints:
    most = max(len(board.pairs) for board in boards)
    pairs = np.zeros((len(boards), most, PAIR_WORDS), dtype=np.int64)
    for place, board in enumerate(boards):
        for number, (one, other) in enumerate(board.pairs.values()):
            pairs[place, number] = [*_bit(one), *_bit(other), BOTH_SYMBOLS, ONE_SYMBOL]
    return pairs


def _bit(cell: Cell) -> tuple[int, int]:
    """Return the word of the grid in which a space stands, and its bit there."""
    return cell.row // HALF_ROWS, COLUMNS * (cell.row % HALF_ROWS) + cell.column
