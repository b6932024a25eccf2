"""What the JAMMIT environment knows beside the twin's table: the board as each corner sees it."""

from typing import NamedTuple

import numpy as np

from tuckbox.core import Options
from tuckbox.core.hexagon import DIRECTIONS, Hex, HexBoard
from tuckbox.envs.hexagon import plane, turned_cells
from tuckbox.envs.layout import Layout
from tuckbox.kernels.jammit.state import COLOURS
from tuckbox.kernels.jammit.table import CORNERS, heads
from tuckbox.kernels.jammit.table import Table as RulesTable
from tuckbox.kernels.kernel import State

KINDS = 2
"""Coins and stones, each a plane of its own."""
STAGES = 3


class Table(NamedTuple):
    """The board of one game in arrays."""

    rules: RulesTable
    seats: int
    start: State
    """The state at the start."""
    column: State
    """By corner and place from the left, as seen from the corner: the column of the twin."""
    place: State
    """By corner and hex: its cell in a plane of the board turned to that corner."""
    plane: State
    """By seat and piece: where the piece's plane begins."""
    cells: int
    """How many cells a plane has."""


def layout(board: HexBoard, options: Options, *, grid: bool) -> Layout:
    """Return the parts of an observation: the seat's own first, then those of the next seats."""
    return Layout(
        {
            "pieces": (COLOURS, KINDS, *plane(board, grid=grid)),
            "pawns": (options.seats, CORNERS),
            "stage": (STAGES,),
            "on_turn": (1,),
            "points": (options.seats,),
            "neutral": (options.seats,),
        }
    )


def env_table(
    board: HexBoard, options: Options, rules: RulesTable, start: State, *, grid: bool
) -> Table:
    size = int(np.prod(plane(board, grid=grid)))
    return Table(
        rules=rules,
        seats=options.seats,
        start=start,
        column=np.array([_columns(board, corner) for corner in range(CORNERS)]),
        place=turned_cells(board, grid=grid),
        plane=size * np.array([_planes(options.seats, seat) for seat in range(options.seats)]),
        cells=size,
    )


def _planes(seats: int, seat: int) -> list[int]:
    """Return by piece its plane: own pieces first; neutral coins, which have no seat, come last."""
    order = [(seat + place) % seats for place in range(seats)]
    order += [colour for colour in range(COLOURS) if colour not in order]
    return [0] + [
        KINDS * order.index(colour) + kind for kind in range(KINDS) for colour in range(COLOURS)
    ]


def _columns(board: HexBoard, corner: int) -> list[int]:
    """Return the columns from left to right as a player at this corner sees them."""
    named = heads(board, corner)
    here = board.corners[corner]
    left, right = DIRECTIONS[(corner + 2) % CORNERS], DIRECTIONS[(corner + 4) % CORNERS]
    along = [_along(here, left, steps) for steps in range(board.radius, 0, -1)]
    along += [_along(here, right, steps) for steps in range(board.radius + 1)]
    return [named.index(head) for head in along]


def _along(hex: Hex, step: Hex, steps: int) -> Hex:
    return Hex(hex.q + steps * step.q, hex.r + steps * step.r)
