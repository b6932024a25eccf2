"""From points to the chance to win, for games in which everybody fills a board of his own."""

import numpy as np

from tuckbox.kernels.jit import jit

ALONE = -1000
"""Below every score of another seat: there is none."""
LITTLE = 0.001
"""What a point counts beside the chance to win, so that a decided game is still played well."""


@jit
def chance(lead: float, spread: float) -> float:
    """The chance to win with a lead that is uncertain by so much; a tie is half a win."""
    if spread == 0:
        return 0.5 * int(lead == 0) + int(lead > 0)
    return 1 / (1 + np.exp(-1.7 * lead / spread))


def likely(worth: float, points: float) -> float:
    """The chance to win in what samples were worth."""
    return min(max(worth - LITTLE * points, 0.0), 1.0)
