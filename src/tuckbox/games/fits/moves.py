"""What seats and chance can do, and the text of each move."""

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, NamedTuple, NewType, TypeAlias

from tuckbox.core import InvalidMove
from tuckbox.core.square import column_name, parse_column

if TYPE_CHECKING:
    from tuckbox.games.fits.components import Components

TileId = NewType("TileId", str)
"""`P5`: the letter a tile resembles and its number of squares."""

START: Literal["start"] = "start"
CARD: Literal["card"] = "card"
Deck: TypeAlias = Literal["start", "card"]
"""The pile of starting cards, or of building cards."""


class Placement(NamedTuple):
    """Slide a tile down the ramp: how it lies, and the column of its leftmost square (A is 0)."""

    tile: TileId
    orientation: str
    column: int

    @property
    def text(self) -> str:
        """§7.1: `P5:m1@C`."""
        return f"{self.tile}:{self.orientation}@{column_name(self.column)}"


class SetAside(NamedTuple):
    """Do not place the open tile; it is gone for the round (§3.11)."""

    text: str = "-"
    """§7.2."""


class Draw(NamedTuple):
    """Chance deals a starting card to the next seat, or turns a building card for all."""

    deck: Deck
    tile: TileId

    @property
    def text(self) -> str:
        """§7.3: `start L5`, `card P5`."""
        return f"{self.deck} {self.tile}"


Choice: TypeAlias = Placement | SetAside
"""What a seat can do."""
Move: TypeAlias = Choice | Draw

SET_ASIDE = SetAside()

_PLACEMENT = re.compile(r"([A-Z][0-9]):(m?[0-3])@([A-F])")
_DRAW = re.compile(r"(start|card) ([A-Z][0-9])")


def parse_move(text: str, components: "Components") -> Move:
    """Return the move with this text; raise `InvalidMove` for any other text."""
    tiles = components.tiles
    if text == SET_ASIDE.text:
        return SET_ASIDE
    if found := _PLACEMENT.fullmatch(text):
        return Placement(_tile(text, found[1], tiles), found[2], parse_column(found[3]))
    if found := _DRAW.fullmatch(text):
        deck: Deck = START if found[1] == START else CARD
        return Draw(deck, _tile(text, found[2], tiles))
    raise InvalidMove.of("fits-invalid-move", text=text)


def _tile(text: str, name: str, tiles: Collection[TileId]) -> TileId:
    tile = TileId(name)
    if tile not in tiles:
        raise InvalidMove.of("fits-invalid-tile", text=text, tile=name, known=tuple(tiles))
    return tile
