"""The tree search of `bots.maxn` for FILLIT."""

import numpy as np

from tuckbox.bots.deadline import Stop
from tuckbox.bots.fillit.evaluation import COUNTS, SCALE, Weights, weigh
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
from tuckbox.kernels.fillit.rules import MOST_MOVES, list_distinct, step
from tuckbox.kernels.fillit.state import MOST_SIDES, OVER, SEAT, SIDES, SIZE, State, side_of
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.jit import jit


@jit
def expand(
    board: Table,
    weights: Weights,
    s: State,
    tree: Tree,
    node: int,
    sharpness: float,
    values: Values,
) -> None:
    """Judge all turns from a state as children of its node; writes the chances after the best."""
    turns = np.empty(MOST_MOVES, np.int64)
    child, worths = np.empty(SIZE, np.int64), np.empty(MOST_SIDES, np.int64)
    counts, found = np.empty((MOST_SIDES, COUNTS), np.int64), np.zeros(MOST_SIDES)
    mover, first, best = side_of(s, s[SEAT]), tree.size[0], -1.0
    for index in range(list_distinct(board, s, turns)):
        child[:] = s
        step(board, child, turns[index])
        if child[OVER]:
            # A win at once: nothing else is of interest.
            values[:] = 0.0
            values[mover] = 1.0
            tree.size[0] = first
            add_child(tree, turns[index], 1.0)
            break
        weigh(board, weights, child, counts, worths)
        chances(worths, s[SIDES], SCALE, found)
        add_child(tree, turns[index], found[mover])
        if found[mover] > best:
            best = found[mover]
            values[:] = found
    finish_children(tree, node, first, sharpness)


@jit
def grow_tree(
    board: Table,
    weights: Weights,
    root: State,
    tree: Tree,
    settings: Values,
    stop: Stop,
    most: int,
) -> int:
    """Visits until told to stop, at most `most`, or the tree is full; returns how many."""
    s, values = np.empty(SIZE, np.int64), np.zeros(MOST_SIDES)
    path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
    visits, room = 0, tree.entry.size - MOST_MOVES
    while visits < most and stop[0] == 0 and tree.size[0] < room:
        s[:] = root[:SIZE]
        node, length = 0, 0
        while tree.children[node] and length < MOST_DEPTH:
            node = pick(tree, node, settings[0])
            path[length], movers[length] = node, side_of(s, s[SEAT])
            length += 1
            step(board, s, tree.entry[node])
        if s[OVER]:
            values[:] = 0.0
            values[s[OVER] - 1] = 1.0
        else:
            expand(board, weights, s, tree, node, settings[1], values)
        back_up(tree, path, movers, length, values)
        visits += 1
    return visits
