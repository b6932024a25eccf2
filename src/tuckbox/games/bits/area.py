"""Areas of one colour, which task cards score."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tuckbox.core.square import Cell, connected
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
    by_colour: dict[Colour, set[Cell]] = {}
    for cell, colour in squares.items():
        if colour != GREY:
            by_colour.setdefault(colour, set()).add(cell)
    found = [
        Area(colour, cells, shapes.name(cells))
        for colour, left in by_colour.items()
        for cells in _components(left)
    ]
    return tuple(sorted(found, key=lambda area: area.cells))


def _components(left: set[Cell]) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells that are connected edge to edge, and take them out of those left."""
    while left:
        cells = connected(next(iter(left)), left)
        left.difference_update(cells)
        yield tuple(sorted(cells))
