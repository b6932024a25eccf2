"""Learns the tables of the BITS value by playing: temporal differences of boards after a placement.

Each round is played by placements that look best; afterwards, from the last board to the first,
every board learns what the next one turned out to be worth.
"""

import numpy as np

from tuckbox.bots.bits.judgement import Judgement
from tuckbox.bots.bits.policy import best_action, squares_coming
from tuckbox.bots.bits.value import MOST_FEATURES, look
from tuckbox.kernels.bits.landing import EMPTY, fitting, lay
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import CARDS, SLOTS, Ints
from tuckbox.kernels.dice import Dice, roll, shuffle
from tuckbox.kernels.jit import jit

PATH_WORDS = 7
MOST_PATH = 24


@jit
def _learn(
    judgement: Judgement, path: Ints, steps: int, points: int, rate: float, found: Ints
) -> None:
    target = float(points)
    shape, shifts = judgement.table.shape, judgement.table.shifts
    for step in range(steps - 1, -1, -1):
        board = (path[step, 0], path[step, 1], path[step, 2], path[step, 3])
        has_neutral, laid, coming = path[step, 4], path[step, 5], path[step, 6]
        now, places = look(
            shape, shifts, judgement.worth, judgement.turn, board, has_neutral, laid, coming, found
        )
        judged = float(now)
        for place in range(places):
            judged += judgement.weights[found[place]]
        change = rate * (target - judged)
        for place in range(places):
            judgement.weights[found[place]] += change / places
        target = judged + change


@jit
def learn_rounds(judgement: Judgement, rounds: int, rate: float, dice: Dice) -> float:
    """Play and learn; return the mean score on the way."""
    table = judgement.table
    deck = np.repeat(np.arange(len(table.stone)), table.stone[:, CARDS])
    found = np.empty(MOST_FEATURES, dtype=np.int64)
    path = np.empty((MOST_PATH, PATH_WORDS), dtype=np.int64)
    everything = squares_coming(judgement, deck)
    total = 0
    for _ in range(rounds):
        shuffle(deck, dice)
        board, has_neutral, laid, coming = EMPTY, 1, 0, everything
        stone = table.start[roll(dice, len(table.start))]
        while True:
            action, _ = best_action(judgement, board, has_neutral, stone, laid, coming, found)
            has_neutral &= int(action // SLOTS != table.neutral)
            board = lay(table, board, action)
            laid += 1
            if fitting(board[0]) == 0:
                break
            path[laid - 1, 0], path[laid - 1, 1] = board[0], board[1]
            path[laid - 1, 2], path[laid - 1, 3] = board[2], board[3]
            path[laid - 1, 4], path[laid - 1, 5], path[laid - 1, 6] = has_neutral, laid, coming
            stone = deck[laid - 1]
            coming -= judgement.coming[stone]
        points = score(table.shape, table.shifts, judgement.worth, board)
        _learn(judgement, path, laid - 1, points, rate, found)
        total += points
    return total / rounds
