"""Learns the tables of `value` by playing: temporal differences of positions after a choice.

Each round is played by choices that look best; afterwards, from the last position to the first,
every position learns what the next one turned out to be worth.
"""

import numpy as np

from tuckbox.bots.fits.policy import after, best_action, shuffle, worth
from tuckbox.bots.fits.value import Mind, features
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fits.table import Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.prospect import NEED
from tuckbox.solver.fits.reach import final, sky_at_best

PATH_WORDS = 5


@jit
def _learn(mind: Mind, path: Ints, steps: int, points: int, rate: float, found: Ints) -> None:
    target = float(points)
    for step in range(steps - 1, -1, -1):
        sky, marks, hope, squares, cards = path[step]
        error = target - worth(mind, sky, marks, hope, squares, cards)
        at_best = sky_at_best(mind.board, sky)
        places = features(mind.board, sky, marks, (at_best & NEED) - squares, cards, found)
        for place in range(places):
            mind.weights[found[place]] += rate * error / places
        target = worth(mind, sky, marks, hope, squares, cards)


@jit
def learn_rounds(mind: Mind, hope: int, rounds: int, rate: float, dice: Dice) -> float:
    """Play and learn: the mean score on the way."""
    tiles = len(mind.table.first) - 1
    order, found = np.arange(tiles), np.empty(64, dtype=np.int64)
    path = np.empty((tiles, PATH_WORDS), dtype=np.int64)
    total = 0
    for _ in range(rounds):
        start = mind.table.start[roll(dice, len(mind.table.start))]
        shuffle(order, dice)
        squares, cards = 0, tiles - 1
        for tile in order:
            squares += mind.size[tile]
        sky, marks, more = 0, 0, hope
        steps = 0
        for place in range(-1, tiles):
            tile = start if place < 0 else order[place]
            if place >= 0 and tile == start:
                continue
            squares -= mind.size[tile]
            cards -= int(place >= 0)
            action, _ = best_action(mind, sky, marks, more, tile, place >= 0, squares, cards)
            sky, marks, more = after(mind, sky, marks, more, action)
            path[steps, 0], path[steps, 1], path[steps, 2] = sky, marks, more
            path[steps, 3], path[steps, 4] = squares, cards
            steps += 1
        points = final(mind.board, sky, marks, more)
        _learn(mind, path, steps, points, rate, found)
        total += points
    return total / rounds
