"""The three steps of a turn as moves, and the text of each."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from tuckbox.core import InvalidMove

_HEX = "([a-i][1-9])"
_INSERT = re.compile(f"{_HEX}=([RBYN]{{2}})")
_EXTRA = re.compile(f"{_HEX},{_HEX}")
_PAWN = re.compile(f">{_HEX}")


@dataclass(frozen=True, slots=True)
class Insert:
    """Two coins go into one column (§3.5)."""

    head: str
    """The hex at which both coins go in."""
    coins: str
    """Their colours, in the order in which they go in."""

    @property
    def text(self) -> str:
        """§7.2: `d8=NB`."""
        return f"{self.head}={self.coins}"


@dataclass(frozen=True, slots=True)
class Extra:
    """Two coins of the seat's own colour go into two different columns (§3.7)."""

    first: str
    second: str

    @property
    def text(self) -> str:
        """§7.3: `d8,f9`."""
        return f"{self.first},{self.second}"


@dataclass(frozen=True, slots=True)
class MovePawn:
    """The pawn goes to another corner (§3.12)."""

    corner: str

    @property
    def text(self) -> str:
        """§7.4: `>a1`."""
        return f">{self.corner}"


Move: TypeAlias = Insert | Extra | MovePawn


def parse_move(text: str, _components: object) -> Move:
    """Return the move with this text, legal or not; raise `InvalidMove` for any other text."""
    if found := _INSERT.fullmatch(text):
        return Insert(found[1], found[2])
    if found := _EXTRA.fullmatch(text):
        return Extra(found[1], found[2])
    if found := _PAWN.fullmatch(text):
        return MovePawn(found[1])
    raise InvalidMove.of("jammit-invalid-move", text=text)
