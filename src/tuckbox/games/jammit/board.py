"""The board of JAMMIT: the hexes in play, the hole in the middle, and the corners around them."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core.hexagon import CENTRE, HexBoard
from tuckbox.games.jammit.column import Corner, corners

BOARD = "board"
"""The name of the option."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One side of the printed board."""

    grid: HexBoard
    hexes: tuple[str, ...]
    """The names of all hexes in play, in their order."""
    centre: str
    """§1.4: the name of the hole."""
    corners: Mapping[str, Corner]
    """§7.1: by the name of the corner hex, clockwise from the right."""


def make_board(radius: int) -> Board:
    grid = HexBoard(radius)
    return Board(
        grid,
        hexes=tuple(map(grid.name, grid.hexes)),
        centre=grid.name(CENTRE),
        corners={corner.name: corner for corner in corners(grid)},
    )


BOARDS: Mapping[str, Board] = {"large": make_board(4), "mini": make_board(3)}
"""§1.2, §1.3: by the option's choice."""
