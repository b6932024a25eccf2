"""The hexagon as a table of bit sets, derived from `core.hexagon`.

Hexes are numbered in the order of their names, so that a bit is a hex and ascending numbers are
ascending texts. One int64 holds the whole large board.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard
from tuckbox.kernels.bitboard import first, last
from tuckbox.kernels.jit import jit

Table = npt.NDArray[np.int64]

NEIGHBOURS = 0
"""Row of the table: the hexes next to each hex."""
RAYS = 1
"""Rows 1 to 6: the hexes straight ahead in each direction, up to the centre or the border."""
ROWS = 7


def game_table(board: HexBoard) -> Table:
    """Return row `NEIGHBOURS` and rows `RAYS + direction`, by hex number."""
    number = {hex: index for index, hex in enumerate(board.hexes)}
    table = np.zeros((ROWS, len(board.hexes)), dtype=np.int64)
    for hex, index in number.items():
        table[NEIGHBOURS, index] = sum(1 << number[near] for near in board.neighbours(hex))
        for direction, step in enumerate(DIRECTIONS):
            ahead = _ray(board, hex, step)
            table[RAYS + direction, index] = sum(1 << number[passed] for passed in ahead)
    return table


def _ray(board: HexBoard, hex: Hex, step: Hex) -> list[Hex]:
    ahead = []
    hex = hex + step
    while hex in board and hex != CENTRE:
        ahead.append(hex)
        hex = hex + step
    return ahead


@jit
def climbs(direction: int) -> bool:
    """Return whether hex numbers grow in this direction: to the right, and both ways up."""
    return direction == 0 or direction >= 4


@jit
def path(board: Table, hex: int, direction: int, occupied: int) -> int:
    """Return the hexes a slide passes and stops on: all ahead before the first obstacle."""
    ray: int = board[RAYS + direction, hex]
    hit = ray & occupied
    if hit == 0:
        return ray
    if climbs(direction):
        return ray & ((hit & -hit) - 1)
    return ray & -(2 << last(hit))


@jit
def end(hexes: int, direction: int) -> int:
    """Return the hex on which a slide over these hexes stops."""
    return last(hexes) if climbs(direction) else first(hexes)
