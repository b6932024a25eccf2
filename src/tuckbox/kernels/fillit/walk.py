"""Many FILLIT turns at once: perft, random games, batches of them."""

import numpy as np

from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fillit.board import Table
from tuckbox.kernels.fillit.history import is_full, play_remembering
from tuckbox.kernels.fillit.state import OVER, SEATS, SIZE, SUPPLY, TIMES, State, side_of
from tuckbox.kernels.fillit.turn import MOST_TURNS, count_turns, list_turns, nth_turn, play
from tuckbox.kernels.jit import jit

ENDLESS = 1 << 40
"""Random play ends by itself: the sides' chips only ever become more."""


@jit
def perft(board: Table, s: State, depth: int) -> int:
    """Paths of exactly `depth` turns; the state is the same afterwards."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_turns(board, s)
    turns = np.empty(MOST_TURNS, np.int64)
    total = 0
    head = s[:SIZE].copy()
    for index in range(list_turns(board, s, turns)):
        if s[TIMES]:
            play_remembering(board, s, turns[index])
        else:
            play(board, s, turns[index])
        total += perft(board, s, depth - 1)
        s[:SIZE] = head  # rows of history beyond the head's count mean nothing
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
def playout_remembering(board: Table, s: State, dice: Dice) -> int:
    """The same to the end, under the house rule; a game too long to remember stops there."""
    played = 0
    while s[OVER] == 0 and not is_full(s):
        play_remembering(board, s, nth_turn(board, s, roll(dice, count_turns(board, s))))
        played += 1
    return played


@jit
def random_games(board: Table, start: State, games: int, dice: Dice, points: State) -> int:
    """Whole random games; adds the chips left by seat and returns the turns played."""
    s = np.empty_like(start)
    played = 0
    for _ in range(games):
        s[:SIZE] = start[:SIZE]
        if s[TIMES]:
            played += playout_remembering(board, s, dice)
        else:
            played += playout(board, s, dice, ENDLESS)
        for seat in range(s[SEATS]):
            points[seat] += s[SUPPLY + side_of(s, seat)]
    return played
