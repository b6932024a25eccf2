"""Areas of one colour, which task cards score."""

from collections.abc import Iterable
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


def joined(
    before: tuple[Area, ...], squares: Iterable[tuple[Cell, Colour]], shapes: Shapes
) -> tuple[Area, ...]:
    """Return the areas after more squares are covered, ordered by their first cell.

    A square joins the areas of its colour beside it, so that each coloured square is in one of them
    (§8.3). Grey squares and gaps bound areas and belong to none (§6.8, §6.9).
    """
    found = list(before)
    for cell, colour in squares:
        if colour != GREY:
            beside = [area for area in found if area.colour == colour and _touches(area, cell)]
            cells = tuple(sorted([cell, *(one for area in beside for one in area.cells)]))
            found = [area for area in found if area not in beside]
            found.append(Area(colour, cells, shapes.name(cells)))
    return tuple(sorted(found, key=lambda area: area.cells))


def _touches(area: Area, cell: Cell) -> bool:
    return any(near in area.cells for near in neighbours(cell))
