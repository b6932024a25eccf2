"""A task card: which areas score, and how much."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tuckbox.core import Message
from tuckbox.core.data_files import ComponentFiles, Glyph, Line, Section, meaning, read_words
from tuckbox.games.bits.shape import ShapeName, Shapes, shape_message
from tuckbox.games.bits.stone import Colour, colour_message

TASKS_FILE = "tasks.txt"
ANY = "any"
STACK_SIZE = 4
POINTS = re.compile(r"[+-]?[0-9]{1,2}")


@dataclass(frozen=True, slots=True)
class TaskCard:
    """One card of a task stack."""

    stack: int
    """1 to 4: the round in which it is turned."""
    shape: ShapeName
    squares: int
    """The number of squares of the shape."""
    colour: Colour | None
    """The only colour that scores; None for any."""
    points: int
    """For each area of exactly this shape."""
    others: int = 0
    """For each area of another shape with the same number of squares."""

    @property
    def text(self) -> str:
        """§7.4: `task 2 V3 B`, as chance turns it."""
        words = ("task", str(self.stack), self.shape, self.colour)
        return " ".join(word for word in words if word)

    @property
    def message(self) -> Message:
        """The card in words."""
        return task_message(self.shape, self.squares, self.colour, self.points, self.others)


class StackRule(NamedTuple):
    """What the rulebook fixes for every card of a stack."""

    sign: int
    """+1 for plus points, -1 for minus points."""
    has_colour: bool = False
    squares: int | None = None
    """The size of every shape, where other shapes of that size score too."""


STACK_RULES = (
    StackRule(sign=+1, squares=4),  # §1.9
    StackRule(sign=+1, has_colour=True),  # §1.12
    StackRule(sign=-1),  # §1.16
    StackRule(sign=+1),  # §1.19
)


def read_stacks(
    files: ComponentFiles, shapes: Shapes, colours: Mapping[str, Colour]
) -> tuple[tuple[TaskCard, ...], ...]:
    """Return the stacks, each with its cards in the order drawn."""
    sections = files.sections(TASKS_FILE)
    for number, section in enumerate(sections, 1):
        found, expected = " ".join(section.words), f"stack {min(number, len(STACK_RULES))}"
        if found != expected:
            raise section.head.error("bits-components-section", found=found, expected=expected)
    if len(sections) != len(STACK_RULES):
        last = sections[-1].head
        raise last.error("bits-components-stacks", found=len(sections), expected=len(STACK_RULES))
    return tuple(
        _read_stack(number, section, shapes, colours) for number, section in enumerate(sections, 1)
    )


def _read_stack(
    number: int, section: Section, shapes: Shapes, colours: Mapping[str, Colour]
) -> tuple[TaskCard, ...]:
    """§1.8: read the four different cards of a stack."""
    cards: dict[str, TaskCard] = {}
    for line in section.body:
        card = _read_card(number, line, shapes, colours)
        if card.text in cards:
            raise line.error("bits-components-task-twice", task=line.text)
        cards[card.text] = card
    if len(cards) != STACK_SIZE:
        raise section.head.error(
            "bits-components-task-count", stack=number, found=len(cards), expected=STACK_SIZE
        )
    return tuple(cards.values())


def _read_card(number: int, line: Line, shapes: Shapes, colours: Mapping[str, Colour]) -> TaskCard:
    """Read a card. §1.22: a player's own card keeps what is fixed for its stack."""
    rule = STACK_RULES[number - 1]
    glyphs = read_words(line)
    if len(glyphs) != (3 if rule.squares is None else 4):
        raise line.error("bits-components-task", found=line.text, stack=number)
    shape, colour, points, *others = glyphs
    name = meaning(shape, {name: name for name in shapes.drawn})
    squares = len(shapes.drawn[name])
    if rule.squares not in (None, squares):
        raise shape.line.error(
            "bits-components-task-size", shape.column, shape=name, expected=int(rule.squares or 0)
        )
    known: Mapping[str, Colour | None] = colours if rule.has_colour else {ANY: None}
    return TaskCard(
        stack=number,
        shape=name,
        squares=squares,
        colour=meaning(colour, known),
        points=_read_points(points, rule.sign),
        others=_read_points(others[0], rule.sign) if others else 0,
    )


def _read_points(glyph: Glyph, sign: int) -> int:
    if not POINTS.fullmatch(glyph.text) or int(glyph.text) * sign <= 0:
        code = "bits-components-plus" if sign > 0 else "bits-components-minus"
        raise glyph.line.error(code, glyph.column, found=glyph.text)
    return int(glyph.text)


def task_message(shape: str, squares: int, colour: str | None, points: int, others: int) -> Message:
    """Return what a task card asks for and gives."""
    asked = shape_message(shape, squares)
    if colour is not None:
        return Message.of(
            "bits-task-colour", shape=asked, colour=colour_message(colour), points=points
        )
    if others:
        return Message.of(
            "bits-task-size", shape=asked, points=points, others=others, squares=squares
        )
    return Message.of("bits-task-shape", shape=asked, points=points)
