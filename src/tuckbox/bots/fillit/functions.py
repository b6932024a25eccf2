"""The compiled functions with which searches play FILLIT."""

from tuckbox.bots.fillit.evaluation import COUNTS, weigh
from tuckbox.bots.hexagon.game_functions import GameFunctions
from tuckbox.bots.hexagon.transposition import mix
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.fillit.playout import playout
from tuckbox.kernels.fillit.rules import MOST_MOVES, is_legal, list_distinct, step
from tuckbox.kernels.fillit.state import (
    CHIPS,
    MOST_SEATS,
    MOST_SIDES,
    PAWN,
    SEAT,
    SIDES,
    STONES,
    State,
    side_to_move,
    sides,
)
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.fillit.turn_count import count_legal, nth_legal
from tuckbox.kernels.jit import jit

LONGEST = 400
"""Turns of a play-out after which it counts as drawn: ten times as many as random games last."""


@jit
def key_of(s: State, me: int) -> int:
    """Return a key of all that the rules and the evaluation see."""
    key = mix(s[SEAT] << 2 | me, s[CHIPS])
    for word in range(CHIPS + 1, STONES + s[SIDES]):
        key = mix(key, s[word])
    pawns = 0
    for seat in range(MOST_SEATS):
        pawns = pawns << 6 | s[PAWN + seat]
    return mix(key, pawns)


@jit
def short_playout(table: Table, s: State, dice: Dice) -> int:
    """Play random turns to the end, or until the game has become too long."""
    return playout(table, s, dice, LONGEST)


FUNCTIONS = GameFunctions(
    moves=list_distinct,
    is_legal=is_legal,
    step=step,
    count_legal=count_legal,
    nth_legal=nth_legal,
    playout=short_playout,
    side_to_move=side_to_move,
    sides=sides,
    key_of=key_of,
    weigh=weigh,
    most_moves=MOST_MOVES,
    most_sides=MOST_SIDES,
    counts=COUNTS,
)
