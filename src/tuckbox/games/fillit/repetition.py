"""House rule: the third time the same position arises, the game is drawn. The rulebook has no rule for endless play."""

import re
from dataclasses import replace
from typing import Final

from tuckbox.core.memory import remembered
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import CHIP_SIGNS, COLOURS, EMPTY_SIGN, STONE_SIGNS, Mode
from tuckbox.games.fillit.position import Position

DRAWN_AT: Final = 3
_EMPTY_RUN: Final = re.compile(re.escape(EMPTY_SIGN) + "+")


@remembered()
def key(p: Position, mode: Mode) -> str:
    """The position as a short text, the same for the same pieces and seat to move and for no others.

    The seat, then the hexes in the order of their names by the signs of the drawn set-ups, with
    the length of a run instead of empty hexes. Supplies follow from the chips on the board.
    """
    signs: dict[HexName, str] = {}
    for colour, chips, stones in zip(mode.colours, p.chips, p.stones, strict=True):
        signs.update(dict.fromkeys(chips, CHIP_SIGNS[colour]))
        signs.update(dict.fromkeys(stones, STONE_SIGNS[colour]))
    signs.update(zip(p.pawns, COLOURS, strict=False))
    row = "".join([signs.get(hex, EMPTY_SIGN) for hex in mode.board.hexes])
    return f"{p.seat}:" + _EMPTY_RUN.sub(lambda run: str(len(run[0])), row)


def counted(p: Position, mode: Mode, before: Position | None = None) -> Position:
    """The position that knows what came before it and how often it has arisen, if that counts."""
    if p.options["repetition"] == "off":
        return p
    earlier = () if before is None else (*before.earlier, key(before, mode))
    return replace(p, earlier=earlier, times=1 + earlier.count(key(p, mode)))
