"""What a ramp scores on a board."""

from collections.abc import Iterable
from dataclasses import dataclass

from tuckbox.core.square import Cell
from tuckbox.games.fits.board import ROW_CELLS, ROWS, Board

DOT = -1
COMPLETE_ROW = 1
BOTH_SYMBOLS = 3
ONE_SYMBOL = -3

GRADES = (5, 10, 15, 20, 25, 30)
"""§6.10: the highest total of each grade but the best."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat in one round, by what they are for."""

    dots: int
    rows: int
    values: int
    pairs: int

    @property
    def total(self) -> int:
        return self.dots + self.rows + self.values + self.pairs


def score(board: Board, covered: frozenset[Cell]) -> Score:
    """§6.1 to §6.7. Covered cells over the top edge count for nothing."""
    return Score(
        dots=DOT * len(board.dots - covered),
        rows=COMPLETE_ROW * len(complete_rows(covered)) if board.row_bonus else 0,
        values=sum(value for cell, value in board.values.items() if cell not in covered),
        pairs=sum(_pair(cells, covered) for cells in board.pairs.values()),
    )


def complete_rows(covered: frozenset[Cell]) -> tuple[int, ...]:
    """§6.2: the rows of the grid without an uncovered space."""
    return tuple(row for row, cells in enumerate(ROW_CELLS) if cells <= covered)


def completed_rows(lying: frozenset[Cell], new: Iterable[Cell]) -> tuple[int, ...]:
    """Return the rows of the grid that newly covered cells complete."""
    covered = lying.union(new)
    rows = sorted({cell.row for cell in new})
    return tuple(row for row in rows if row < ROWS and ROW_CELLS[row] <= covered)


def _pair(cells: tuple[Cell, Cell], covered: frozenset[Cell]) -> int:
    """§6.5: what a pair of symbols scores."""
    match sum(cell not in covered for cell in cells):
        case 2:
            return BOTH_SYMBOLS
        case 1:
            return ONE_SYMBOL
        case _:
            return 0


def grade(total: int) -> int:
    """§6.10: the solo grade, from 1 (worst) to 7."""
    return 1 + sum(total > most for most in GRADES)
