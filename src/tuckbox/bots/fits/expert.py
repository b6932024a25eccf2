"""The expert of FITS: looks at every placement, then plays the best-looking ones out."""

from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, Stop, deadline
from tuckbox.bots.fits.policy import after, suits_of, worth
from tuckbox.bots.fits.search import SPREAD, STAND_WORDS, sample
from tuckbox.bots.fits.sight import Sight, see
from tuckbox.bots.halving import Found, halve
from tuckbox.bots.lead import likely
from tuckbox.bots.patience import PATIENCE, Patience
from tuckbox.core import AnyGame, View
from tuckbox.kernels.dice import dice

MOST_CHOICES = 16
"""Placements that are played out: those that look best."""
PACE, PACE_WITH_MARKS = 450_000, 220_000
"""Placements per second that are played out on a common machine; boards on which rows or pairs score
take longer."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Alone, its value is the points it expects of the round; among others, its chance to win."""

    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight, patience = see(game, view), PATIENCE[self.level]
        think(sight, patience, 0, NEVER, Random(0))  # may have to wait for the compiler: not timed
        with deadline(SHARE * budget.seconds) as stop:
            found = think(sight, patience, work(sight, budget.seconds), stop, rng)
        move = sight.choices[found.choice]
        value = found.points if not sight.others else likely(found.worth, found.points)
        return Choice(move, value, (game.format_move(move),))


def work(sight: Sight, seconds: float) -> float:
    """The placements to play out in a time.

    Counted, so that the same budget gives the same strength where others use the machine too; the
    clock ends it in any case.
    """
    board = sight.mind.board
    return seconds * (PACE_WITH_MARKS if board.row_bonus or len(board.pairs) else PACE)


def think(sight: Sight, patience: Patience, placements: float, stop: Stop, rng: Random) -> Found:
    """The best choice after playing out at most so many placements."""
    looks = appearances(sight)
    if patience.noise:
        looks += [rng.triangular(-patience.noise, patience.noise) for _ in looks]
    if patience.samples == 0 and not sight.others:
        best = int(np.argmax(looks))
        return Found(best, looks[best], looks[best], 0)
    few = np.argsort(-looks, kind="stable")[: MOST_CHOICES if patience.samples else 1]
    found = halve(
        looks[few],
        min(patience.samples, placements / max(1, sight.cards)),
        partial(
            sample,
            sight.mind,
            np.array(sight.own),
            np.array(sight.others, dtype=np.int64).reshape(-1, STAND_WORDS),
            sight.left.copy(),
            sight.actions[few],
            SPREAD * sqrt(2 * sight.later),
            dice(rng.getrandbits(60)),
            stop,
        ),
        stop,
    )
    return found._replace(choice=int(few[found.choice]))


def appearances(sight: Sight) -> npt.NDArray[np.float64]:
    """The points of the round to expect after each choice, as it looks."""
    own, mind = sight.own, sight.mind
    squares, cards = sight.squares, sight.cards
    suits = suits_of(mind.weights, sight.left, own.start)
    return np.array(
        [
            worth(mind, suits, *after(mind, own.sky, own.marks, own.hope, action), squares, cards)
            for action in sight.actions
        ]
    )
