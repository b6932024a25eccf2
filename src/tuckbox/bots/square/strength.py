"""How strong an expert of FITS and BITS is: how far it thinks, and how far its judgement errs.

A weaker level makes the mistakes of a person: it judges a placement by how it looks, a little
wrongly, instead of thinking about what may come.
"""

from typing import NamedTuple


class Patience(NamedTuple):
    """The limits of one level."""

    samples: float
    """Rounds that it plays out in its head for one choice at most, or what looking ahead costs as
    much as; 0: it judges by looks alone."""
    noise: float
    """Up to how many points it misjudges a placement."""


PATIENCE = {
    "expert-1": Patience(samples=0, noise=1.6),
    "expert-2": Patience(samples=0, noise=0.7),
    "expert-3": Patience(samples=0, noise=0.0),
    "expert-4": Patience(samples=200, noise=0.0),
    "expert-5": Patience(samples=float("inf"), noise=0.0),
}
"""Weakest first; the last uses all the time it gets."""
