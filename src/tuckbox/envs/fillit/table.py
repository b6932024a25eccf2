"""What the FILLIT environment knows beside the twin's table, and the words that it adds to a state."""

from typing import NamedTuple

import numpy as np

from tuckbox.core import Options
from tuckbox.core.hexagon import DIRECTIONS, HexBoard
from tuckbox.envs.hexagon import cells, plane
from tuckbox.envs.layout import Layout
from tuckbox.kernels.fillit.state import SIZE
from tuckbox.kernels.fillit.table import Table as RulesTable
from tuckbox.kernels.kernel import State

WAYS = len(DIRECTIONS)
MOST_TURNS = 1000
"""A game is broken off after this many turns."""

HALF = SIZE
"""Which half of the turn is done: NOTHING, SLID or STEPPED."""
TURNS = SIZE + 1
"""How many turns have been played."""
HELD = SIZE + 2
"""How many positions in a row had as many chips on the board as this one; see `repetition`."""
CHIPS_BEFORE = SIZE + 3
"""How many chips lay on the board when the turn began."""
FIRST_HALF = SIZE + 4
"""The half of the turn that is done, as an action."""
SHORT_SIZE = SIZE + 5
BASE = SHORT_SIZE
"""From here on, with repetition: the first of those positions, as in the words of a twin."""
ROOM = MOST_TURNS + 8
HASHES = BASE + SIZE
"""Two to a word: a hash of each of those positions."""
PLAYED = HASHES + ROOM // 2
"""Four to a word: the turns that lead from each to the next, as whole actions."""
LONG_SIZE = PLAYED + ROOM // 4

NOTHING, SLID, STEPPED = 0, 1, 2


class Table(NamedTuple):
    """The board of one game in arrays."""

    rules: RulesTable
    seats: int
    sides: int
    start: State
    """The words of a state at the start, history left out."""
    steps: State
    """By number: a stone step, packed as the twin packs it."""
    number: State
    """By source and target: the number of a stone step."""
    cell: State
    """By hex: its cell in a plane."""
    cells: int
    """How many cells a plane has."""


def layout(board: HexBoard, options: Options, sides: int, *, grid: bool) -> Layout:
    """Return the parts of an observation: own side or seat first, then the others in their order."""
    shape = plane(board, grid=grid)
    return Layout(
        {
            "chips": (sides, *shape),
            "stones": (sides, *shape),
            "pawns": (options.seats, *shape),
            "supply": (sides,),
            "half": (3,),
            "on_turn": (1,),
            "times": (1,),
        }
    )


def env_table(
    board: HexBoard, options: Options, sides: int, rules: RulesTable, start: State, *, grid: bool
) -> Table:
    names = [board.name(hex) for hex in board.hexes]
    steps = [
        (source, names.index(near))
        for source, hex in enumerate(board.hexes)
        for near in sorted(board.name(near) for near in board.neighbours(hex))
    ]
    number = np.full((len(names), len(names)), -1, dtype=np.int64)
    for place, (source, target) in enumerate(steps):
        number[source, target] = place
    return Table(
        rules=rules,
        seats=options.seats,
        sides=sides,
        start=np.concatenate([start[:SIZE], np.zeros(SHORT_SIZE - SIZE, dtype=np.int64)]),
        steps=np.array([source << 6 | target for source, target in steps], dtype=np.int64),
        number=number,
        cell=cells(board, grid=grid),
        cells=int(np.prod(plane(board, grid=grid))),
    )
