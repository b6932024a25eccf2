"""Plays BITS rounds on in the head, some stones deep, and judges the boards by their looks."""

import numpy as np

from tuckbox.bots.bits.judgement import Judgement
from tuckbox.bots.bits.policy import best_action, play_out, squares_coming
from tuckbox.bots.bits.value import MOST_FEATURES
from tuckbox.bots.square.sampling import sampler
from tuckbox.bots.square.win_chance import ALONE
from tuckbox.kernels.bits.landing import Board, lay
from tuckbox.kernels.bits.table import SLOTS, Ints
from tuckbox.kernels.jit import jit

DEPTH = 6
"""Stones that are played on before a board is judged: there is less luck in that."""


@jit
def _board(standing: Ints) -> Board:
    return standing[0], standing[1], standing[2], standing[3]


@jit
def _best_rival(judgement: Judgement, rivals: Ints, deck: Ints) -> float:
    """Return the highest total that a rival reaches with these cards, its open stone first."""
    coming, found = squares_coming(judgement, deck), np.empty(MOST_FEATURES, dtype=np.int64)
    most = float(ALONE)
    for place in range(len(rivals)):
        board, has_neutral, laid = _board(rivals[place]), rivals[place, 4], rivals[place, 5]
        stone, points = rivals[place, 6], rivals[place, 7]
        if stone >= 0:
            action, _ = best_action(judgement, board, has_neutral, stone, laid, coming, found)
            has_neutral &= int(action // SLOTS != judgement.table.neutral)
            board = lay(judgement.table, board, action)
            laid += 1
        gained = play_out(judgement, board, has_neutral, laid, deck, coming, DEPTH, found)
        most = max(most, points + gained)
    return most


@jit
def _points_after(judgement: Judgement, own: Ints, action: int, deck: Ints) -> float:
    coming, found = squares_coming(judgement, deck), np.empty(MOST_FEATURES, dtype=np.int64)
    has_neutral = own[4] & int(action // SLOTS != judgement.table.neutral)
    board = lay(judgement.table, _board(own), action)
    return play_out(judgement, board, has_neutral, own[5] + 1, deck, coming, DEPTH, found)


sample = sampler(_best_rival, _points_after)
