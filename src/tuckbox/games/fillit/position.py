"""What lies on the table, and what the house rule on repetition has to remember."""

from dataclasses import dataclass, field

from tuckbox.core import Options, Seat
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.components import Side
from tuckbox.games.fillit.history import NO_HISTORY, History


@dataclass(frozen=True, slots=True)
class Position:
    """A game of FILLIT between two turns."""

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
    earlier: History = field(default=NO_HISTORY, hash=False)
    """The keys of the positions before this one that can arise again; none when repetition is off."""
    times: int = 0
    """How often this position has arisen, now included; 0 when repetition is off."""
    key: str = field(default="", init=False, compare=False, repr=False)
    """Its own key, noted when it was counted; `replace` does not carry it on to another position."""

    def noted(self, key: str) -> "Position":
        """Note the position's own key, which the next turn will ask for; nothing else changes."""
        object.__setattr__(self, "key", key)
        return self

    @property
    def pawn(self) -> HexName:
        """The hex of the pawn whose turn it is."""
        return self.pawns[self.seat - 1]


def owner(pieces: tuple[Hexes, ...], hex: HexName) -> Side | None:
    """Return the side whose chip (or stone) is on a hex."""
    return next((Side(side) for side, hexes in enumerate(pieces) if hex in hexes), None)
