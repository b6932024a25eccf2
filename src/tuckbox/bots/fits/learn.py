"""Learns the tables of `value` by playing: temporal differences of positions after a choice.

Each round is played by choices that look best; afterwards, from the last position to the first,
every position learns what the next one turned out to be worth.
"""

import numpy as np

from tuckbox.bots.fits.judgement import Judgement
from tuckbox.bots.fits.policy import best_action, suits_of, worth
from tuckbox.bots.fits.value import BEND, BENDS, MOST_FEATURES, WINDOWS, features, pack, suits_at
from tuckbox.bots.square.weights import Weights
from tuckbox.kernels.dice import Dice, roll, shuffle
from tuckbox.kernels.fits.table import Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import after, final, sky_at_best
from tuckbox.solver.fits.prospect import NEED

PATH_WORDS = 6
SHARE = 6
"""What all tiles to come learn together, in places of the other tables."""


@jit
def _learn_suits(
    weights: Weights, coming: Ints, start: int, cards: int, sky: int, change: float
) -> None:
    """Let every tile to come learn about every bend of the skyline."""
    packed = pack(sky)
    for window in range(WINDOWS):
        bend = window * BENDS + BEND[packed >> 4 * window & 0xFFF]
        for tile in coming:
            if tile != start:
                weights[suits_at(tile, cards) + bend] += change


@jit
def _learn(
    judgement: Judgement,
    path: Ints,
    steps: int,
    order: Ints,
    start: int,
    points: int,
    rate: float,
    found: Ints,
) -> None:
    target = float(points)
    weights = judgement.weights
    for step in range(steps - 2, -1, -1):  # after the last choice there is nothing to learn
        sky, marks, hope, squares, cards, turned = path[step]
        coming = order[turned:]
        suits = suits_of(weights, coming, start, cards)
        value = worth(judgement, suits, sky, marks, hope, squares, cards)
        at_best = sky_at_best(judgement.board, sky)
        places = features(judgement.board, sky, marks, (at_best & NEED) - squares, cards, found)
        change = rate * (target - value) / (places + SHARE)
        for place in range(places):
            weights[found[place]] += change
        _learn_suits(weights, coming, start, cards, sky, change * SHARE / (WINDOWS * cards))
        target = value + rate * (target - value)


@jit
def learn_rounds(judgement: Judgement, hope: int, rounds: int, rate: float, dice: Dice) -> float:
    """Play and learn; return the mean score on the way."""
    tiles = len(judgement.table.first) - 1
    order, found = np.arange(tiles), np.empty(MOST_FEATURES, dtype=np.int64)
    path = np.empty((tiles, PATH_WORDS), dtype=np.int64)
    total = 0
    for _ in range(rounds):
        start = judgement.table.start[roll(dice, len(judgement.table.start))]
        shuffle(order, dice)
        squares, cards = 0, tiles - 1
        for tile in order:
            squares += judgement.size[tile]
        sky, marks, more = 0, 0, hope
        steps = 0
        for place in range(-1, tiles):
            tile = start if place < 0 else order[place]
            if place >= 0 and tile == start:
                continue
            squares -= judgement.size[tile]
            cards -= int(place >= 0)
            suits = suits_of(judgement.weights, order[place + 1 :], start, cards)
            action, _ = best_action(
                judgement, suits, sky, marks, more, tile, place >= 0, squares, cards
            )
            sky, marks, more = after(judgement.table, judgement.board, sky, marks, more, action)
            path[steps, 0], path[steps, 1], path[steps, 2] = sky, marks, more
            path[steps, 3], path[steps, 4], path[steps, 5] = squares, cards, place + 1
            steps += 1
        points = final(judgement.board, sky, marks, more)
        _learn(judgement, path, steps, order, start, points, rate, found)
        total += points
    return total / rounds
