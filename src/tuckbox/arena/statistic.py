"""Figures with their 95 % intervals: shares, means and Elo ratings.

Ratings are the strengths under which the results are most likely (Bradley and Terry). With more than
two sides the winner is as likely as its strength's share of the whole table's (Luce). One drawn game
is added between any two bots that met, so that a bot that never lost gets a finite rating.
"""

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)

SCALE = 400 / np.log(10)
"""Elo points to a factor of e in strength."""
PRIOR = 1.0
"""Drawn games added between any two bots that met."""
STEPS, PRECISE = 10_000, 1e-9
TINY = 1e-9
"""What is zero but for rounding."""

Floats = npt.NDArray[np.float64]


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


class Contest(NamedTuple):
    """One game to be rated: the bot of each side, and its share of the win (together 1)."""

    deal: tuple[str, int]
    """Contests of one deal are not independent."""
    bots: tuple[str, ...]
    shares: tuple[float, ...]


def ratings(bots: Sequence[str], contests: Sequence[Contest]) -> dict[str, Estimate]:
    """Return the Elo of each bot, with mean 0 over all of them."""
    if len(bots) < 2 or not contests:
        return {}
    place = {level: number for number, level in enumerate(bots)}
    games = ContestMatrix(place, [*contests, *_prior(contests)])
    logs = games.fitted()
    spread = games.spread(logs, len(contests))
    return {
        level: Estimate(*(SCALE * (logs[at] + side * Z * spread[at]) for side in (0, -1, 1)))
        for level, at in place.items()
    }


def _prior(contests: Sequence[Contest]) -> list[Contest]:
    met = sorted({tuple(sorted(set(each.bots))) for each in contests if len(set(each.bots)) == 2})
    return [
        Contest(("", number), (one, other), (PRIOR / 2, PRIOR / 2))
        for number, (one, other) in enumerate(met)
    ]


class ContestMatrix:
    """Contests as matrices: a row per contest, a column per bot."""

    def __init__(self, place: dict[str, int], contests: Sequence[Contest]) -> None:
        self.seats: Floats = np.zeros((len(contests), len(place)))
        """How many sides each bot has."""
        self.won: Floats = np.zeros((len(contests), len(place)))
        for row, contest in enumerate(contests):
            for level, part in zip(contest.bots, contest.shares, strict=True):
                self.seats[row, place[level]] += 1
                self.won[row, place[level]] += part
        _, self.clusters = np.unique(
            [f"{mode} {deal}" for mode, deal in (each.deal for each in contests)],
            return_inverse=True,
        )

    def fitted(self) -> Floats:
        """Return the logarithms of the strengths, by Hunter's minorisation and maximisation."""
        rows, counts = np.unique(self.seats, axis=0, return_counts=True)
        wins, strength = self.won.sum(axis=0), np.ones(self.seats.shape[1])
        for _ in range(STEPS):
            due = (rows * (counts / (rows @ strength))[:, None]).sum(axis=0)
            better = wins / due
            better /= np.exp(np.log(better).mean())
            moved = np.abs(np.log(better / strength)).max()
            strength = better
            if moved < PRECISE:
                break
        logs: Floats = np.log(strength)
        return logs

    def spread(self, logs: Floats, real: int) -> Floats:
        """Return standard errors: the larger of the model's own and of that which whole deals show.

        The model takes games for independent, which those of one deal are not; what deals show is
        nothing at all where every game ends alike.
        """
        chance = self.seats * np.exp(logs)
        chance /= chance.sum(axis=1, keepdims=True)
        information = np.diag(chance.sum(axis=0)) - chance.T @ chance
        # Only differences of strength are known: the mean is fixed.
        model = np.linalg.pinv(information, rcond=TINY, hermitian=True)
        surprise = np.zeros((self.clusters.max() + 1, logs.size))
        np.add.at(surprise, self.clusters[:real], (self.won - chance)[:real])
        shown = model @ (surprise.T @ surprise) @ model
        errors: Floats = np.sqrt(np.maximum(np.diag(model), np.diag(shown)))
        return errors
