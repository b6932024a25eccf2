"""What seats and chance can do, and the text of each move."""

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from tuckbox.core import InvalidMove
from tuckbox.core.square import column_name, parse_column
from tuckbox.games.bits.stone import Colour, Stone
from tuckbox.games.bits.task import TaskCard

if TYPE_CHECKING:
    from tuckbox.games.bits.components import Components

LYING = ">"
STANDING = "^"

START: Literal["start"] = "start"
CARD: Literal["card"] = "card"
Deck: TypeAlias = Literal["start", "card"]
"""The pile of starting cards, or of building cards."""


class Slot(NamedTuple):
    """Where a stone slides down: lying in two neighbouring columns, or standing in one."""

    is_standing: bool
    column: int
    """The left one for a lying stone."""

    @property
    def text(self) -> str:
        return (STANDING if self.is_standing else LYING) + column_name(self.column)


class Placement(NamedTuple):
    """Slide a stone down the ramp: its colours as they lie, and where."""

    first: Colour
    """The left or the lower square."""
    second: Colour
    slot: Slot

    @property
    def text(self) -> str:
        """§7.2, §7.3: `RB>C` lies, `RB^C` stands."""
        return self.first + self.second + self.slot.text

    @property
    def colours(self) -> tuple[Colour, Colour]:
        return self.first, self.second


class TaskDraw(NamedTuple):
    """Chance turns a card of a task stack."""

    card: TaskCard

    @property
    def text(self) -> str:
        """§7.4: `task 2 V3 B`."""
        return self.card.text


class Draw(NamedTuple):
    """Chance deals a starting card to the next seat, or turns a building card for all."""

    deck: Deck
    stone: Stone

    @property
    def text(self) -> str:
        """§7.4: `start RB`, `card RB`."""
        return f"{self.deck} {self.stone}"


Move: TypeAlias = Placement | TaskDraw | Draw


def parse_move(text: str, components: "Components") -> Move:
    """Return the move with this text; raise `InvalidMove` for any other text."""
    match text.split(" "):
        case ["task" | "start" | "card", *_] as words:
            return _parse_draw(text, words, components)
    return _parse_placement(text, components)


def _parse_draw(text: str, words: list[str], components: "Components") -> Move:
    match words:
        case ["task", *_]:
            for card in (card for stack in components.stacks for card in stack):
                if card.text == text:
                    return TaskDraw(card)
        case ["start", name] if name in components.starts:
            return Draw(START, Stone(name))
        case ["card", name] if name in components.building_cards:
            return Draw(CARD, Stone(name))
    raise InvalidMove.of("bits-move-no-such-card", text=text)


def _parse_placement(text: str, components: "Components") -> Placement:
    if len(text) != 4 or text[2] not in (LYING, STANDING):
        raise InvalidMove.of("bits-move-unreadable", text=text)
    slot = Slot(text[2] == STANDING, parse_column(text[3]))
    placement = Placement(Colour(text[0]), Colour(text[1]), slot)
    if components.stone_of(placement) not in (*components.stones, components.neutral):
        raise InvalidMove.of("bits-move-no-such-stone", text=text[:2], colours=components.colours)
    if slot not in components.slots:
        code = f"bits-move-{'standing' if slot.is_standing else 'lying'}-column"
        last = components.columns - (1 if slot.is_standing else 2)
        raise InvalidMove.of(code, found=text[3], last=column_name(last))
    return placement
