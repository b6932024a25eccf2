"""Random FILLIT games: one to its end, and batches from the start."""

from tuckbox.kernels.alternating_rules import random_games_of
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fillit.history import is_full, step_remembering
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import OVER, SUPPLY, TIMES, State, side_of
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.fillit.turn_count import count_legal, nth_legal
from tuckbox.kernels.jit import jit

ENDLESS = 1 << 40
"""Random play ends by itself: the chips on the board only ever become more."""


@jit
def playout(table: Table, s: State, dice: Dice, limit: int) -> int:
    """Play random turns until the end, at most `limit`, and return how many were played.

    Uniform over the legal turns; without the house rule, so that the state needs no history.
    """
    played = 0
    while played < limit and s[OVER] == 0:
        step(table, s, nth_legal(table, s, roll(dice, count_legal(table, s))))
        played += 1
    return played


@jit
def playout_remembering(table: Table, s: State, dice: Dice) -> int:
    """Do the same to the end under the house rule; a game too long to remember stops there."""
    played = 0
    while s[OVER] == 0 and not is_full(s):
        step_remembering(table, s, nth_legal(table, s, roll(dice, count_legal(table, s))))
        played += 1
    return played


@jit
def _play_to_the_end(table: Table, s: State, dice: Dice) -> int:
    return playout_remembering(table, s, dice) if s[TIMES] else playout(table, s, dice, ENDLESS)


@jit
def _chips_left(s: State, seat: int) -> int:
    left: int = s[SUPPLY + side_of(s, seat)]
    return left


random_games = random_games_of(_play_to_the_end, _chips_left)
