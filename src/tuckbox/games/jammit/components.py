"""The drawn set-ups: where pawns and stones begin."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core.component import ComponentFiles, Line, Section
from tuckbox.core.drawing import Glyph, meaning, read_hexagon, read_words
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.piece import COLOURS, EMPTY, STONES_PER_COLOUR, stone

SEATS = (2, 3)
BOARDS: Mapping[str, HexBoard] = {"large": HexBoard(4), "mini": HexBoard(3)}
LAYOUTS = ("A", "B")
SECTIONS = ("pawns", "stones")


@dataclass(frozen=True, slots=True)
class Setup:
    """What stands where before the first turn."""

    pawns: tuple[str, ...]
    """By seat, the corner of its pawn."""
    board: str
    """A piece or `.` for every hex, in the order of their names."""


def setup_file(seats: int, board: str, layout: str) -> str:
    return f"setups/{seats}-{board}-{layout}.txt"


SETUP_FILES = tuple(
    setup_file(seats, board, layout) for seats in SEATS for board in BOARDS for layout in LAYOUTS
)


def read_setup(files: ComponentFiles, seats: int, board: str, layout: str) -> Setup:
    """The set-up as drawn; `InvalidComponents` names file, line and column of what is wrong."""
    colours = COLOURS[:seats]
    pawns, stones = _sections(files.sections(setup_file(seats, board, layout)))
    return Setup(
        pawns=_read_pawns(pawns, colours, BOARDS[board]),
        board=_read_stones(stones, colours, BOARDS[board]),
    )


def _sections(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """Exactly one of each of `SECTIONS`, in that order."""
    found: dict[str, Section] = {}
    for section in sections:
        name = " ".join(section.words)
        if name not in SECTIONS:
            raise section.head.error("jammit-components-section", found=name, known=SECTIONS)
        if name in found:
            raise section.head.error("jammit-components-section-twice", found=name)
        found[name] = section
    for name in SECTIONS:
        if name not in found:
            raise sections[0].head.error("jammit-components-section-missing", missing=name)
    return tuple(found[name] for name in SECTIONS)


def _read_pawns(section: Section, colours: str, board: HexBoard) -> tuple[str, ...]:
    pawns: dict[str, str] = {}
    for line in section.body:
        colour, corner = _read_pawn(line, colours, board)
        if colour.text in pawns:
            raise line.error("jammit-components-pawn-twice", colour.column, found=colour.text)
        if corner.text in pawns.values():
            raise line.error("jammit-components-corner-taken", corner.column, found=corner.text)
        pawns[colour.text] = corner.text
    for missing in colours:
        if missing not in pawns:
            raise section.head.error("jammit-components-pawn-missing", missing=missing)
    return tuple(pawns[colour] for colour in colours)


def _read_pawn(line: Line, colours: str, board: HexBoard) -> tuple[Glyph, Glyph]:
    words = read_words(line)
    if len(words) != 2:
        raise line.error("jammit-components-pawn-line", words[-1].column, found=line.text)
    colour, corner = words
    if colour.text not in tuple(colours):
        raise line.error(
            "jammit-components-colour", colour.column, found=colour.text, known=tuple(colours)
        )
    corners = tuple(board.name(hex) for hex in board.corners)
    if corner.text not in corners:
        raise line.error(
            "jammit-components-corner", corner.column, found=corner.text, known=corners
        )
    return colour, corner


def _read_stones(section: Section, colours: str, board: HexBoard) -> str:
    legend = {sign: sign for sign in (EMPTY, *(stone(colour) for colour in colours))}
    cells = read_hexagon(section.head, section.body, board)
    counted = dict.fromkeys(legend, 0)
    for glyph in cells.values():
        sign = meaning(glyph, legend)
        counted[sign] += 1
        if sign != EMPTY and counted[sign] > STONES_PER_COLOUR:
            raise glyph.line.error(
                "jammit-components-stones", glyph.column, found=sign, most=STONES_PER_COLOUR
            )
    return "".join(cells[hex].text for hex in board.hexes)
