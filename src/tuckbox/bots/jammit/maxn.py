"""The tree search of `bots.maxn` for JAMMIT.

A leaf is judged as it is and after a few greedy entries more: what somebody takes at once, however
good the position looks, a count of pieces does not see.
"""

import numpy as np

from tuckbox.bots.deadline import Stop
from tuckbox.bots.jammit.evaluation import COUNTS, SCALE, Counts, Weights, weigh
from tuckbox.bots.jammit.playout import greedy_playout
from tuckbox.bots.maxn import (
    MOST_DEPTH,
    Tree,
    Values,
    add_child,
    back_up,
    chances,
    finish_children,
    pick,
)
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jammit.rules import MOST_MOVES, count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import COLOURS, OVER, SEAT, SEATS, State
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit

CURIOSITY = 1.0
"""More than `bots.maxn` says: with much time, 0.3 looks at one reply and trusts its judgement."""
PLAYED_ON = 0.5
"""How much the judgement after some greedy entries counts beside that of a leaf itself."""
AHEAD = 12
"""So many entries: two turns of everybody."""


@jit
def judge(
    ways: Table, weights: Weights, s: State, counts: Counts, worths: State, values: Values
) -> None:
    """Write the chance of each seat to win."""
    if s[OVER]:
        values[:] = 0.0
        values[s[OVER] - 1] = 1.0
    else:
        weigh(ways, weights, s, counts, worths)
        chances(worths, s[SEATS], SCALE, values)


@jit
def expand(
    columns: Table,
    ways: Table,
    weights: Weights,
    s: State,
    tree: Tree,
    node: int,
    sharpness: float,
    values: Values,
) -> None:
    """Judge all entries from a state as children of its node; writes the chances after the best."""
    child, worths = np.empty_like(s), np.empty(COLOURS, np.int64)
    counts, found = np.empty((COLOURS, COUNTS), np.int64), np.zeros(COLOURS)
    first, best = tree.size[0], -1.0
    for index in range(count_legal(columns, s)):
        entry = nth_legal(columns, s, index)
        child[:] = s
        step(columns, child, entry)
        judge(ways, weights, child, counts, worths, found)
        if found[s[SEAT]] == 1.0:
            # A win at once: nothing else is of interest.
            tree.size[0] = first
        add_child(tree, entry, found[s[SEAT]])
        if found[s[SEAT]] > best:
            best = found[s[SEAT]]
            values[:] = found
        if best == 1.0:
            break
    finish_children(tree, node, first, sharpness)


@jit
def grow_tree(
    columns: Table,
    ways: Table,
    weights: Weights,
    root: State,
    tree: Tree,
    settings: Values,
    dice: Dice,
    stop: Stop,
    most: int,
) -> int:
    """Visits until told to stop, at most `most`, or the tree is full; returns how many.

    The settings: curiosity, sharpness, how much playing on counts, and for how many entries.
    """
    s, values = np.empty_like(root), np.zeros(COLOURS)
    path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
    counts, worths = np.empty((COLOURS, COUNTS), np.int64), np.empty(COLOURS, np.int64)
    later = np.zeros(COLOURS)
    visits, room = 0, tree.entry.size - MOST_MOVES
    while visits < most and stop[0] == 0 and tree.size[0] < room:
        s[:] = root
        node, length = 0, 0
        while tree.children[node] and length < MOST_DEPTH:
            node = pick(tree, node, settings[0])
            path[length], movers[length] = node, s[SEAT]
            length += 1
            step(columns, s, tree.entry[node])
        if s[OVER]:
            judge(ways, weights, s, counts, worths, values)
        else:
            expand(columns, ways, weights, s, tree, node, settings[1], values)
            if settings[2] > 0 and values[s[SEAT]] < 1.0:
                greedy_playout(columns, ways, s, dice, int(settings[3]))
                judge(ways, weights, s, counts, worths, later)
                values[:] = (1 - settings[2]) * values + settings[2] * later
        back_up(tree, path, movers, length, values)
        visits += 1
    return visits
