"""Random JAMMIT games: one to its end, and batches from the start."""

from tuckbox.kernels.alternating_rules import random_games_of
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import OVER, POINTS, State
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
def _points(s: State, seat: int) -> int:
    points: int = s[POINTS + seat]
    return points


random_games = random_games_of(playout, _points)
