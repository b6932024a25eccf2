"""The expert of FITS: looks at every placement, then further into the best-looking ones.

Alone it looks two tiles ahead, or to the end when few are left, and plays rounds out with the best
few. Among others it only plays rounds out, theirs too, since what counts is the chance to win.
"""

from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, Stop, deadline
from tuckbox.bots.fits.foresight import TO_THE_END, foresee
from tuckbox.bots.fits.policy import after, suits_of, worth
from tuckbox.bots.fits.search import SPREAD, STAND_WORDS, sample
from tuckbox.bots.fits.sight import Sight, see
from tuckbox.bots.halving import Found, halve
from tuckbox.bots.lead import likely
from tuckbox.bots.patience import PATIENCE, Patience
from tuckbox.core import AnyGame, View
from tuckbox.kernels.dice import dice
from tuckbox.kernels.fits.table import Ints

MOST_CHOICES = 16
"""Placements that are played out among others: those that look best."""
FEW_CHOICES = 4
"""Placements that are played out alone: the best after looking ahead."""
TILES_PER_SAMPLE = 2
"""Tiles placed alone for each round that a level has the patience to play out: with the patience of
`expert-4` enough to look one tile ahead."""
FORESIGHT = 500.0
"""For how many rounds played out it counts what was seen ahead."""
PACE, PACE_WITH_MARKS = 400_000, 250_000
"""Tiles per second that are placed in the head on a common machine; boards on which rows or pairs
score take longer."""


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
    """The tiles to place in the head in a time.

    Counted, so that the same budget gives the same strength where others use the machine too; the
    clock ends it in any case.
    """
    board = sight.mind.board
    return seconds * (PACE_WITH_MARKS if board.row_bonus or len(board.pairs) else PACE)


def think(sight: Sight, patience: Patience, tiles: float, stop: Stop, rng: Random) -> Found:
    """The best choice after placing at most so many tiles in the head."""
    looks = appearances(sight)
    if patience.noise:
        looks += [rng.triangular(-patience.noise, patience.noise) for _ in looks]
    if sight.others:
        tiles = min(tiles, patience.samples * max(1, sight.cards))
        few = np.argsort(-looks, kind="stable")[: MOST_CHOICES if tiles else 1]
        return play_out(sight, few, looks[few], tiles, 0.0, stop, rng)
    tiles = min(tiles, patience.samples * TILES_PER_SAMPLE)
    few, values, tiles = foresee(sight, looks, tiles, stop)
    if patience.samples == 0 or sight.cards <= TO_THE_END:
        return Found(int(few[0]), values[0], values[0], 0)
    few, values = few[:FEW_CHOICES], values[:FEW_CHOICES]
    return play_out(sight, few, values, tiles, FORESIGHT, stop, rng)


def play_out(
    sight: Sight,
    few: Ints,
    values: npt.NDArray[np.float64],
    tiles: float,
    trust: float,
    stop: Stop,
    rng: Random,
) -> Found:
    """The best of a few choices that seem worth so much, after playing rounds out."""
    found = halve(
        values,
        tiles / max(1, sight.cards),
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
        trust,
    )
    return found._replace(choice=int(few[found.choice]))


def appearances(sight: Sight) -> npt.NDArray[np.float64]:
    """The points of the round to expect after each choice, as it looks."""
    own, mind = sight.own, sight.mind
    squares, cards = sight.squares, sight.cards
    suits = suits_of(mind.weights, sight.left, own.start, cards)
    return np.array(
        [
            worth(mind, suits, *after(mind, own.sky, own.marks, own.hope, action), squares, cards)
            for action in sight.actions
        ]
    )
