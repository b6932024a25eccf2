"""Counting a board."""

from tuckbox.kernels.fits.table import COLUMNS, HALF_ROWS, ROW, Table
from tuckbox.kernels.jit import jit


@jit
def _pair_points(table: Table, board: int, low: int, high: int) -> int:
    """§6.5: pairs of symbols, of which both, one or none are uncovered."""
    total = 0
    for pair in range(table.pairs.shape[1]):
        first = high if table.pairs[board, pair, 0] else low
        second = high if table.pairs[board, pair, 2] else low
        open_first = first >> table.pairs[board, pair, 1] & 1 == 0
        open_second = second >> table.pairs[board, pair, 3] & 1 == 0
        if open_first and open_second:
            total += table.pairs[board, pair, 4]
        elif open_first or open_second:
            total += table.pairs[board, pair, 5]
    return total


@jit
def points(table: Table, board: int, low: int, high: int) -> int:
    """§6.1: what a board gives with these squares covered."""
    total = _pair_points(table, board, low, high)
    for row in range(HALF_ROWS):
        total += table.rows[board, row, low & ROW]
        total += table.rows[board, row + HALF_ROWS, high & ROW]
        low >>= COLUMNS
        high >>= COLUMNS
    return total
