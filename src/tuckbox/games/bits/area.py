"""Areas: what task cards look at."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tuckbox.core.memory import remembered
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


@remembered(kept=24)
def board_areas(board: Board, shapes: Shapes) -> tuple[Area, ...]:
    """The areas of a board; remembered, as views show boards of earlier rounds again and again."""
    return areas(board.squares(), shapes)


def areas(squares: Mapping[Cell, Colour], shapes: Shapes) -> tuple[Area, ...]:
    """The areas of what lies on a board, by their first cell; each coloured square is in one."""
    # §Scoring: gaps and neutral squares bound areas and belong to none.
    left = {cell: squares[cell] for cell in sorted(squares) if squares[cell] != GREY}
    found: list[Area] = []
    while left:
        start, colour = next(iter(left.items()))
        cells = tuple(sorted(_taken_from(left, start)))
        found.append(Area(colour, cells, _shape_name(shapes, cells)))
    return tuple(found)


@lru_cache(maxsize=8192)
def _shape_name(shapes: Shapes, cells: tuple[Cell, ...]) -> ShapeName | None:
    """Remembered: a stone changes one or two areas, the others stay as they are."""
    return shapes.name(shape(cells))


def _taken_from(left: dict[Cell, Colour], start: Cell) -> list[Cell]:
    """The start and all cells of its colour that edges connect with it; diagonals don't connect."""
    colour = left.pop(start)
    cells = [start]
    for cell in cells:  # It grows while it is walked through.
        for near in neighbours(cell):
            if left.get(near) == colour:
                del left[near]
                cells.append(near)
    return cells
