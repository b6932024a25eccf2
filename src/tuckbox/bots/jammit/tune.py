"""Finds the weights of JAMMIT's evaluation by self-play: `python -m tuckbox.bots.jammit.tune`."""

import numpy as np

from tuckbox.bots.hexagon.selfplay import SelfPlay
from tuckbox.bots.hexagon.tuning import Tuning
from tuckbox.bots.hexagon.worth import Weights
from tuckbox.bots.jammit.evaluation import (
    BEST,
    BEST_AT,
    COINS,
    LEAST_GAIN,
    LINEAR_AT,
    MOST_GAIN,
    MOST_SCORE,
    MOST_STONES,
    SCORE,
    SCORE_AT,
    STONES,
    STONES_AT,
    WEIGHTS,
    next_to_insert,
)
from tuckbox.bots.jammit.game import JAMMIT
from tuckbox.kernels.jammit import Twin


def first_guess() -> Weights:
    """Return weights for points, good insertions and pieces at ends."""
    weights = np.zeros((2, WEIGHTS), dtype=np.int64)
    for row, gain in enumerate((10, 5)):
        weights[row, SCORE_AT : SCORE_AT + MOST_SCORE] = 15 * np.arange(MOST_SCORE)
        weights[row, STONES_AT : STONES_AT + MOST_STONES] = 8 * np.arange(MOST_STONES)
        weights[row, BEST_AT:LINEAR_AT] = gain * np.arange(LEAST_GAIN, MOST_GAIN + 1)
        weights[row, LINEAR_AT:] = 2, 3, 2
    return 10 * weights


TUNING = Tuning(
    name="jammit",
    twin=Twin,
    selfplay=SelfPlay(
        JAMMIT,
        next_side=next_to_insert,
        seldom=25,
        longest=1 << 20,  # every game ends by itself
    ),
    first_guess=first_guess,
    one_of_many=((SCORE_AT, SCORE), (STONES_AT, STONES), (BEST_AT - LEAST_GAIN, BEST)),
    linear=(LINEAR_AT, COINS),
    modes=((2, "large"), (3, "large"), (2, "mini"), (3, "mini")),
    effort={2: 4, 3: 60},
    loose=8,
    options={},
)

if __name__ == "__main__":
    TUNING.main(__doc__)
