"""Figures with their 95 % intervals."""

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Estimate(NamedTuple):
    """A figure and the interval that contains the true one in 95 of 100 such samples."""

    value: float
    low: float
    high: float

    def json(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in self._asdict().items()}


def share(won: float, games: int) -> Estimate:
    """Return a share of games, with Wilson's interval; a draw counts as part of a win."""
    part, weight = won / games, 1 + Z * Z / games
    middle = (part + Z * Z / (2 * games)) / weight
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / weight
    return Estimate(part, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate | None:
    """Return a mean with Student's interval, or None for fewer than two values."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """Return the quantile of Student's distribution that bounds the interval."""
    p = LEVEL / 2
    if freedom == 1:
        return tan(pi * p)
    if freedom == 2:
        return p * sqrt(2 / (0.25 - p * p))
    # Cornish and Fisher's expansion (Abramowitz and Stegun 26.7.5): right to 0.2 % from 3 on.
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
