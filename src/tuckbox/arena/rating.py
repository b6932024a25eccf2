"""Elo ratings: the strengths under which the results are most likely (Bradley and Terry).

With more than two sides the winner is as likely as its strength's share of the whole table's
(Luce). One drawn game is added between any two bots that met, so that a bot that never lost gets
a finite rating.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.arena.statistic import Estimate, Z

SCALE = 400 / np.log(10)
"""Elo points to a factor of e in strength."""
PRIOR = 1.0
"""Drawn games added between any two bots that met."""
STEPS, PRECISE = 10_000, 1e-9
TINY = 1e-9
"""What is zero but for rounding."""

Floats = npt.NDArray[np.float64]


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
    games = Games(place, [*contests, *_prior(contests)])
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


class Games:
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
