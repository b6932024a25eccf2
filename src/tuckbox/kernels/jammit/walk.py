"""Many JAMMIT entries at once: perft, random games, batches of them."""

import numpy as np

from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jammit.board import Table
from tuckbox.kernels.jammit.entry import count_entries, nth_entry, play
from tuckbox.kernels.jammit.state import OVER, POINTS, SEATS, State
from tuckbox.kernels.jit import jit


@jit
def perft(columns: Table, s: State, depth: int) -> int:
    """Paths of exactly `depth` entries."""
    if depth == 0:
        return 1
    entries = count_entries(columns, s)
    if depth == 1:
        return entries
    total = 0
    child = np.empty_like(s)
    for index in range(entries):
        child[:] = s
        play(columns, child, nth_entry(columns, s, index))
        total += perft(columns, child, depth - 1)
    return total


@jit
def playout(columns: Table, s: State, dice: Dice) -> int:
    """Random entries until the end, uniform over the legal ones; returns how many were played."""
    played = 0
    while s[OVER] == 0:
        play(columns, s, nth_entry(columns, s, roll(dice, count_entries(columns, s))))
        played += 1
    return played


@jit
def random_games(columns: Table, start: State, games: int, dice: Dice, points: State) -> int:
    """Whole random games; adds the final points by seat and returns the entries played."""
    s = np.empty_like(start)
    played = 0
    for _ in range(games):
        s[:] = start
        played += playout(columns, s, dice)
        for seat in range(s[SEATS]):
            points[seat] += s[POINTS + seat]
    return played
