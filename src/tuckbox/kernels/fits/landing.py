"""Where a tile comes to rest and what it changes: the innermost loop of everything else."""

from tuckbox.kernels.fits.table import (
    ABOVE,
    BOTTOM,
    BYTE,
    CELLS,
    COLUMNS,
    COVER,
    HALF,
    HALF_BITS,
    HALF_ROWS,
    LIFT,
    REACHED,
    ROWS,
    SHIFT,
    TOP,
    UNIT,
    WINDOW_MASK,
    Table,
)
from tuckbox.kernels.jit import jit


@jit
def rest(table: Table, sky: int, action: int) -> int:
    """§4.3: the row, from 0, in which the lowest square of the tile comes to rest."""
    window = ((sky >> table.lie[action, SHIFT]) & WINDOW_MASK | LIFT) - table.lie[action, BOTTOM]
    left = max(window & 255, window >> 8 & 255)
    right = max(window >> 16 & 255, window >> 24)
    return max(left, right) - 128


@jit
def fitting(table: Table, sky: int, tile: int) -> int:
    """§4.6: the placements of a tile of which at least one square ends inside the grid.

    Bits, counted from the tile's first action. Each column has its say.
    """
    bits = (1 << table.first[tile + 1] - table.first[tile]) - 1
    if (sky + ABOVE) & REACHED == 0:
        return bits
    for column in range(COLUMNS):
        above = (sky >> BYTE * column & 255) - (ROWS - 1)
        if above > 0:
            bits &= table.fitting[tile, column, above]
    return bits


@jit
def raised(table: Table, sky: int, action: int, row: int) -> int:
    """Return the skyline after a placement."""
    return (sky & ~table.lie[action, COVER]) | (
        table.lie[action, TOP] + row * table.lie[action, UNIT]
    )


@jit
def covered(table: Table, action: int, row: int) -> tuple[int, int]:
    """Return the squares of the grid that a placement covers: rows 1 to 6, and 7 to 12."""
    cells = table.lie[action, CELLS]
    if row < HALF_ROWS:
        cells = cells << COLUMNS * row
        return cells & HALF, cells >> HALF_BITS & HALF
    return 0, cells << COLUMNS * (row - HALF_ROWS) & HALF
