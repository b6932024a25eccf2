"""The box: the modes of play and the set-ups, read from their drawings."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tuckbox.core import Seat, seat
from tuckbox.core.component import ComponentFiles, Line
from tuckbox.core.drawing import Glyph, meaning, read_hexagon
from tuckbox.games.fillit.board import RADIUS, Board, HexName
from tuckbox.games.fillit.position import Hexes, Side

SIZES: Final = tuple(RADIUS)
LAYOUTS: Final = ("A", "B")

COLOURS: Final = "RBYG"
"""Red, blue, yellow, green: the pawns in seat order, each drawn by its letter."""
STONE_SIGNS: Final = {"R": "r", "B": "b", "Y": "y"}
CHIP_SIGNS: Final = {"R": "+", "B": "=", "Y": "*"}
"""A chip with nothing on it; the one under a pawn goes without saying."""
EMPTY_SIGN: Final = "."

MOST_STONES: Final = 4
"""Per colour, as many as the box holds."""


@dataclass(frozen=True, eq=False)
class Mode:
    """Who plays with whom, on which board, with how many chips."""

    board: Board
    chips: int
    """Per side, those on the board included."""
    sides: tuple[tuple[Seat, ...], ...]

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """By side: the colour of its chips and stones."""
        return tuple(COLOURS[seats[0] - 1] for seats in self.sides)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seats in self.sides for seat in seats))

    @cached_property
    def side_of(self) -> dict[Seat, Side]:
        return {seat: Side(side) for side, seats in enumerate(self.sides) for seat in seats}


@dataclass(frozen=True)
class Setup:
    """How the table looks before the first turn."""

    pawns: tuple[HexName, ...]
    """By seat."""
    stones: tuple[Hexes, ...]
    """By side."""
    chips: tuple[Hexes, ...]
    """By side; those under pawns included."""


class Components:
    """Everything the data files say."""

    def __init__(self, files: ComponentFiles) -> None:
        boards = {size: Board(size) for size in SIZES}
        self.modes = _read_modes(files, boards)
        """By number of seats and size of the board."""
        self.setups = {
            (seats, size, layout): read_setup(files, setup_file(seats, size, layout), mode)
            for (seats, size), mode in self.modes.items()
            for layout in LAYOUTS
        }


def setup_file(seats: int, size: str, layout: str) -> str:
    return f"setups/{seats}-{size}-{layout}.txt"


def _read_modes(files: ComponentFiles, boards: dict[str, Board]) -> dict[tuple[int, str], Mode]:
    (section,) = files.sections("modes.txt")
    modes: dict[tuple[int, str], Mode] = {}
    for line in section.body:
        seats, size, chips, *sides = line.text.split()
        modes[int(seats), size] = Mode(boards[size], int(chips), tuple(map(_team, sides)))
    return modes


def _team(colours: str) -> tuple[Seat, ...]:
    return tuple(seat(COLOURS.index(colour) + 1) for colour in colours)


def read_setup(files: ComponentFiles, name: str, mode: Mode) -> Setup:
    section, *more = files.sections(name)
    for wrong in more if section.words == ("setup",) else (section,):
        raise wrong.head.error("fillit-components-section", found=" ".join(wrong.words))
    known = _known_signs(mode)
    places: dict[str, list[tuple[HexName, Glyph]]] = {sign: [] for sign in known}
    for hex, glyph in read_hexagon(section.head, section.body, mode.board.grid).items():
        places[meaning(glyph, known)].append((mode.board.name(hex), glyph))
    pawns = tuple(_pawn(section.head, COLOURS[one - 1], places) for one in mode.seats)
    return Setup(
        pawns=pawns,
        stones=tuple(_stones(section.head, colour, places) for colour in mode.colours),
        chips=tuple(
            _chips(section.head, colour, places, [pawns[one - 1] for one in seats], mode.chips)
            for colour, seats in zip(mode.colours, mode.sides, strict=True)
        ),
    )


def _known_signs(mode: Mode) -> dict[str, str]:
    signs = [EMPTY_SIGN, *(COLOURS[one - 1] for one in mode.seats)]
    signs += [signs_of[colour] for signs_of in (STONE_SIGNS, CHIP_SIGNS) for colour in mode.colours]
    return {sign: sign for sign in signs}


Places = dict[str, list[tuple[HexName, Glyph]]]


def _pawn(head: Line, colour: str, places: Places) -> HexName:
    """Each seat has one pawn."""
    if not places[colour]:
        raise head.error("fillit-components-no-pawn", colour=colour)
    (hex, _), *more = places[colour]
    for _, glyph in more:
        raise glyph.line.error("fillit-components-two-pawns", glyph.column, colour=colour)
    return hex


def _stones(head: Line, colour: str, places: Places) -> Hexes:
    """A turn always contains a stone step, so there is a stone; the box holds four."""
    drawn = places[STONE_SIGNS[colour]]
    if not drawn:
        raise head.error("fillit-components-no-stone", colour=colour)
    for _, glyph in drawn[MOST_STONES:]:
        raise glyph.line.error(
            "fillit-components-many-stones", glyph.column, colour=colour, most=MOST_STONES
        )
    return frozenset(hex for hex, _ in drawn)


def _chips(head: Line, colour: str, places: Places, pawns: Sequence[HexName], total: int) -> Hexes:
    """Every pawn stands on a chip; one chip at least is still to be laid."""
    chips = frozenset(pawns) | {hex for hex, _ in places[CHIP_SIGNS[colour]]}
    if len(chips) >= total:
        raise head.error(
            "fillit-components-many-chips", colour=colour, found=len(chips), most=total - 1
        )
    return chips
