"""The expert of BITS: looks at every placement, then plays the best-looking ones on."""

from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bits.observation import Observation, observe
from tuckbox.bots.bits.policy import squares_coming
from tuckbox.bots.bits.sampling import DEPTH, sample
from tuckbox.bots.bits.value import MOST_FEATURES, judge
from tuckbox.bots.bot import Bot
from tuckbox.bots.square.expert import Clock, Expert
from tuckbox.bots.square.halving import Found, best_looking
from tuckbox.bots.square.sampling import load, play_on
from tuckbox.bots.square.strength import Strength
from tuckbox.kernels.bits.landing import fitting, lay
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import BYTE, COLUMNS, ROWS, SLOTS

MOST_CHOICES = 16
"""Placements that are played on: those that look best."""
PACE = 110_000
"""Placements per second that are played on a common machine."""
SPREAD = 4.0
"""Points by which a later round may change a seat's lead: a standard deviation."""
UNCERTAIN = 1.5
"""Points by which a board judged by its looks may turn out otherwise, for one seat."""


def expert(level: str) -> Bot:
    return Expert(level, observe, work, think)


def work(_seen: Observation, seconds: float) -> float:
    """Return how many placements to play in this time."""
    return seconds * PACE


def think(
    seen: Observation, strength: Strength, placements: float, clock: Clock, rng: Random
) -> Found:
    """Return the best choice after playing at most `placements`."""
    looks = strength.misjudge(appearances(seen), rng)
    if strength.samples == 0 and not seen.rivals:
        return best_looking(looks)
    few = np.argsort(-looks, kind="stable")[: MOST_CHOICES if strength.samples else 1]
    steps = min(DEPTH, _stones_left(seen))
    samples = min(strength.samples, placements / max(1, steps))
    load(seen, sample)
    with clock as stop:
        return play_on(seen, sample, few, looks[few], samples, _spread(seen), stop, rng)


def _spread(seen: Observation) -> float:
    judged = UNCERTAIN if _stones_left(seen) > DEPTH else 0.0
    return sqrt(2 * (SPREAD**2 * seen.later + judged**2))


def _stones_left(seen: Observation) -> int:
    """Return about how many stones will still find room after this one."""
    piled = sum(seen.own.sky >> BYTE * column & 255 for column in range(COLUMNS))
    return max(1, (COLUMNS * ROWS - piled) // 2)


def appearances(seen: Observation) -> npt.NDArray[np.float64]:
    """Return the points of the round to expect after each choice, as it looks."""
    judgement, own = seen.judgement, seen.own
    coming, found = squares_coming(judgement, seen.deck), np.empty(MOST_FEATURES, dtype=np.int64)
    table = judgement.table
    looks = []
    for action in seen.actions:
        board = lay(table, own.board, action)
        left = own.has_neutral & int(action // SLOTS != table.neutral)
        if fitting(board[0]) == 0:
            looks.append(float(score(table.shape, table.shifts, judgement.worth, board)))
        else:
            looks.append(
                judge(
                    table.shape,
                    table.shifts,
                    judgement.worth,
                    judgement.turn,
                    judgement.weights,
                    board,
                    left,
                    own.laid + 1,
                    coming,
                    found,
                )
            )
    return np.array(looks)
