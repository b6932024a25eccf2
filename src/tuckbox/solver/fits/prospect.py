"""What a FITS board can still give: the tables behind an optimistic bound.

Gaps are never filled, so every space below the skyline is decided: covered, or uncovered for good.
What counts of a position is its skyline, the rows that a gap has spoiled (where complete rows
score), and which pairs have one symbol decided and uncovered. Everything else is in one number:

    hope = the points if from now on everything went as well as the skyline allows

The hope never rises. It falls when a space worth keeping is covered, when a gap opens below a tile,
and at the end by every space that should have been covered and wasn't.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tuckbox.core.square import Cell
from tuckbox.games.fits.board import BOTH_SYMBOLS, COMPLETE_ROW, ONE_SYMBOL, Board
from tuckbox.kernels.fits.table import CELLS, COLUMNS, ROWS, WINDOW, Ints, Table, worth

HEIGHTS = 16
"""A column is 0 to 15 high."""
NEED_BITS = 16
NEED = (1 << NEED_BITS) - 1
ROW_BITS = (1 << ROWS) - 1


class Prospect(NamedTuple):
    """One board, as the search sees it."""

    sky: Ints
    """By column and height: what its spaces give at best, uncovered ones below the height and all
    above it, and (in the lowest bits) how many above it should be covered."""
    end: Ints
    """By column and height: points lost when nothing more is placed there."""
    cover: Ints
    """By action and row: the points, if uncovered, of the spaces that a placement covers."""
    holes: Ints
    """By action: the rows of the tile that have a hole below another of its squares."""
    row_bonus: int
    """For a complete row."""
    pairs: Ints
    """By pair: column and row of the one symbol and of the other."""


def prospect(board: Board, table: Table) -> Prospect:
    columns = [[worth(board, Cell(c, row)) for row in range(ROWS)] for c in range(COLUMNS)]
    return Prospect(
        sky=np.array([[_at_best(column, h) for h in range(HEIGHTS)] for column in columns]),
        end=np.array([[_at_end(column, h) for h in range(HEIGHTS)] for column in columns]),
        cover=np.array([_covers(columns, int(lie[CELLS])) for lie in table.lie]),
        holes=np.array([_holes(int(lie[CELLS])) for lie in table.lie]),
        row_bonus=COMPLETE_ROW if board.row_bonus else 0,
        pairs=_pairs(board),
    )


def _at_best(worth: list[int], height: int) -> int:
    above = worth[height:]
    points = sum(worth[:height]) + sum(value for value in above if value > 0)
    return (points << NEED_BITS) + sum(value < 0 for value in above)


def _at_end(worth: list[int], height: int) -> int:
    return sum(value for value in worth[height:] if value < 0)


def _squares(cells: int) -> Iterator[Cell]:
    for bit in range(COLUMNS * WINDOW):
        if cells >> bit & 1:
            yield Cell(bit % COLUMNS, bit // COLUMNS)


def _covers(columns: list[list[int]], cells: int) -> list[int]:
    return [
        sum(columns[column][row + up] for column, up in _squares(cells) if row + up < ROWS)
        for row in range(ROWS)
    ]


def _holes(cells: int) -> int:
    squares = set(_squares(cells))
    below = {Cell(column, row) for column, top in squares for row in range(top)}
    # Below its lowest square in a column the tile has no hole, but perhaps a gap: see `reach`.
    inner = {cell for cell in below - squares if any(_is_below(low, cell) for low in squares)}
    return sum(1 << row for row in {cell.row for cell in inner})


def _is_below(low: Cell, cell: Cell) -> bool:
    return low.column == cell.column and low.row < cell.row


def _pairs(board: Board) -> Ints:
    places = [[*one, *other] for one, other in board.pairs.values()]
    return np.array(places, dtype=np.int64).reshape(len(places), 4)


def first_hope(board: Prospect) -> int:
    """Return the hope of an empty ramp."""
    return ROWS * board.row_bonus + len(board.pairs) * max(BOTH_SYMBOLS, ONE_SYMBOL, 0)
