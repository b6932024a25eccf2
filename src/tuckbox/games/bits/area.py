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
        if colour == GREY:
            continue
        near = frozenset(neighbours(cell))
        beside: list[Area] = []
        apart: list[Area] = []
        for area in found:
            touches = area.colour == colour and not near.isdisjoint(area.cells)
            (beside if touches else apart).append(area)
        cells = tuple(sorted([cell, *(one for area in beside for one in area.cells)]))
        found = [*apart, Area(colour, cells, shapes.name(cells))]
    return tuple(sorted(found, key=lambda area: area.cells))


def new_areas(before: tuple[Area, ...], after: tuple[Area, ...]) -> list[Area]:
    """Return the areas that were not there before; one that no stone touched is still the same."""
    known = set(map(id, before))
    return [area for area in after if id(area) not in known]
