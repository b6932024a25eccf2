"""What lies on the table: the marks of the two seats, and what they are called."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from tuckbox.core import Actor, Message, Options
from tuckbox.core.square import Cell

Marks: TypeAlias = frozenset[Cell]
KINDS = ("cross", "nought")
"""By seat."""


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


def mark_message(seat: int) -> Message:
    return Message.of(f"noughts-{KINDS[seat - 1]}")


def cell_names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(cell.name for cell in sorted(cells))
