"""Boards as pictures: reads a drawing into cells, and names the place of any mistake in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from tuckbox.core.data_files import Line
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.core.square import Cell

T = TypeVar("T")

CENTRE_GLYPH = "#"


class Glyph(NamedTuple):
    """One drawn sign and its place in the file."""

    text: str
    line: Line
    column: int


def read_words(line: Line) -> tuple[Glyph, ...]:
    """Return the signs of a line in which spaces separate them: `.  1 -5`."""
    glyphs: list[Glyph] = []
    column = 0
    for word in line.text.split():
        column = line.text.index(word, column)
        glyphs.append(Glyph(word, line, column + 1))
        column += len(word)
    return tuple(glyphs)


def read_letters(line: Line) -> tuple[Glyph, ...]:
    """Return the signs of a line in which every character is one: `.##`."""
    return tuple(Glyph(letter, line, column) for column, letter in enumerate(line.text, 1))


def meaning(glyph: Glyph, legend: Mapping[str, T]) -> T:
    if glyph.text not in legend:
        raise glyph.line.error(
            "picture-unknown-sign",
            glyph.column,
            found=glyph.text,
            known=tuple(legend),
        )
    return legend[glyph.text]


def read_rectangle(rows: Sequence[tuple[Glyph, ...]]) -> dict[Cell, Glyph]:
    """Return the cells of a grid drawn from its top row down; all rows must have the same length."""
    for row in rows:
        if len(row) != len(rows[0]):
            raise row[-1].line.error(
                "picture-ragged", row[-1].column, found=len(row), expected=len(rows[0])
            )
    return {
        Cell(column, len(rows) - 1 - down): glyph
        for down, row in enumerate(rows)
        for column, glyph in enumerate(row)
    }


def draw_rectangle(columns: int, rows: int, sign: Callable[[Cell], str]) -> list[str]:
    """Return the lines of a picture from the top row down, each cell drawn as its sign."""
    return [
        "".join(sign(Cell(column, row)) for column in range(columns))
        for row in reversed(range(rows))
    ]


def read_hexagon(head: Line, lines: Sequence[Line], board: HexBoard) -> dict[Hex, Glyph]:
    """Return the hexes of a drawn hexagon with `#` in its centre; spacing is free, row lengths are not."""
    expected = board.rows()
    if len(lines) != len(expected):
        raise head.error("picture-rows", found=len(lines), expected=len(expected))
    cells: dict[Hex, Glyph] = {}
    for line, hexes in zip(lines, expected, strict=True):
        glyphs = read_words(line)
        if len(glyphs) != len(hexes):
            raise line.error("picture-ragged", found=len(glyphs), expected=len(hexes))
        cells.update(zip(hexes, glyphs, strict=True))
    centre = cells.pop(CENTRE)
    if centre.text != CENTRE_GLYPH:
        raise centre.line.error("picture-centre", centre.column, found=centre.text)
    return cells


def beside(blocks: Iterable[Sequence[str]], gap: str = "   ") -> list[str]:
    """Return pictures side by side, aligned at the top."""
    listed = [list(block) for block in blocks]
    tall = max((len(block) for block in listed), default=0)
    widths = [max((len(line) for line in block), default=0) for block in listed]
    padded = [block + [""] * (tall - len(block)) for block in listed]
    return [
        gap.join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*padded, strict=True)
    ]
