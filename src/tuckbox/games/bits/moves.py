"""What seats and chance do, each a frozen value with a text."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tuckbox.core.square import column_name
from tuckbox.games.bits.stone import Colour, Stone
from tuckbox.games.bits.task import TaskCard

LYING = ">"
STANDING = "^"


class Slot(NamedTuple):
    """A way to let a stone slide down: lying in two neighbouring columns, or standing in one."""

    is_standing: bool
    column: int
    """The left one for a lying stone."""

    @property
    def text(self) -> str:
        return (STANDING if self.is_standing else LYING) + column_name(self.column)


@dataclass(frozen=True, slots=True)
class Placement:
    """A seat lets a stone slide down its ramp: `RB>C` lies, `RB^C` stands."""

    first: Colour
    """The left or the lower square."""
    second: Colour
    slot: Slot

    @property
    def text(self) -> str:
        return self.first + self.second + self.slot.text

    @property
    def colours(self) -> tuple[Colour, Colour]:
        return self.first, self.second


@dataclass(frozen=True, slots=True)
class TurnTask:
    """Chance turns the top card of a task stack: `task 2 V3 B`."""

    card: TaskCard

    @property
    def text(self) -> str:
        return self.card.text


@dataclass(frozen=True, slots=True)
class DealStart:
    """Chance deals a starting card to the next seat: `start RB`."""

    stone: Stone

    @property
    def text(self) -> str:
        return f"start {self.stone}"


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance turns a building card: `card RB`."""

    stone: Stone

    @property
    def text(self) -> str:
        return f"card {self.stone}"


Draw: TypeAlias = TurnTask | DealStart | TurnCard
"""What chance does."""

Move: TypeAlias = Placement | Draw
