"""How strong an expert of each level is: how far it looks, and how far its judgement errs.

A weaker level makes the mistakes of a person: it overlooks what comes later and misjudges
positions a little, always in the same way. None overlooks a win in one turn.
"""

from typing import NamedTuple


class Strength(NamedTuple):
    """The limits of one level."""

    depth: int
    """Turns that it looks ahead, where one side plays against all others."""
    visits: int
    """Positions that it looks into, where every side plays for itself."""
    noise: int
    """The most by which it misjudges a position, in thousandths of a logit."""


STRENGTHS = {
    "expert-1": Strength(depth=1, visits=30, noise=900),
    "expert-2": Strength(depth=2, visits=120, noise=500),
    "expert-3": Strength(depth=3, visits=500, noise=250),
    "expert-4": Strength(depth=4, visits=2000, noise=80),
    "expert-5": Strength(depth=99, visits=1 << 40, noise=0),
}
"""Weakest first; the last uses all the time it gets."""
