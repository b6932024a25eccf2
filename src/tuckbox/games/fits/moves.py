"""What seats and chance can do, and the text of each move."""

import re
from collections.abc import Collection
from typing import Literal, NamedTuple, NewType, TypeAlias

from tuckbox.core import InvalidMove
from tuckbox.core.square import column_name, parse_column

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


class SetAside(NamedTuple):
    """Do not place the open tile; it is gone for the round."""

    text: str = "-"


class Draw(NamedTuple):
    """Chance deals a starting card to the next seat, or turns a building card for all."""

    deck: Deck
    tile: TileId


Choice: TypeAlias = Placement | SetAside
"""What a seat can do."""
Move: TypeAlias = Choice | Draw

SET_ASIDE = SetAside()

_PLACEMENT = re.compile(r"([A-Z][0-9]):(m?[0-3])@([A-F])")
_DRAW = re.compile(r"(start|card) ([A-Z][0-9])")


def format_move(move: Move) -> str:
    """`P5:m1@C`, `-`, `start L5`, `card P5`."""
    if isinstance(move, Placement):
        return f"{move.tile}:{move.orientation}@{column_name(move.column)}"
    if isinstance(move, Draw):
        return f"{move.deck} {move.tile}"
    return move.text


def parse_move(text: str, tiles: Collection[TileId]) -> Move:
    """The inverse of `format_move`; `InvalidMove` for any other text."""
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
