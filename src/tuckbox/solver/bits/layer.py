"""All boards that can follow a stone, each once: one layer of the search."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.bits.landing import Board, fitting, lay
from tuckbox.kernels.bits.rules import list_placements
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import MOST_PLACEMENTS, SLOTS, Ints
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit
from tuckbox.solver.bits.bound import Reach, bound, room
from tuckbox.solver.bits.tasks import OpenTasks
from tuckbox.solver.square.search_path import ACTION_BITS

Layer: TypeAlias = Ints
"""Boards, one to a row."""
SKY, ONES, TWOS, FOURS, HAS_NEUTRAL = 0, 1, 2, 3, 4
FROM = 5
"""The place of the board before in its own layer, and the action that led here."""
LIMIT = 6
"""What the board can end with at most."""
WORDS = 7
Values = npt.NDArray[np.float32]

BEST, BEST_FROM = 0, 1
"""Words of a result: the most points of a board on which nothing fits any more, and its FROM."""
NOISE_STEPS = 1000


@jit
def board_at(layer: Layer, place: int) -> Board:
    return layer[place, SKY], layer[place, ONES], layer[place, TWOS], layer[place, FOURS]


@jit
def _slot(board: Board, has_neutral: int) -> int:
    mixed = (board[1] * 0x5BD1 ^ board[2] * 0x2F35 ^ board[3] * 0x79B9) & (1 << 60) - 1
    folded = (mixed ^ mixed >> 23 ^ board[0] ^ board[0] >> 20 ^ has_neutral) & 0xFFFFFFFF
    return folded * 0x9E3779B1 >> 12


@jit
def _is_new(
    layer: Layer, taken: Ints, first: int, size: int, board: Board, has_neutral: int
) -> bool:
    """Return whether a board is not in the layer yet; if so its slot is taken for the next row."""
    slot = _slot(board, has_neutral) & len(taken) - 1
    while taken[slot] >= first:
        place = taken[slot] - first
        if (
            layer[place, ONES] == board[1]
            and layer[place, TWOS] == board[2]
            and layer[place, FOURS] == board[3]
            and layer[place, SKY] == board[0]
            and layer[place, HAS_NEUTRAL] == has_neutral
        ):
            return False
        slot = slot + 1 & len(taken) - 1
    taken[slot] = first + size
    return True


@jit
def expand(
    tasks: OpenTasks,
    reach: Reach,
    before: Layer,
    after: Layer,
    taken: Ints,
    first: int,
    stone: int,
    laid: int,
    coming: Ints,
    result: Ints,
) -> int:
    """Write into `after` every board that may still beat the result once the stone is laid.

    `coming` are the squares of the next cards by number of cards. Full boards improve the result
    instead. `after` must have room for all; `first` is above every number in `taken`. Returns the
    size of the layer.
    """
    table, worth = tasks.table, tasks.worth
    shape, shifts, stones = tasks.table.shape, tasks.table.shifts, tasks.table.stone
    dealt, grown, neutral = reach.dealt, reach.grown, tasks.table.neutral
    actions = np.empty(MOST_PLACEMENTS, dtype=np.int64)
    size = 0
    for parent in range(len(before)):
        board, has_neutral = board_at(before, parent), before[parent, HAS_NEUTRAL]
        slots = fitting(board[0])
        count = list_placements(stones, neutral, stone, slots, has_neutral, laid, actions)
        for number in range(count):
            action = actions[number]
            child = lay(table, board, action)
            origin = parent << ACTION_BITS | action
            if fitting(child[0]) == 0:
                points = score(shape, shifts, worth, child)
                if points > result[BEST]:
                    result[BEST], result[BEST_FROM] = points, origin
                continue
            squares = coming[min(room(child[0]), len(coming) - 1)]
            limit = bound(shape, shifts, worth, dealt, grown, child, squares)
            left = has_neutral & int(action // SLOTS != neutral)
            if limit > result[BEST] and _is_new(after, taken, first, size, child, left):
                after[size, SKY], after[size, ONES] = child[0], child[1]
                after[size, TWOS], after[size, FOURS] = child[2], child[3]
                after[size, HAS_NEUTRAL], after[size, FROM] = left, origin
                after[size, LIMIT] = limit
                size += 1
    return size


@jit
def blur(values: Values, noise: float, dice: Dice) -> None:
    """Change values by up to half the noise, up or down."""
    for place in range(len(values)):
        values[place] += noise * (roll(dice, NOISE_STEPS) / NOISE_STEPS - 0.5)
