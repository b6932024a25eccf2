"""What a seat can do in a turn, and the text of each turn."""

import re
from typing import TYPE_CHECKING, NamedTuple

from tuckbox.core import InvalidMove
from tuckbox.games.fillit.board import Hexes, HexName

if TYPE_CHECKING:
    from tuckbox.games.fillit.components import Components


class StoneStep(NamedTuple):
    """A stone moves to an adjacent hex and changes places with whatever is there."""

    start: HexName
    target: HexName

    @property
    def text(self) -> str:
        """§7.1: `c3-c4`."""
        return f"{self.start}-{self.target}"

    def moved(self, hex: HexName) -> HexName:
        """Return the hex to which the step takes what was on this one."""
        if hex == self.target:
            return self.start
        return self.target if hex == self.start else hex

    def moved_all(self, hexes: Hexes) -> Hexes:
        """Return the same for several hexes."""
        if (self.start in hexes) == (self.target in hexes):
            return hexes
        return hexes ^ {self.start, self.target}


class Turn(NamedTuple):
    """A stone step, and the slide of the pawn before or after it."""

    stone: StoneStep
    slide: HexName | None = None
    """The hex on which the pawn stops; None if the stone is moved alone."""
    slide_first: bool = False

    @property
    def text(self) -> str:
        """§7.2: `>e9 c3-c4`, `c3-c4 >e9`, or `c3-c4` alone."""
        stone = self.stone.text
        if self.slide is None:
            return stone
        return f">{self.slide} {stone}" if self.slide_first else f"{stone} >{self.slide}"


_HEX = "([a-z][0-9])"
_STEP = f"{_HEX}-{_HEX}"
_SLIDE_FIRST = re.compile(f">{_HEX} {_STEP}")
_STONE_FIRST = re.compile(f"{_STEP}(?: >{_HEX})?")


def parse_move(text: str, components: "Components") -> Turn:
    """Return the turn with this text, legal or not; case and spacing are free."""
    tidy = " ".join(text.lower().split())
    if found := _SLIDE_FIRST.fullmatch(tidy):
        slide, start, target = map(HexName, found.groups())
        return Turn(StoneStep(start, target), slide, slide_first=True)
    if found := _STONE_FIRST.fullmatch(tidy):
        stone = StoneStep(HexName(found[1]), HexName(found[2]))
        return Turn(stone, HexName(found[3]) if found[3] else None)
    raise InvalidMove.of("fillit-move-text", text=text)
