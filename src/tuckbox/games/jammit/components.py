"""The drawn set-ups: where pawns and stones begin."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core import Options
from tuckbox.core.data_files import (
    ComponentFiles,
    Glyph,
    Line,
    Section,
    meaning,
    read_hexagon,
    read_words,
)
from tuckbox.games.jammit.board import BOARD, BOARDS, Board
from tuckbox.games.jammit.piece import COLOURS, EMPTY, STONES_PER_COLOUR, stone

SEATS = (2, 3)
LAYOUT = "layout"
LAYOUTS = ("A", "B")
SECTIONS = ("pawns", "stones")


@dataclass(frozen=True, slots=True)
class DrawnSetup:
    """What stands where before the first turn."""

    pawns: tuple[str, ...]
    """By seat, the corner of its pawn."""
    pieces: str
    """A stone or `.` for every hex, in the order of their names."""
    is_reconstructed: bool
    """Whether it is our stand-in for the printed one, not a player's own."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in the box that has to be drawn."""

    files: ComponentFiles
    setups: Mapping[tuple[int, str, str], DrawnSetup]
    """By number of seats, board and layout."""

    def setup(self, options: Options) -> DrawnSetup:
        return self.setups[options.seats, options[BOARD], options[LAYOUT]]

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        """Return what a drawn set-up shows, hex by hex, so that two drawings can be compared."""
        mode = next(each for each in self.setups if setup_file(*each) == file)
        setup, board = self.setups[mode], BOARDS[mode[1]]
        pawns = {
            f"pawn {colour}": corner for colour, corner in zip(COLOURS, setup.pawns, strict=False)
        }
        return {**pawns, **dict(zip(board.hexes, setup.pieces, strict=True))}


def setup_file(seats: int, board: str, layout: str) -> str:
    return f"setups/{seats}-{board}-{layout}.txt"


MODES = tuple((seats, board, layout) for seats in SEATS for board in BOARDS for layout in LAYOUTS)
SETUP_FILES = tuple(setup_file(*mode) for mode in MODES)


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    return Components(files, {mode: _read_setup(files, *mode) for mode in MODES})


def _read_setup(files: ComponentFiles, seats: int, board: str, layout: str) -> DrawnSetup:
    name = setup_file(seats, board, layout)
    colours = COLOURS[:seats]
    pawns, stones = _sections(files.sections(name))
    return DrawnSetup(
        pawns=_read_pawns(pawns, colours, BOARDS[board]),
        pieces=_read_stones(stones, colours, BOARDS[board]),
        is_reconstructed=name not in files.printed,
    )


def _sections(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """Return exactly one section of each of `SECTIONS`, in that order."""
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


def _read_pawns(section: Section, colours: str, board: Board) -> tuple[str, ...]:
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


def _read_pawn(line: Line, colours: str, board: Board) -> tuple[Glyph, Glyph]:
    words = read_words(line)
    if len(words) != 2:
        raise line.error("jammit-components-pawn-line", words[-1].column, found=line.text)
    colour, corner = words
    if colour.text not in tuple(colours):
        raise line.error(
            "jammit-components-colour", colour.column, found=colour.text, known=tuple(colours)
        )
    if corner.text not in board.corners:
        raise line.error(
            "jammit-components-corner",
            corner.column,
            found=corner.text,
            known=tuple(board.corners),
        )
    return colour, corner


def _read_stones(section: Section, colours: str, board: Board) -> str:
    legend = {sign: sign for sign in (EMPTY, *(stone(colour) for colour in colours))}
    cells = read_hexagon(section.head, section.body, board.grid)
    counted = dict.fromkeys(legend, 0)
    for glyph in cells.values():
        sign = meaning(glyph, legend)
        counted[sign] += 1
        if sign != EMPTY and counted[sign] > STONES_PER_COLOUR:
            raise glyph.line.error(
                "jammit-components-stones", glyph.column, found=sign, most=STONES_PER_COLOUR
            )
    return "".join(cells[hex].text for hex in board.grid.hexes)
