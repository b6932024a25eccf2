"""A task card: which areas score, and how much."""

from dataclasses import dataclass
from typing import NewType

from tuckbox.games.bits.stone import Colour

ShapeName = NewType("ShapeName", str)
"""A letter that looks like the shape and its number of squares: `V3`."""


@dataclass(frozen=True, slots=True)
class TaskCard:
    """One card of a task stack."""

    stack: int
    """1 to 4: the round in which it is turned."""
    shape: ShapeName
    squares: int
    """How many squares the shape has."""
    colour: Colour | None
    """The only colour that scores; None for any."""
    points: int
    """For each area of exactly this shape."""
    others: int = 0
    """For each area of as many squares in another shape."""

    @property
    def text(self) -> str:
        """`task 2 V3 B`, as chance turns it."""
        words = ("task", str(self.stack), self.shape, self.colour)
        return " ".join(word for word in words if word)
