"""Plays rounds on in the head, for every choice with the same cards to come."""

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bits.judgement import Judgement
from tuckbox.bots.bits.policy import best_action, play_out, shuffle, squares_coming
from tuckbox.bots.bits.value import MOST_FEATURES
from tuckbox.bots.deadline import Stop
from tuckbox.bots.lead import ALONE, LITTLE, chance
from tuckbox.kernels.bits.landing import Board, lay
from tuckbox.kernels.bits.table import SLOTS, Ints
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jit import jit

STAND_WORDS = 8


@jit
def _board(stand: Ints) -> Board:
    return stand[0], stand[1], stand[2], stand[3]


@jit
def _best_other(
    judgement: Judgement, others: Ints, deck: Ints, coming: int, depth: int, found: Ints
) -> float:
    """The highest total that another seat reaches with these cards, its open stone first."""
    most = float(ALONE)
    for place in range(len(others)):
        board, has_neutral, laid = _board(others[place]), others[place, 4], others[place, 5]
        stone, points = others[place, 6], others[place, 7]
        if stone >= 0:
            action, _ = best_action(judgement, board, has_neutral, stone, laid, coming, found)
            has_neutral &= int(action // SLOTS != judgement.table.neutral)
            board = lay(judgement.table, board, action)
            laid += 1
        gained = play_out(judgement, board, has_neutral, laid, deck, coming, depth, found)
        most = max(most, points + gained)
    return most


@jit
def sample(
    judgement: Judgement,
    own: Ints,
    others: Ints,
    deck: Ints,
    actions: Ints,
    depth: int,
    spread: float,
    dice: Dice,
    stop: Stop,
    choices: Ints,
    times: int,
    sums: npt.NDArray[np.float64],
) -> int:
    """Add worth and points of so many rounds to the sums of these choices: how many were played.

    `own` and each of `others` are a seat's words as `sight.Stand` names them; `deck` is shuffled.
    """
    found = np.empty(MOST_FEATURES, dtype=np.int64)
    board, laid, before = _board(own), own[5], own[7]
    coming = squares_coming(judgement, deck)
    for number in range(times):
        if stop[0] and number > 0:
            return number
        shuffle(deck, dice)
        best = _best_other(judgement, others, deck, coming, depth, found)
        for choice in choices:
            action = actions[choice]
            left = own[4] & int(action // SLOTS != judgement.table.neutral)
            after = lay(judgement.table, board, action)
            points = play_out(judgement, after, left, laid + 1, deck, coming, depth, found)
            worth = points
            if best > ALONE:
                worth = chance(before + points - best, spread) + LITTLE * points
            sums[choice, 0] += worth
            sums[choice, 1] += points
    return times
