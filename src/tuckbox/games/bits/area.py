"""Areas of one colour, and what they score for the open task cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tuckbox.core.square import Cell, neighbours
from tuckbox.games.bits.shape import ShapeName, Shapes
from tuckbox.games.bits.stone import GREY, Colour
from tuckbox.games.bits.task import TaskCard


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


GRADES = (5, 10, 15, 20, 25, 30)
"""§6.15: the highest total of each grade but the best."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat in one round, by task card."""

    cards: tuple[int, ...]

    @property
    def total(self) -> int:
        """§6.10: it may be less than zero."""
        return sum(self.cards)


def score(cards: Iterable[TaskCard], areas: Sequence[Area]) -> Score:
    """§6.1, §6.5: every card by itself, and every area that fits it."""
    return Score(tuple(sum(area_points(card, area) for area in areas) for card in cards))


def area_points(card: TaskCard, area: Area) -> int:
    """§6.3: only the area as a whole counts, never a part of it."""
    if card.colour not in (None, area.colour):  # §6.6
        return 0
    if area.shape == card.shape:
        return card.points
    return card.others if len(area.cells) == card.squares else 0  # §6.7: not added to the points


def grade(total: int) -> int:
    """§6.15: the solo grade, from 1 (worst) to 7."""
    return 1 + sum(total > most for most in GRADES)
