"""Games of the search against itself, and the counts of every position in them: what weights are fitted to."""

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import NEVER
from tuckbox.bots.jammit.evaluation import WIN, weigh
from tuckbox.bots.jammit.maxn import grow_tree
from tuckbox.bots.jammit.search import Mind, look
from tuckbox.bots.maxn import CURIOSITY, SHARPNESS, favourite, tree
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jammit.rules import MOST_MOVES as MOST_CHILDREN
from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import MOVE, OVER, PHASE, SEAT, SEATS, State

Samples = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]
"""By position: the counts of all seats, the seat that inserts next, the seat that won."""

SELDOM = 25
"""One entry in so many is random, so that games differ."""


def self_play(m: Mind, start: State, dice: Dice, effort: int, loose: int) -> Samples:
    """One game in which the first `loose` entries, and now and then one, are random.

    The effort is a depth between two seats, and visits between three.
    Not compiled: code that is kept between runs may call the recursive `look` only from Python.
    """
    s = start.copy()
    counts, nexts, entries = [m.counts.copy()][:0], [0][:0], 0
    while s[OVER] == 0:
        if entries > loose:
            weigh(m.ways, m.weights, s, m.counts, m.worths)
            counts.append(m.counts.copy())
            nexts.append((s[SEAT] + 1) % s[SEATS] if s[PHASE] == MOVE else s[SEAT])
        step(m.columns, s, _entry(m, s, dice, effort, entries < loose))
        entries += 1
    winners = np.full(len(nexts), s[OVER] - 1, dtype=np.int64)
    return np.array(counts).reshape(-1, *m.counts.shape), np.array(nexts), winners


def _entry(m: Mind, s: State, dice: Dice, effort: int, is_loose: bool) -> int:
    if is_loose or roll(dice, SELDOM) == 0:
        return nth_legal(m.columns, s, roll(dice, count_legal(m.columns, s)))
    if s[SEATS] == 2:
        m.here[:] = s
        look(m, NEVER, 0, effort, -WIN, WIN, s[SEAT])
        return int(m.choice[0])
    nodes = tree((effort + 1) * MOST_CHILDREN)
    settings = np.array([CURIOSITY, SHARPNESS, 0.0, 0])  # judgement alone: that is what is tuned
    grow_tree(m.columns, m.ways, m.weights, s, nodes, settings, dice, NEVER, effort)
    return int(nodes.entry[favourite(nodes, 0)])
