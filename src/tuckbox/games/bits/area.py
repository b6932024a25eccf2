"""Areas of one colour, which task cards score."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core.square import Cell, neighbours
from tuckbox.games.bits.shape import ShapeName, Shapes
from tuckbox.games.bits.stone import GREY, Colour


@dataclass(frozen=True, slots=True)
class Area:
    """§6.2: all squares of one colour that are connected edge to edge."""

    colour: Colour
    cells: tuple[Cell, ...]
    """By column, then by row."""
    shape: ShapeName | None
    """Which of the drawn shapes the whole area has, if any."""


def areas(squares: Mapping[Cell, Colour], shapes: Shapes) -> tuple[Area, ...]:
    """Return the areas on a board, ordered by their first cell.

    Each coloured square is in one of them (§8.3). Grey squares and gaps bound areas and belong to
    none (§6.8, §6.9).
    """
    left = {cell: squares[cell] for cell in sorted(squares) if squares[cell] != GREY}
    found: list[Area] = []
    while left:
        start, colour = next(iter(left.items()))
        cells = tuple(sorted(_taken_from(left, start)))
        found.append(Area(colour, cells, shapes.name(cells)))
    return tuple(found)


def _taken_from(left: dict[Cell, Colour], start: Cell) -> list[Cell]:
    """Take out the start and all squares of its colour that are connected with it."""
    colour = left.pop(start)
    cells = [start]
    for cell in cells:  # It grows during the loop.
        for near in neighbours(cell):
            if left.get(near) == colour:
                del left[near]
                cells.append(near)
    return cells
