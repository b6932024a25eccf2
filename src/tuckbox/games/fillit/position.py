"""A position of FILLIT: everything that lies on the table, and what repetition has to remember."""

from dataclasses import dataclass
from typing import NewType

from tuckbox.core import Options, Seat
from tuckbox.games.fillit.board import HexName

Side = NewType("Side", int)
"""Those who share chips, stones and the win: a seat, or a team of two. Counted from 0."""

Hexes = frozenset[HexName]


@dataclass(frozen=True, slots=True)
class Position:
    """The table after complete turns."""

    options: Options
    seat: Seat
    """Whose turn it is, or would be if the game were not over."""
    pawns: tuple[HexName, ...]
    """By seat."""
    stones: tuple[Hexes, ...]
    """By side."""
    chips: tuple[Hexes, ...]
    """By side; those under pawns included."""
    supplies: tuple[int, ...]
    """By side: the chips not on the board."""
    earlier: tuple[str, ...] = ()
    """The keys of all positions before this one; () when repetition is off."""
    times: int = 0
    """How often this position has arisen, now included; 0 when repetition is off."""
