"""What a position is worth to a side, in thousandths of a logit.

The chance of a side to win is the softmax of all worths divided by `SCALE`.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State

Weights = npt.NDArray[np.int64]
"""Rows: the side that moves next, another side. Columns are the game's own."""
Counts = npt.NDArray[np.int64]
"""What an evaluation counts. Rows: sides. Columns are the game's own."""

SCALE = 1000
"""Worths to a logit."""
WIN = 1_000_000
"""Worth of a won game; one less for each move until then."""
SURE_WIN = WIN - 100
"""Worth to a side that has only to make its move."""
DECIDED = WIN // 2
"""A value beyond this is a won or lost game."""


@jit
def lead(worths: State, sides: int, me: int) -> int:
    """Return the worth to a side above the best of the others, never beyond a sure win."""
    best_other = -WIN
    for side in range(sides):
        if side != me:
            best_other = max(best_other, worths[side])
    result: int = min(max(worths[me] - best_other, -SURE_WIN), SURE_WIN)
    return result


def win_chance(value: int) -> float:
    """Return the chance to win that a value stands for; what is decided is certain."""
    if abs(value) > DECIDED:
        return float(value > 0)
    return float(1 / (1 + np.exp(-value / SCALE)))
