"""What a board scores for the open task cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tuckbox.games.bits.area import Area
from tuckbox.games.bits.task import TaskCard

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
