"""From points to the chance to win, for games in which each seat fills a board of its own."""

import numpy as np

from tuckbox.kernels.jit import jit

ALONE = -1000
"""Below every score of a rival: there is none."""
LITTLE = 0.001
"""What a point counts beside the chance to win, so that a decided game is still played well."""


@jit
def chance(lead: float, spread: float) -> float:
    """Return the chance to win with a lead whose standard deviation is `spread`.

    A tie is half a win.
    """
    if spread == 0:
        return 0.5 * int(lead == 0) + int(lead > 0)
    return 1 / (1 + np.exp(-1.7 * lead / spread))


@jit
def worth(points: float, total: float, best_rival: float, spread: float) -> float:
    """Return what points are worth: themselves to a lone seat, the chance to win among rivals.

    `total` are the points of the whole game, `best_rival` those of the best other seat.
    """
    if best_rival <= ALONE:
        return float(points)
    return chance(total - best_rival, spread) + LITTLE * points


def likely(worth: float, points: float) -> float:
    """Return the chance to win that is part of what samples were worth."""
    return min(max(worth - LITTLE * points, 0.0), 1.0)
