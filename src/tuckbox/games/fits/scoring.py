"""What a ramp scores on a board."""

from typing import NamedTuple

from tuckbox.core.square import Cell
from tuckbox.games.fits.board import ROW_CELLS, Board
from tuckbox.games.fits.position import Ramp

DOT = -1
COMPLETE_ROW = 1
BOTH_SYMBOLS = 3
ONE_SYMBOL = -3

GRADES = (5, 10, 15, 20, 25, 30)
"""The highest total of each grade but the best."""


class Score(NamedTuple):
    """The points of one seat in one round, by their parts."""

    dots: int
    rows: int
    values: int
    pairs: int

    @property
    def total(self) -> int:
        return sum(self)


def score(board: Board, covered: frozenset[Cell]) -> Score:
    """§Scoring. Covered cells over the top edge count for nothing."""
    return Score(
        dots=DOT * len(board.dots - covered),
        rows=COMPLETE_ROW * len(complete_rows(covered)) if board.row_bonus else 0,
        values=sum(value for cell, value in board.values.items() if cell not in covered),
        pairs=sum(_pair(cells, covered) for cells in board.pairs.values()),
    )


def ramp_score(board: Board, ramp: Ramp) -> Score:
    """What the ramp scores as it stands."""
    return score(board, ramp.covered)


def complete_rows(covered: frozenset[Cell]) -> tuple[int, ...]:
    """The rows of the grid without an uncovered space."""
    return tuple(row for row, cells in enumerate(ROW_CELLS) if cells <= covered)


def _pair(cells: tuple[Cell, Cell], covered: frozenset[Cell]) -> int:
    match sum(cell not in covered for cell in cells):
        case 2:
            return BOTH_SYMBOLS
        case 1:
            return ONE_SYMBOL
        case _:
            return 0


def grade(total: int) -> int:
    """§Scoring: the solo grade, from 1 (worst) to 7."""
    return 1 + sum(total > most for most in GRADES)
