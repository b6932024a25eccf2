"""JAMMIT's columns as a table, derived from `core.hexagon`, and what the rules say in numbers.

Hexes are numbered in the order of their names, corners clockwise from the right as the rules
count them, the columns of a corner in the order of the names of their heads.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard
from tuckbox.games.jammit import rules

Table = npt.NDArray[np.int64]

LENGTH = 0
"""How many hexes a column has."""
WORTH = 1
"""The points for a piece that is pushed out of its end."""
HEAD = 2
"""From here on: the hexes of a column, head first."""
CORNERS = 6
GOALS = tuple(rules.GOALS.get(seats, 0) for seats in range(max(rules.GOALS) + 1))
"""§6.1: points that win, by number of seats."""
EXCHANGE = rules.NEUTRAL_COINS_FOR_A_POINT


def game_table(board: HexBoard) -> Table:
    """Return a row for each corner and column: `LENGTH`, `WORTH`, `HEAD`."""
    number = {hex: index for index, hex in enumerate(board.hexes)}
    table = np.full((CORNERS, 2 * board.radius + 1, HEAD + 2 * board.radius), -1, dtype=np.int64)
    for corner in range(CORNERS):
        for column, head in enumerate(heads(board, corner)):
            hexes, is_middle = _column(board, head, DIRECTIONS[(corner + 3) % CORNERS])
            table[corner, column, LENGTH] = len(hexes)
            worth = rules.POINTS_IN_CENTRE if is_middle else rules.POINTS_AT_BORDER
            table[corner, column, WORTH] = worth
            table[corner, column, HEAD : HEAD + len(hexes)] = [number[hex] for hex in hexes]
    return table


def heads(board: HexBoard, corner: int) -> tuple[Hex, ...]:
    """Return the hexes of the two borders that meet in a corner, in the order of their names."""
    hex = board.corners[corner]
    along = (DIRECTIONS[(corner + 2) % CORNERS], DIRECTIONS[(corner + 4) % CORNERS])
    borders = {
        Hex(hex.q + n * step.q, hex.r + n * step.r)
        for step in along
        for n in range(board.radius + 1)
    }
    return tuple(sorted(borders, key=board.name))


def _column(board: HexBoard, head: Hex, step: Hex) -> tuple[list[Hex], bool]:
    """Return the hexes straight ahead of a head, and whether they end at the centre hole."""
    hexes = []
    hex = head
    while hex in board:
        hexes.append(hex)
        hex = hex + step
    return hexes, hex == CENTRE
