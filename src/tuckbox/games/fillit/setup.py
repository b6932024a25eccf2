"""A set-up: how the table looks before the first turn, read from its drawing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tuckbox.core.component import Line, Section
from tuckbox.core.drawing import Glyph, meaning, read_hexagon
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.mode import COLOURS, Mode

STONE_SIGNS: Final = {"R": "r", "B": "b", "Y": "y"}
CHIP_SIGNS: Final = {"R": "+", "B": "=", "Y": "*"}
"""The signs of chips with nothing on them; a chip under a pawn is implied."""
EMPTY_SIGN: Final = "."

MOST_STONES: Final = 4
"""§1.2, §1.9: the number of stones of each colour in the box."""

Places: TypeAlias = dict[str, list[tuple[HexName, Glyph]]]
"""By sign: where it is drawn."""


@dataclass(frozen=True, slots=True)
class Setup:
    """§2.2 to §2.6: where the pieces stand at the start."""

    pawns: tuple[HexName, ...]
    """By seat."""
    stones: tuple[Hexes, ...]
    """By side."""
    chips: tuple[Hexes, ...]
    """By side; those under pawns included."""


def read_setup(sections: tuple[Section, ...], mode: Mode) -> Setup:
    """Read `[setup]` and the drawing below it, from the top row down."""
    section, *more = sections
    for wrong in more if section.words == ("setup",) else (section,):
        raise wrong.head.error("fillit-components-section", found=" ".join(wrong.words))
    head, places = section.head, _read_places(section, mode)
    pawns = tuple(_pawn(head, COLOURS[seat - 1], places) for seat in mode.seats)
    return Setup(
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
