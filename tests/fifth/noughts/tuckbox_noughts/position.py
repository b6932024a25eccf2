"""What lies on the table: the marks of the two seats."""

from dataclasses import dataclass
from typing import TypeAlias

from tuckbox.core import Actor, Options
from tuckbox.core.square import Cell

Marks: TypeAlias = frozenset[Cell]


@dataclass(frozen=True, slots=True)
class Position:
    """A game between two entries."""

    options: Options
    marks: tuple[Marks, Marks]
    """The crosses of seat 1, and the noughts of seat 2."""

    def of(self, seat: Actor) -> Marks:
        return self.marks[seat - 1]

    @property
    def taken(self) -> Marks:
        return self.marks[0] | self.marks[1]
