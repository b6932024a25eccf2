"""Areas of one colour, which task cards score."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core.square import Cell, connected, shape
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
    found: list[Area] = []
    seen: set[Cell] = set()
    for start in sorted(squares):
        if squares[start] != GREY and start not in seen:
            found.append(_area_of(start, squares, shapes))
            seen.update(found[-1].cells)
    return tuple(found)


def _area_of(start: Cell, squares: Mapping[Cell, Colour], shapes: Shapes) -> Area:
    colour = squares[start]
    cells = connected(start, lambda near: squares.get(near) == colour)
    return Area(colour, tuple(sorted(cells)), shapes.name(shape(cells)))
