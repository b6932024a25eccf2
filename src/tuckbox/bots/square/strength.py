"""How strong an expert of each level is: how far it thinks, and how far its judgement errs.

A weaker level makes the mistakes of a person: it judges a placement by how it looks, a little
wrongly, instead of thinking about what may come.
"""

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Strength(NamedTuple):
    """The limits of one level."""

    samples: float
    """The most rounds that it plays on in its head for one choice, or what looking ahead costs as
    much as; 0: it judges by looks alone."""
    noise: float
    """The most points by which it misjudges a placement."""

    def misjudge(self, looks: npt.NDArray[np.float64], rng: Random) -> npt.NDArray[np.float64]:
        """Return what choices look worth to this level."""
        if not self.noise:
            return looks
        return looks + [rng.triangular(-self.noise, self.noise) for _ in looks]


STRENGTHS = {
    "expert-1": Strength(samples=0, noise=1.6),
    "expert-2": Strength(samples=0, noise=0.7),
    "expert-3": Strength(samples=0, noise=0.0),
    "expert-4": Strength(samples=200, noise=0.0),
    "expert-5": Strength(samples=float("inf"), noise=0.0),
}
"""Weakest first; the last uses all the time it gets."""
