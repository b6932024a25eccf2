"""Games of the search against itself, and the counts of every position in them: what weights are fitted to."""

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import NEVER
from tuckbox.bots.fillit.evaluation import AFTER, WIN, weigh
from tuckbox.bots.fillit.maxn import grow_tree
from tuckbox.bots.fillit.search import Mind, look
from tuckbox.bots.maxn import CURIOSITY, SHARPNESS, favourite, tree
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fillit.rules import MOST_MOVES as MOST_CHILDREN
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import OVER, SEAT, SIDES, State, side_of
from tuckbox.kernels.fillit.turn_count import count_legal, nth_legal

Samples = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]
"""By position: the counts of all sides, the side to move, the side that won."""

SELDOM = 20
"""One turn in so many is random, so that games differ."""
LONGEST = 120
"""Turns after which a game is given up: good play needs a quarter."""


def self_play(m: Mind, start: State, dice: Dice, effort: int, loose: int) -> Samples:
    """One game in which the first `loose` turns, and now and then one, are random.

    The effort is a depth between two sides, and visits between three.
    Positions that the next slide decides teach nothing and are left out, and so are given up games.
    Not compiled: code that is kept between runs may call the recursive `look` only from Python.
    """
    s = start.copy()
    counts, movers, turns = [m.counts.copy()][:0], [0][:0], 0
    while s[OVER] == 0 and turns < LONGEST:
        weigh(m.board, m.weights, s, m.counts, m.worths)
        side = side_of(s, s[SEAT])
        if turns > loose and m.counts[side, AFTER]:
            counts.append(m.counts.copy())
            movers.append(side)
        step(m.board, s, _turn(m, s, dice, effort, turns < loose))
        turns += 1
    found = len(movers) if s[OVER] else 0
    winners = np.full(found, s[OVER] - 1, dtype=np.int64)
    return np.array(counts).reshape(-1, *m.counts.shape)[:found], np.array(movers)[:found], winners


def _turn(m: Mind, s: State, dice: Dice, effort: int, is_loose: bool) -> int:
    if is_loose or roll(dice, SELDOM) == 0:
        return nth_legal(m.board, s, roll(dice, count_legal(m.board, s)))
    if s[SIDES] == 2:
        m.here[:] = s
        look(m, NEVER, 0, effort, -WIN, WIN, side_of(s, s[SEAT]))
        return int(m.choice[0])
    nodes, settings = tree((effort + 1) * MOST_CHILDREN), np.array([CURIOSITY, SHARPNESS])
    grow_tree(m.board, m.weights, s, nodes, settings, NEVER, effort)
    return int(nodes.entry[favourite(nodes, 0)])
