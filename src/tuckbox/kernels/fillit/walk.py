"""Many FILLIT turns at once: perft, random games, batches of them."""

import numpy as np

from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fillit.board import Table
from tuckbox.kernels.fillit.state import OVER, SIZE, State
from tuckbox.kernels.fillit.turn import MOST_TURNS, count_turns, list_turns, nth_turn, play
from tuckbox.kernels.jit import jit

ENDLESS = 1 << 40
"""Random play ends by itself: the sides' chips only ever become more."""


@jit
def perft(board: Table, s: State, depth: int) -> int:
    """Paths of exactly `depth` turns."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_turns(board, s)
    turns = np.empty(MOST_TURNS, np.int64)
    total = 0
    child = np.empty(SIZE, np.int64)
    for index in range(list_turns(board, s, turns)):
        child[:] = s[:SIZE]
        play(board, child, turns[index])
        total += perft(board, child, depth - 1)
    return total


@jit
def playout(board: Table, s: State, dice: Dice, limit: int) -> int:
    """Random turns until the end, at most `limit`; returns how many were played.

    Uniform over the legal turns; without the house rule, so that the state needs no history.
    """
    played = 0
    while played < limit and s[OVER] == 0:
        play(board, s, nth_turn(board, s, roll(dice, count_turns(board, s))))
        played += 1
    return played


@jit
def random_games(board: Table, start: State, games: int, dice: Dice, wins: State) -> int:
    """Whole random games; adds each win to its side and returns the turns played."""
    s = np.empty(SIZE, np.int64)
    played = 0
    for _ in range(games):
        s[:] = start[:SIZE]
        played += playout(board, s, dice, ENDLESS)
        wins[s[OVER]] += 1
    return played
