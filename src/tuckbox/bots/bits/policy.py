"""The placement that looks best at once, and whole rounds of such placements."""

import numpy as np

from tuckbox.bots.bits.judgement import Judgement
from tuckbox.bots.bits.value import MOST_FEATURES, judge
from tuckbox.kernels.bits.landing import EMPTY, Board, fitting, lay
from tuckbox.kernels.bits.rules import list_placements
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import CARDS, MOST_PLACEMENTS, SLOTS, Ints
from tuckbox.kernels.dice import Dice, roll, shuffle
from tuckbox.kernels.jit import jit

NOTHING = -1e9
EVERYTHING = 1 << 60


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


@jit
def play_rounds(judgement: Judgement, rounds: int, dice: Dice, scores: Ints) -> None:
    """Play whole rounds from the deal of a starting stone, by placements that look best at once."""
    table = judgement.table
    deck = np.repeat(np.arange(len(table.stone)), table.stone[:, CARDS])
    found = np.empty(MOST_FEATURES, dtype=np.int64)
    coming = squares_coming(judgement, deck)
    for number in range(rounds):
        start = table.start[roll(dice, len(table.start))]
        shuffle(deck, dice)
        action, _ = best_action(judgement, EMPTY, 1, start, 0, coming, found)
        board = lay(table, EMPTY, action)
        scores[number] = play_out(judgement, board, 1, 1, deck, coming, EVERYTHING, found)
