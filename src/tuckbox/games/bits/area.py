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
    found: list[Area] = []
    seen: set[Cell] = set()
    for start in sorted(squares):
        # §Scoring: gaps and neutral squares bound areas and belong to none.
        if start not in seen and squares[start] != GREY:
            cells = tuple(sorted(_connected(start, squares)))
            seen.update(cells)
            found.append(Area(squares[start], cells, _shape_name(shapes, cells)))
    return tuple(found)


@lru_cache(maxsize=8192)
def _shape_name(shapes: Shapes, cells: tuple[Cell, ...]) -> ShapeName | None:
    """Remembered: a stone changes one or two areas, the others stay as they are."""
    return shapes.name(shape(cells))


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
