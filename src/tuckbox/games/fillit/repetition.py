"""Our house rule of §6.4: when endless play is drawn, and how positions are compared for it.

The rulebook has no such rule, so a table may switch it off.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.mode import COLOURS, Mode
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.setup import CHIP_SIGNS, STONE_SIGNS

REPETITION = "repetition"
DRAW = "draw"
OFF = "off"

DRAWN_AT: Final = 3
"""How often the same position arises before the game is drawn."""


def key(p: Position, mode: Mode) -> str:
    """Return the position as a text that is the same for the same pieces and seat to move only.

    The seat, then the hexes in the order of their names by the signs of the drawn set-ups, with
    the length of a run instead of empty hexes. Supplies follow from the chips on the board.
    """
    signs: dict[HexName, str] = {}
    for colour, chips, stones in zip(mode.colours, p.chips, p.stones, strict=True):
        signs.update(dict.fromkeys(chips, CHIP_SIGNS[colour]))
        signs.update(dict.fromkeys(stones, STONE_SIGNS[colour]))
    signs.update(zip(p.pawns, COLOURS, strict=False))
    return f"{p.seat}:" + "".join(_row(signs, mode.board.hexes))


def _row(signs: Mapping[HexName, str], hexes: Iterable[HexName]) -> Iterator[str]:
    empty = 0
    for hex in hexes:
        sign = signs.get(hex)
        if sign is None:
            empty += 1
            continue
        if empty:
            yield str(empty)
        yield sign
        empty = 0
    if empty:
        yield str(empty)
