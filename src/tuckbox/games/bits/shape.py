"""The shapes that task cards may show, drawn in `shapes.txt`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NewType, TypeAlias

from tuckbox.core import Message
from tuckbox.core.data_files import ComponentFiles, Section, meaning, read_letters, read_rectangle
from tuckbox.core.square import Cell, Shape, connected, orientations, shape

ShapeName = NewType("ShapeName", str)
"""§1.21: a letter that looks like the shape and its number of squares, `V3`."""

Offsets: TypeAlias = tuple[tuple[int, int], ...]

SHAPES_FILE = "shapes.txt"
LEGEND = {"#": True, ".": False}
NAME = re.compile(r"[A-Z]+([0-9]+)")
NAMED_SHAPES = ("O1", "O4", "L4", "S4", "V3")
"""The shapes that have a word of their own; the others are called by their letter."""
MOST_SQUARES = 36
"""§1.1: a larger shape lies on no board."""


@dataclass(frozen=True, eq=False)
class Shapes:
    """Shapes by name, in the order in which they are drawn. Each set of components has its own."""

    drawn: Mapping[ShapeName, Shape]

    @cached_property
    def _names(self) -> dict[Offsets, ShapeName]:
        """§6.4: the name of each shape in every way it can lie, turned and mirrored."""
        return {
            _offsets(sorted(way)): name
            for name, cells in self.drawn.items()
            for way in orientations(cells).values()
        }

    def name(self, cells: Sequence[Cell]) -> ShapeName | None:
        """Return which of the shapes these cells, given in order, have, however they lie."""
        return self._names.get(_offsets(cells))


def _offsets(cells: Sequence[Cell]) -> Offsets:
    """Return where the cells lie, seen from the first of them."""
    first_column, first_row = cells[0]
    return tuple([(column - first_column, row - first_row) for column, row in cells])


def read_shapes(files: ComponentFiles) -> Shapes:
    """Read the shapes; each must be connected, named for its size, and drawn only once."""
    drawn: dict[ShapeName, Shape] = {}
    names: dict[Shape, ShapeName] = {}
    for section in files.sections(SHAPES_FILE):
        name = _read_name(section)
        cells = _read_cells(section)
        _check(section, name, cells)
        known = name if name in drawn else names.get(cells)
        if known is not None:
            raise section.head.error("bits-components-shape-twice", shape=name, known=known)
        drawn[name] = cells
        names |= dict.fromkeys(orientations(cells).values(), name)
    return Shapes(drawn)


def _read_name(section: Section) -> ShapeName:
    if len(section.words) != 1 or not NAME.fullmatch(section.words[0]):
        raise section.head.error("bits-components-shape-name", found=" ".join(section.words))
    return ShapeName(section.words[0])


def _read_cells(section: Section) -> Shape:
    rows = [read_letters(line) for line in section.body]
    if not rows:
        raise section.head.error("bits-components-shape-empty", shape=section.words[0])
    filled = [cell for cell, glyph in read_rectangle(rows).items() if meaning(glyph, LEGEND)]
    if not filled:
        raise section.body[0].error("bits-components-shape-empty", shape=section.words[0])
    if len(filled) > MOST_SQUARES:
        raise section.head.error(
            "bits-components-shape-large", shape=section.words[0], most=MOST_SQUARES
        )
    return shape(filled)


def _check(section: Section, name: ShapeName, cells: Shape) -> None:
    squares = NAME.fullmatch(name)
    if squares and int(squares[1]) != len(cells):
        raise section.head.error("bits-components-shape-size", shape=name, found=len(cells))
    if len(connected(min(cells), cells)) < len(cells):
        raise section.body[0].error("bits-components-shape-apart", shape=name)


def shape_message(shape: str, squares: int) -> Message:
    """Return what a shape is called: `straight line of 3 squares`."""
    if shape in NAMED_SHAPES:
        return Message.of(f"bits-shape-{shape}")
    letter = shape.rstrip("0123456789")
    if letter == "I":
        return Message.of("bits-shape-line", squares=squares)
    return Message.of("bits-shape-letter", letter=letter, squares=squares)
