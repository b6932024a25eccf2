"""Learns the tables of `value` by playing: temporal differences of positions after a choice.

Each round is played by choices that look best; afterwards, from the last position to the first,
every position learns what the next one turned out to be worth.
"""

import numpy as np

from tuckbox.bots.fits.policy import after, best_action, shuffle, suits_of, worth
from tuckbox.bots.fits.value import (
    BENDS,
    MOST_TILES,
    STEPS,
    SURFACE_AT,
    SURFACES,
    TILE_AT,
    WINDOWS,
    Mind,
    Weights,
    features,
)
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fits.table import Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.prospect import NEED
from tuckbox.solver.fits.reach import final, sky_at_best

PATH_WORDS = 6
SUITS = 2
"""What all tiles to come learn together, in places of the other tables."""


@jit
def _learn_suits(weights: Weights, coming: Ints, start: int, surface: int, change: float) -> None:
    """Share a change among the tiles to come and the bends of the skyline."""
    for _ in range(WINDOWS):
        for tile in coming:
            if tile != start and tile < MOST_TILES:
                weights[TILE_AT + tile * BENDS + surface % BENDS] += change
        surface //= STEPS


@jit
def _learn(
    mind: Mind,
    path: Ints,
    steps: int,
    order: Ints,
    start: int,
    points: int,
    rate: float,
    found: Ints,
) -> None:
    target = float(points)
    weights = mind.weights
    for step in range(steps - 1, -1, -1):
        sky, marks, hope, squares, cards, turned = path[step]
        coming = order[turned:]
        suits = suits_of(weights, coming, start)
        error = target - worth(mind, suits, sky, marks, hope, squares, cards)
        at_best = sky_at_best(mind.board, sky)
        places = features(mind.board, sky, marks, (at_best & NEED) - squares, cards, found)
        change = rate * error / (places + SUITS)
        for place in range(places):
            weights[found[place]] += change
        if cards > 0:
            surface = (found[WINDOWS] - SURFACE_AT) % SURFACES
            share = change * SUITS / (WINDOWS * cards)
            _learn_suits(weights, coming, start, surface, share)
        suits = suits_of(weights, coming, start)
        target = worth(mind, suits, sky, marks, hope, squares, cards)


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
            suits = suits_of(mind.weights, order[place + 1 :], start)
            action, _ = best_action(mind, suits, sky, marks, more, tile, place >= 0, squares, cards)
            sky, marks, more = after(mind, sky, marks, more, action)
            path[steps, 0], path[steps, 1], path[steps, 2] = sky, marks, more
            path[steps, 3], path[steps, 4], path[steps, 5] = squares, cards, place + 1
            steps += 1
        points = final(mind.board, sky, marks, more)
        _learn(mind, path, steps, order, start, points, rate, found)
        total += points
    return total / rounds
