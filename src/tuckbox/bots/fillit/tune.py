"""Finds the weights of FILLIT's evaluation by self-play: `python -m tuckbox.bots.fillit.tune`."""

import numpy as np

from tuckbox.bots.fillit.evaluation import (
    AFTER,
    AFTER_AT,
    BEST,
    LEFT,
    LEFT_AT,
    LINEAR_AT,
    MOST_CHIPS,
    WEIGHTS,
)
from tuckbox.bots.fillit.game import FILLIT
from tuckbox.bots.hexagon.selfplay import SelfPlay
from tuckbox.bots.hexagon.tuning import Tuning
from tuckbox.bots.hexagon.worth import Weights
from tuckbox.kernels.fillit import Twin
from tuckbox.kernels.fillit.state import side_to_move


def first_guess() -> Weights:
    """Return weights by which chips count and long slides help."""
    weights = np.zeros((2, WEIGHTS), dtype=np.int64)
    chips = np.arange(MOST_CHIPS)
    for row, after in enumerate((30, 15)):
        weights[row, LEFT_AT : LEFT_AT + MOST_CHIPS] = -25 * chips
        weights[row, AFTER_AT : AFTER_AT + MOST_CHIPS] = -after * chips
        weights[row, LINEAR_AT:] = 10, 3, 1, 2
    return 10 * weights


TUNING = Tuning(
    name="fillit",
    twin=Twin,
    selfplay=SelfPlay(
        FILLIT,
        next_side=side_to_move,
        seldom=20,
        longest=120,  # good play needs a quarter
        # What the next slide decides teaches nothing.
        teaches=lambda counts, mover: bool(counts[mover, AFTER]),
    ),
    first_guess=first_guess,
    one_of_many=((LEFT_AT, LEFT), (AFTER_AT, AFTER)),
    linear=(LINEAR_AT, BEST),
    modes=((2, "large"), (3, "large"), (4, "large"), (2, "mini"), (3, "mini")),
    effort={2: 3, 3: 40, 4: 3},
    loose=6,
    options={"repetition": "off"},
)

if __name__ == "__main__":
    TUNING.main(__doc__)
