"""A mode of play: who plays with whom, on which board, with how many chips."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NewType

from tuckbox.core import Seat, seat
from tuckbox.core.component import Line
from tuckbox.games.fillit.board import Board, Hexes

COLOURS: Final = "RBYG"
"""§2.1: red, blue, yellow, green: the pawns in seat order, each named by its letter."""

Side = NewType("Side", int)
"""The seats that share chips, stones and the win: one seat, or a team of two. Counted from 0."""


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


def read_mode(line: Line, boards: Mapping[str, Board]) -> tuple[int, str, Mode]:
    """Return seats, board and mode of a line such as `2 large 25 R B` (seats, board, chips, sides)."""
    seats, size, chips, *sides = line.text.split()
    return int(seats), size, Mode(boards[size], int(chips), tuple(map(_side, sides)))


def _side(colours: str) -> tuple[Seat, ...]:
    return tuple(seat(COLOURS.index(colour) + 1) for colour in colours)
