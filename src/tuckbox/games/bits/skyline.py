"""The skyline of a board: how high each column is filled, which alone decides what fits."""

from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from tuckbox.core.square import Cell
from tuckbox.games.bits.moves import Slot

Skyline: TypeAlias = tuple[int, ...]
"""By column: how many squares are filled or covered."""


@lru_cache(maxsize=100_000)
def fitting(heights: Skyline, rows: int) -> tuple[Slot, ...]:
    """The ways in which a stone can be laid so that it stays within the rows, in order of text."""
    # §Placement: lying, both columns at most 5 high; standing, the column at most 4 high.
    lying = (
        Slot(False, column)
        for column, (left, right) in enumerate(pairwise(heights))
        if left < rows and right < rows
    )
    standing = (Slot(True, column) for column, high in enumerate(heights) if high <= rows - 2)
    return (*lying, *standing)


def rest(heights: Skyline, slot: Slot) -> tuple[Cell, Cell]:
    """Where a stone comes to rest: its left or lower square first."""
    # §Placement: straight down only; a lying stone rests on the higher of its two columns.
    column = slot.column
    if slot.is_standing:
        row = heights[column]
        return Cell(column, row), Cell(column, row + 1)
    row = max(heights[column], heights[column + 1])
    return Cell(column, row), Cell(column + 1, row)


def raised(heights: Skyline, cells: tuple[Cell, Cell]) -> Skyline:
    """The skyline with a stone on it; what it covers counts as filled."""
    tops = {column: row + 1 for column, row in cells}
    return tuple(tops.get(column, high) for column, high in enumerate(heights))


def covered_gaps(heights: Skyline, cells: tuple[Cell, Cell]) -> tuple[Cell, ...]:
    """The empty squares that a stone coming to rest there shuts off, by column."""
    return tuple(
        Cell(column, row)
        for column, row_of_stone in cells
        for row in range(heights[column], row_of_stone)
        # A standing stone's upper square has its own lower one below it, which is no gap.
        if Cell(column, row) not in cells
    )
