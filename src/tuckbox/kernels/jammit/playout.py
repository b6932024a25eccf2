"""Random JAMMIT games: one to its end, and batches from the start."""

import numpy as np

from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import OVER, POINTS, SEATS, State
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit


@jit
def playout(table: Table, s: State, dice: Dice) -> int:
    """Play random entries until the end, uniform over the legal ones.

    Return how many were played.
    """
    played = 0
    while s[OVER] == 0:
        step(table, s, nth_legal(table, s, roll(dice, count_legal(table, s))))
        played += 1
    return played


@jit
def random_games(table: Table, start: State, games: int, dice: Dice, points: State) -> int:
    """Play whole random games, add the final points by seat, and return the entries played."""
    s = np.empty_like(start)
    played = 0
    for _ in range(games):
        s[:] = start
        played += playout(table, s, dice)
        for seat in range(s[SEATS]):
            points[seat] += s[POINTS + seat]
    return played
