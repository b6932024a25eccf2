"""The placement that looks best at once, and rounds that go on with such placements."""

import numpy as np

from tuckbox.bots.bits.judgement import Judgement
from tuckbox.bots.bits.value import judge
from tuckbox.kernels.bits.landing import Board, fitting, lay
from tuckbox.kernels.bits.rules import list_placements
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import MOST_PLACEMENTS, SLOTS, Ints
from tuckbox.kernels.jit import jit

NOTHING = -1e9


@jit
def best_action(
    judgement: Judgement,
    board: Board,
    has_neutral: int,
    stone: int,
    laid: int,
    coming: int,
    found: Ints,
) -> tuple[int, float]:
    """Return the action that looks best for a stone.

    `coming` are the squares that may follow it.
    """
    table, shape, shifts, worth = (
        judgement.table,
        judgement.table.shape,
        judgement.table.shifts,
        judgement.worth,
    )
    weights, turn, stones = judgement.weights, judgement.turn, judgement.table.stone
    actions = np.empty(MOST_PLACEMENTS, dtype=np.int64)
    chosen, most = -1, NOTHING
    count = list_placements(
        stones, table.neutral, stone, fitting(board[0]), has_neutral, laid, actions
    )
    for number in range(count):
        action = actions[number]
        after = lay(table, board, action)
        if fitting(after[0]) == 0:
            value = float(score(shape, shifts, worth, after))
        else:
            left = has_neutral & int(action // SLOTS != table.neutral)
            value = judge(shape, shifts, worth, turn, weights, after, left, laid + 1, coming, found)
        if value > most:
            chosen, most = action, value
    return chosen, most


@jit
def squares_coming(judgement: Judgement, deck: Ints) -> int:
    """Return the squares of these stones by colour, as one word."""
    coming = 0
    for stone in deck:
        coming += judgement.coming[stone]
    return coming


@jit
def play_out(
    judgement: Judgement,
    board: Board,
    has_neutral: int,
    laid: int,
    deck: Ints,
    coming: int,
    depth: int,
    found: Ints,
) -> float:
    """Return the points of the round when stones come in this order.

    A board is judged after `depth` stones.
    """
    value = 0.0
    for place in range(len(deck)):
        if fitting(board[0]) == 0:
            break
        stone = deck[place]
        coming -= judgement.coming[stone]
        action, value = best_action(judgement, board, has_neutral, stone, laid, coming, found)
        if place + 1 == depth:
            return value
        has_neutral &= int(action // SLOTS != judgement.table.neutral)
        board = lay(judgement.table, board, action)
        laid += 1
    return float(score(judgement.table.shape, judgement.table.shifts, judgement.worth, board))
