"""Finds the best of several choices by samples: sequential halving.

All choices are sampled with the same draws, so that luck falls on all alike. The worse half is
dropped, and the rest is sampled again, until few are left; samples of earlier rounds still count.
"""

from collections.abc import Callable
from math import ceil, log2
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import Stop

Sums = npt.NDArray[np.float64]
"""By choice: the sum of what its samples were worth, and of their points."""


class Found(NamedTuple):
    """The best choice, and what it is worth on average."""

    choice: int
    worth: float
    points: float
    samples: int


def best_looking(looks: npt.NDArray[np.float64]) -> Found:
    """Return the choice that looks worth most, without any sample."""
    best = int(np.argmax(looks))
    return Found(best, looks[best], looks[best], 0)


def halve(
    prior: npt.NDArray[np.float64],
    work: float,
    sample: Callable[[npt.NDArray[np.int64], int, Sums], int],
    stop: Stop,
    trust: float = 0.0,
) -> Found:
    """Spend `work` samples, or fewer if stopped; at least one for every choice.

    `prior` is what the choices look worth, `trust` for how many samples that counts.
    `sample(choices, times, sums)` adds samples of each choice to the sums and returns how many.
    """
    sums, counts = trust * np.column_stack((prior, prior)), np.full(len(prior), trust)
    alive = np.argsort(-prior, kind="stable")
    rounds = max(1, ceil(log2(len(prior))))
    while True:
        times = max(1, int(work / (rounds * len(alive))))
        counts[alive] += sample(alive, times, sums)
        means = sums[alive, 0] / counts[alive]
        alive = alive[np.argsort(-means, kind="stable")]
        if stop[0] or len(alive) <= 2:
            break
        alive = alive[: (len(alive) + 1) // 2]
    best = int(alive[0])
    worth, points = sums[best] / counts[best]
    return Found(best, float(worth), float(points), int(sum(counts - trust)))
