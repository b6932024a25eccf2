"""Our house rule of §6.4: when endless play is drawn, and how positions are compared for it.

The rulebook has no such rule, so a table may switch it off.
"""

import re
from typing import Final

from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import CHIP_SIGNS, COLOURS, STONE_SIGNS, Mode
from tuckbox.games.fillit.position import Position

REPETITION = "repetition"
DRAW = "draw"
OFF = "off"

DRAWN_AT: Final = 3
"""How often the same position arises before the game is drawn."""

EMPTY = "."
RUN = re.compile(r"\.+")


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
    row = "".join([signs.get(hex, EMPTY) for hex in mode.board.hexes])
    return f"{p.seat}:{RUN.sub(_length, row)}"


def _length(run: re.Match[str]) -> str:
    return str(len(run[0]))
