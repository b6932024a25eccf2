"""Areas: what task cards look at."""

from collections.abc import Mapping
from typing import NamedTuple

from tuckbox.core.square import Cell, neighbours, shape
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.shapes import Shapes
from tuckbox.games.bits.stone import GREY, Colour
from tuckbox.games.bits.task import ShapeName


class Area(NamedTuple):
    """A maximal set of edge-connected squares of one colour."""

    colour: Colour
    cells: tuple[Cell, ...]
    """By column, then by row."""
    shape: ShapeName | None
    """Which of the drawn shapes the whole area is, if any."""


def areas(board: Board, shapes: Shapes) -> tuple[Area, ...]:
    """The areas of a board, by their first cell; every coloured square lies in exactly one."""
    # §Scoring: gaps and neutral squares bound areas and belong to none.
    squares = {cell: colour for cell, colour in board.squares().items() if colour != GREY}
    found: list[Area] = []
    for start in sorted(squares):
        if start in squares:
            colour = squares[start]
            cells = tuple(sorted(_connected(start, squares)))
            for cell in cells:
                del squares[cell]
            found.append(Area(colour, cells, shapes.name(shape(cells))))
    return tuple(found)


def _connected(start: Cell, squares: Mapping[Cell, Colour]) -> set[Cell]:
    """All cells of the start's colour that edges connect with it; diagonals don't connect."""
    cells = {start}
    edge = [start]
    while edge:
        near = neighbours(edge.pop())
        fresh = [c for c in near if c not in cells and squares.get(c) == squares[start]]
        cells.update(fresh)
        edge += fresh
    return cells
