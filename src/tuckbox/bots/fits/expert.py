"""The expert of FITS: looks at every placement, then further into the best-looking ones.

Alone it looks two tiles ahead, or to the end when few are left, and plays rounds out with the best
few. Among rivals it only plays rounds out, theirs too, since what counts is the chance to win.
"""

from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bot import Bot
from tuckbox.bots.deadline import NEVER, Stop
from tuckbox.bots.fits.lookahead import TO_THE_END, look_ahead
from tuckbox.bots.fits.observation import Observation, observe
from tuckbox.bots.fits.policy import suits_of, worth
from tuckbox.bots.fits.sampling import sample
from tuckbox.bots.square.expert import Clock, Expert
from tuckbox.bots.square.halving import Found, best_looking
from tuckbox.bots.square.sampling import load, play_on
from tuckbox.bots.square.strength import Strength
from tuckbox.solver.fits.bound import after

MOST_CHOICES = 16
"""Placements that are played out among rivals: those that look best."""
FEW_CHOICES = 4
"""Placements that are played out alone: the best after looking ahead."""
TILES_PER_SAMPLE = 2
"""Tiles placed alone for each round that a level may play out: for `expert-4` enough to look one
tile ahead."""
TRUST_AHEAD = 500.0
"""For how many rounds played out it counts what was seen ahead."""
SPREAD = 5.0
"""Points by which a later round may change the lead of one seat on another: a standard deviation."""
PACE, PACE_WITH_MARKS = 400_000, 250_000
"""Tiles per second that are placed in the head on a common machine; boards on which rows or pairs
score take longer."""


def expert(level: str) -> Bot:
    return Expert(level, observe, work, think)


def work(seen: Observation, seconds: float) -> float:
    """Return how many tiles to place in the head in this time."""
    board = seen.judgement.board
    return seconds * (PACE_WITH_MARKS if board.row_bonus or len(board.pairs) else PACE)


def think(seen: Observation, strength: Strength, tiles: float, clock: Clock, rng: Random) -> Found:
    """Return the best choice after placing at most `tiles` tiles in the head."""
    looks = strength.misjudge(appearances(seen), rng)
    if strength.samples == 0 and not seen.rivals:
        return best_looking(looks)
    load(seen, sample)
    if not seen.rivals:
        look_ahead(seen, looks, 0, NEVER)  # loads likewise
        with clock as stop:
            tiles = min(tiles, strength.samples * TILES_PER_SAMPLE)
            return _think_alone(seen, looks, tiles, stop, rng)
    few = np.argsort(-looks, kind="stable")[: MOST_CHOICES if strength.samples else 1]
    samples = min(strength.samples, tiles / max(1, seen.cards))
    with clock as stop:
        spread = SPREAD * sqrt(2 * seen.later)
        return play_on(seen, sample, few, looks[few], samples, spread, stop, rng)


def _think_alone(
    seen: Observation, looks: npt.NDArray[np.float64], tiles: float, stop: Stop, rng: Random
) -> Found:
    few, values, tiles = look_ahead(seen, looks, tiles, stop)
    if seen.cards <= TO_THE_END:
        return Found(int(few[0]), values[0], values[0], 0)
    few, values, samples = few[:FEW_CHOICES], values[:FEW_CHOICES], tiles / max(1, seen.cards)
    return play_on(seen, sample, few, values, samples, 0.0, stop, rng, TRUST_AHEAD)


def appearances(seen: Observation) -> npt.NDArray[np.float64]:
    """Return the points of the round to expect after each choice, as it looks."""
    judgement, now = seen.judgement, seen.own[:3]
    squares, cards = seen.squares, seen.cards
    suits = suits_of(judgement.weights, seen.deck, seen.own.start, cards)
    laid = (after(judgement.table, judgement.board, *now, action) for action in seen.actions)
    return np.array([worth(judgement, suits, *then, squares, cards) for then in laid])
