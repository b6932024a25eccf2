"""FITS by brute force on a full grid: slow, plain, and nothing in common with the solver.

Tiles are moved down square by square on a grid of cells, every choice is tried, nothing is merged
or bounded; only the score is the rules' own.
"""

from collections.abc import Iterator, Sequence

from tuckbox.core.square import Cell, Shape, orientations, width
from tuckbox.games.fits.board import Board, score

COLUMNS, ROWS, SKY = 6, 12, 20


def best_score(
    board: Board, covered: frozenset[Cell], tiles: Sequence[Shape], may_refuse: bool
) -> int:
    """Return the best of all ways to place these tiles in this order."""
    if not tiles:
        return score(board, covered).total
    tile, *later = tiles
    results = [best_score(board, covered | cells, later, True) for cells in falls(covered, tile)]
    if may_refuse:
        results.append(best_score(board, covered, later, True))
    return max(results)


def falls(covered: frozenset[Cell], tile: Shape) -> Iterator[frozenset[Cell]]:
    """Yield where a tile can come to rest."""
    for lie in orientations(tile).values():
        for left in range(COLUMNS - width(lie) + 1):
            cells = fall(covered, lie, left)
            if min(cell.row for cell in cells) < ROWS:
                yield cells


def fall(covered: frozenset[Cell], lie: Shape, left: int) -> frozenset[Cell]:
    cells = [Cell(left + column, SKY + row) for column, row in lie]
    while True:
        below = [Cell(column, row - 1) for column, row in cells]
        if any(cell.row < 0 or cell in covered for cell in below):
            return frozenset(cells)
        cells = below
