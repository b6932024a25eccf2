"""A board: the grid that shows through between the tiles, and what a ramp scores on it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from tuckbox.core import Message
from tuckbox.core.data_files import Glyph, Line, Section, meaning, read_rectangle, read_words
from tuckbox.core.square import Cell

BoardId = NewType("BoardId", str)
"""The name of a board: `1` to `4`, or that of a player's own."""

COLUMNS = 6
ROWS = 12
CELLS = tuple(Cell(column, row) for row in range(ROWS) for column in range(COLUMNS))
"""Every space, from the bottom row up, each row from the left."""
ROW_CELLS = tuple(frozenset(cell for cell in CELLS if cell.row == row) for row in range(ROWS))

ROW_BONUS = "row-bonus"
SIGNS = "signs"
GRID = "grid"
MOST_VALUE = 99
"""A printed number has at most two digits."""
MOST_PAIRS = 8
"""More than the expert's judgement can hold; board 4 has five."""


@dataclass(frozen=True)
class Sign:
    """What a drawn sign stands for: a dot, a printed value, or one symbol of a pair."""

    kind: str
    value: int = 0


DOT = Sign("dot")
PAIR = Sign("pair")


@dataclass(frozen=True)
class Board:
    """One board of a game."""

    id: BoardId
    row_bonus: bool
    """§6.2, §6.3: whether a complete row scores a point."""
    values: Mapping[Cell, int]
    """The spaces that show a number."""
    pairs: Mapping[str, tuple[Cell, Cell]]
    """The two spaces that show a symbol, by the symbol's sign."""
    signs: Mapping[Cell, str]
    """Every special space with its sign, as drawn."""

    @cached_property
    def dots(self) -> frozenset[Cell]:
        return frozenset(CELLS) - self.signs.keys()


def read_board(id: BoardId, sections: tuple[Section, ...]) -> Board:
    """Read `[row-bonus on]`, the legend `[signs]`, and the drawing `[grid]` from the top row down."""
    parts = _parts(sections)
    legend = _read_legend(parts[SIGNS])
    drawing = _read_grid(parts[GRID])
    meanings = {cell: meaning(glyph, legend) for cell, glyph in drawing.items()}
    if DOT not in meanings.values():
        raise parts[GRID].head.error("fits-components-no-dot")
    return Board(
        id,
        row_bonus=_is_on(parts[ROW_BONUS]),
        values={cell: sign.value for cell, sign in meanings.items() if sign.kind == "value"},
        pairs=_read_pairs(parts[SIGNS], legend, drawing),
        signs={cell: drawing[cell].text for cell, sign in meanings.items() if sign != DOT},
    )


def _parts(sections: tuple[Section, ...]) -> dict[str, Section]:
    known = ("[row-bonus on]", "[row-bonus off]", "[signs]", "[grid]")
    parts: dict[str, Section] = {}
    for section in sections:
        name = section.words[0] if section.words else ""
        if name not in (ROW_BONUS, SIGNS, GRID) or name in parts:
            raise section.head.error(
                "fits-components-section", found=section.head.text, known=known
            )
        parts[name] = section
    for name in (ROW_BONUS, SIGNS, GRID):
        if name not in parts:
            raise sections[-1].head.error("fits-components-section-missing", section=f"[{name}]")
    return parts


def _is_on(section: Section) -> bool:
    if section.words[1:] not in (("on",), ("off",)) or section.body:
        raise section.head.error("fits-components-row-bonus", found=section.head.text)
    return section.words[1] == "on"


def _read_legend(section: Section) -> dict[str, Sign]:
    legend: dict[str, Sign] = {}
    for line in section.body:
        sign, *words = read_words(line)
        if sign.text in legend:
            raise line.error("fits-components-sign-twice", sign.column, found=sign.text)
        legend[sign.text] = _read_sign(line, words)
    return legend


def _read_sign(line: Line, words: list[Glyph]) -> Sign:
    match [word.text for word in words]:
        case ["dot"]:
            return DOT
        case ["pair"]:
            return PAIR
        case ["value", number] if number.lstrip("-").isdecimal():
            if abs(int(number)) > MOST_VALUE:
                raise line.error(
                    "fits-components-value", words[1].column, found=number, most=MOST_VALUE
                )
            return Sign("value", int(number))
    raise line.error("fits-components-sign", found=line.text)


def _read_grid(section: Section) -> dict[Cell, Glyph]:
    rows = [read_words(line) for line in section.body]
    if len(rows) != ROWS:
        raise section.head.error("picture-rows", found=len(rows), expected=ROWS)
    for row in rows:
        if len(row) != COLUMNS:
            raise row[-1].line.error(
                "picture-ragged", row[-1].column, found=len(row), expected=COLUMNS
            )
    return read_rectangle(rows)


def _read_pairs(
    section: Section, legend: Mapping[str, Sign], drawing: Mapping[Cell, Glyph]
) -> dict[str, tuple[Cell, Cell]]:
    """Return the symbols; each is printed exactly twice."""
    pairs: dict[str, tuple[Cell, Cell]] = {}
    for line in section.body:
        sign = read_words(line)[0]
        if legend[sign.text] == PAIR:
            cells = sorted(cell for cell, glyph in drawing.items() if glyph.text == sign.text)
            if len(cells) != 2:
                raise line.error(
                    "fits-components-pair", sign.column, found=sign.text, count=len(cells)
                )
            pairs[sign.text] = (cells[0], cells[1])
            if len(pairs) > MOST_PAIRS:
                raise line.error("fits-components-pairs", sign.column, most=MOST_PAIRS)
    return pairs


def symbol_message(sign: str) -> Message:
    """Return the spoken name of a symbol that is printed twice."""
    return Message.of("fits-symbol", sign=sign)


OPEN_DOT = -1
COMPLETE_ROW = 1
BOTH_SYMBOLS = 3
ONE_SYMBOL = -3

GRADES = (5, 10, 15, 20, 25, 30)
"""§6.10: the highest total of each grade but the best."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat in one round, by what they are for."""

    dots: int
    rows: int
    values: int
    pairs: int

    @property
    def total(self) -> int:
        return self.dots + self.rows + self.values + self.pairs


def score(board: Board, covered: frozenset[Cell]) -> Score:
    """§6.1 to §6.7. Covered cells over the top edge count for nothing."""
    return Score(
        dots=OPEN_DOT * len(board.dots - covered),
        rows=COMPLETE_ROW * len(complete_rows(covered)) if board.row_bonus else 0,
        values=sum(value for cell, value in board.values.items() if cell not in covered),
        pairs=sum(_pair(cells, covered) for cells in board.pairs.values()),
    )


def complete_rows(covered: frozenset[Cell]) -> tuple[int, ...]:
    """§6.2: the rows of the grid without an uncovered space."""
    return tuple(row for row, cells in enumerate(ROW_CELLS) if cells <= covered)


def completed_rows(lying: frozenset[Cell], new: Iterable[Cell]) -> tuple[int, ...]:
    """Return the rows of the grid that newly covered cells complete."""
    covered = lying.union(new)
    rows = sorted({cell.row for cell in new})
    return tuple(row for row in rows if row < ROWS and ROW_CELLS[row] <= covered)


def _pair(cells: tuple[Cell, Cell], covered: frozenset[Cell]) -> int:
    """§6.5: what a pair of symbols scores."""
    match sum(cell not in covered for cell in cells):
        case 2:
            return BOTH_SYMBOLS
        case 1:
            return ONE_SYMBOL
        case _:
            return 0


def grade(total: int) -> int:
    """§6.10: the solo grade, from 1 (worst) to 7."""
    return 1 + sum(total > most for most in GRADES)
