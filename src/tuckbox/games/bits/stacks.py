"""The four stacks of task cards, drawn in `tasks.txt`."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from tuckbox.core.component import ComponentFiles, Line, Section
from tuckbox.core.drawing import Glyph, meaning, read_words
from tuckbox.games.bits.shapes import Shapes
from tuckbox.games.bits.stone import Colour
from tuckbox.games.bits.task import TaskCard

FILE = "tasks.txt"
ANY = "any"
STACK_SIZE = 4
POINTS = re.compile(r"[+-]?[0-9]{1,2}")


class StackRule(NamedTuple):
    """What the rulebook fixes for every card of a stack."""

    sign: int
    """+1 for plus points, -1 for minus points."""
    has_colour: bool = False
    squares: int | None = None
    """The size of every shape, where the size itself scores."""


# §Components, the table of task cards.
RULES = (
    StackRule(sign=+1, squares=4),
    StackRule(sign=+1, has_colour=True),
    StackRule(sign=-1),
    StackRule(sign=+1),
)


def read_stacks(
    files: ComponentFiles, shapes: Shapes, colours: Mapping[str, Colour]
) -> tuple[tuple[TaskCard, ...], ...]:
    """The stacks in order; each must hold four different cards of its kind."""
    sections = files.sections(FILE)
    for number, section in enumerate(sections, 1):
        found, expected = " ".join(section.words), f"stack {min(number, len(RULES))}"
        if found != expected:
            raise section.head.error("bits-components-section", found=found, expected=expected)
    if len(sections) != len(RULES):
        last = sections[-1].head
        raise last.error("bits-components-stacks", found=len(sections), expected=len(RULES))
    return tuple(
        _stack(number, section, shapes, colours) for number, section in enumerate(sections, 1)
    )


def _stack(
    number: int, section: Section, shapes: Shapes, colours: Mapping[str, Colour]
) -> tuple[TaskCard, ...]:
    cards: dict[str, TaskCard] = {}
    for line in section.body:
        card = _card(number, line, shapes, colours)
        if card.text in cards:
            raise line.error("bits-components-task-twice", task=line.text)
        cards[card.text] = card
    if len(cards) != STACK_SIZE:
        raise section.head.error(
            "bits-components-task-count", stack=number, found=len(cards), expected=STACK_SIZE
        )
    return tuple(cards.values())


def _card(number: int, line: Line, shapes: Shapes, colours: Mapping[str, Colour]) -> TaskCard:
    rule = RULES[number - 1]
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
        points=_points(points, rule.sign),
        others=_points(others[0], rule.sign) if others else 0,
    )


def _points(glyph: Glyph, sign: int) -> int:
    if not POINTS.fullmatch(glyph.text) or int(glyph.text) * sign <= 0:
        code = "bits-components-plus" if sign > 0 else "bits-components-minus"
        raise glyph.line.error(code, glyph.column, found=glyph.text)
    return int(glyph.text)
