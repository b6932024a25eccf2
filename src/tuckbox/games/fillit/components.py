"""The modes and set-ups that a game is played with, read from their drawings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NewType, TypeAlias

from tuckbox.core import Options, Seat, seat
from tuckbox.core.data_files import ComponentFiles, Glyph, Line, Section, meaning, read_hexagon
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.fillit.board import RADIUS, Board, Hexes, HexName

BOARD = "board"
LAYOUT = "layout"
LAYOUTS = ("A", "B")

MODES_FILE = "modes.txt"
SETUP_FILES = ("setups/[234]-large-[AB].txt", "setups/[23]-mini-[AB].txt")

BOARDS = {size: Board(HexBoard(radius)) for size, radius in RADIUS.items()}
"""Boards are geometry alone, so that all set-ups share them, those of boxes included."""

COLOURS: Final = "RBYG"
"""§2.1: red, blue, yellow, green: the pawns in seat order, each named by its letter."""

Side = NewType("Side", int)
"""The seats that share chips, stones and the win: one seat, or a team of two. Counted from 0."""

STONE_SIGNS: Final = {"R": "r", "B": "b", "Y": "y"}
CHIP_SIGNS: Final = {"R": "+", "B": "=", "Y": "*"}
"""The signs of chips with nothing on them; a chip under a pawn is implied."""
EMPTY_SIGN: Final = "."

MOST_STONES: Final = 4
"""§1.2, §1.9: the number of stones of each colour in the box."""

Places: TypeAlias = dict[str, list[tuple[HexName, Glyph]]]
"""By sign: where it is drawn."""


@dataclass(frozen=True, eq=False)
class Mode:
    """§1.3 to §1.6: one line of `modes.txt`."""

    board: Board
    chips: int
    """§1.8: per side, those on the board included."""
    sides: tuple[tuple[Seat, ...], ...]

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """§1.5: by side, the colour of its chips and stones, which is that of its first pawn."""
        return tuple(COLOURS[seats[0] - 1] for seats in self.sides)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seats in self.sides for seat in seats))

    @cached_property
    def side_of(self) -> Mapping[Seat, Side]:
        return {seat: Side(side) for side, seats in enumerate(self.sides) for seat in seats}

    def supplies(self, chips: tuple[Hexes, ...]) -> tuple[int, ...]:
        """Return, by side, the number of its chips that are not on the board."""
        return tuple(self.chips - len(lying) for lying in chips)


@dataclass(frozen=True, slots=True)
class DrawnSetup:
    """§2.2 to §2.6: where the pieces stand at the start."""

    pawns: tuple[HexName, ...]
    """By seat."""
    stones: tuple[Hexes, ...]
    """By side."""
    chips: tuple[Hexes, ...]
    """By side; those under pawns included."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in the box."""

    files: ComponentFiles
    modes: Mapping[tuple[int, str], Mode]
    """By number of seats and size of the board."""
    setups: Mapping[tuple[int, str, str], DrawnSetup]
    """By number of seats, size of the board and layout."""

    def mode(self, options: Options) -> Mode:
        return self.modes[options.seats, options[BOARD]]

    def setup(self, options: Options) -> DrawnSetup:
        return self.setups[options.seats, options[BOARD], options[LAYOUT]]

    def is_reconstructed(self, options: Options) -> bool:
        """Return whether the set-up is our stand-in for a lost figure."""
        return self._is_ours(setup_file(options.seats, options[BOARD], options[LAYOUT]))

    @property
    def reconstructed_setups(self) -> tuple[tuple[int, str, str], ...]:
        """The set-ups that nobody has drawn as printed, by seats, size of the board and layout."""
        return tuple(each for each in self.setups if self._is_ours(setup_file(*each)))

    def _is_ours(self, file: str) -> bool:
        return file not in self.files.printed

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        """Return what a drawn set-up shows, hex by hex, so that two drawings can be compared."""
        (seats, size, _) = next(each for each in self.setups if setup_file(*each) == file)
        board = self.modes[seats, size].board
        (section,) = self.files.sections(file)
        drawn = read_hexagon(section.head, section.body, board.grid)
        return {board.name(hex): glyph.text for hex, glyph in drawn.items()}


def setup_file(seats: int, size: str, layout: str) -> str:
    return f"setups/{seats}-{size}-{layout}.txt"


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    modes = _read_modes(files)
    setups = {
        (seats, size, layout): read_setup(files.sections(setup_file(seats, size, layout)), mode)
        for (seats, size), mode in modes.items()
        for layout in LAYOUTS
    }
    return Components(files, modes, setups)


# Modes


def _read_modes(files: ComponentFiles) -> dict[tuple[int, str], Mode]:
    (section,) = files.sections(MODES_FILE)
    listed = [_read_mode(line) for line in section.body]
    return {(seats, size): mode for seats, size, mode in listed}


def _read_mode(line: Line) -> tuple[int, str, Mode]:
    """Return seats, board and mode of a line such as `2 large 25 R B` (seats, board, chips, sides)."""
    seats, size, chips, *sides = line.text.split()
    return int(seats), size, Mode(BOARDS[size], int(chips), tuple(map(_side, sides)))


def _side(colours: str) -> tuple[Seat, ...]:
    return tuple(seat(COLOURS.index(colour) + 1) for colour in colours)


# Set-ups


def read_setup(sections: tuple[Section, ...], mode: Mode) -> DrawnSetup:
    """Read `[setup]` and the drawing below it, from the top row down."""
    section, *more = sections
    for wrong in more if section.words == ("setup",) else (section,):
        raise wrong.head.error("fillit-components-section", found=" ".join(wrong.words))
    head, places = section.head, _read_places(section, mode)
    pawns = tuple(_pawn(head, COLOURS[seat - 1], places) for seat in mode.seats)
    return DrawnSetup(
        pawns=pawns,
        stones=tuple(_stones(head, colour, places) for colour in mode.colours),
        chips=tuple(
            _chips(head, colour, places, [pawns[seat - 1] for seat in seats], mode.chips)
            for colour, seats in zip(mode.colours, mode.sides, strict=True)
        ),
    )


def _read_places(section: Section, mode: Mode) -> Places:
    signs = [EMPTY_SIGN, *(COLOURS[seat - 1] for seat in mode.seats)]
    signs += [signs_of[colour] for signs_of in (STONE_SIGNS, CHIP_SIGNS) for colour in mode.colours]
    known = {sign: sign for sign in signs}
    places: Places = {sign: [] for sign in signs}
    for hex, glyph in read_hexagon(section.head, section.body, mode.board.grid).items():
        places[meaning(glyph, known)].append((mode.board.name(hex), glyph))
    return places


def _pawn(head: Line, colour: str, places: Places) -> HexName:
    """Return the place of a seat's only pawn."""
    if not places[colour]:
        raise head.error("fillit-components-no-pawn", colour=colour)
    (hex, _), *more = places[colour]
    for _, glyph in more:
        raise glyph.line.error("fillit-components-two-pawns", glyph.column, colour=colour)
    return hex


def _stones(head: Line, colour: str, places: Places) -> Hexes:
    """Return the places of a colour's stones. §8.5: every turn has a stone step, so there is one at least."""
    drawn = places[STONE_SIGNS[colour]]
    if not drawn:
        raise head.error("fillit-components-no-stone", colour=colour)
    for _, glyph in drawn[MOST_STONES:]:
        raise glyph.line.error(
            "fillit-components-many-stones", glyph.column, colour=colour, most=MOST_STONES
        )
    return frozenset(hex for hex, _ in drawn)


def _chips(head: Line, colour: str, places: Places, pawns: Sequence[HexName], total: int) -> Hexes:
    """Return the places of a side's chips. §2.3: one under every pawn; at least one is still to be laid."""
    chips = frozenset(pawns) | {hex for hex, _ in places[CHIP_SIGNS[colour]]}
    if len(chips) >= total:
        raise head.error(
            "fillit-components-many-chips", colour=colour, found=len(chips), most=total - 1
        )
    return chips
