"""Plain UCT for FILLIT, with any number of seats."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, Stop, deadline
from tuckbox.bots.fillit.sight import see
from tuckbox.bots.uct import (
    ENDLESS,
    EXPLORATION,
    MOST_DEPTH,
    MOST_NODES,
    Tree,
    back_up,
    best_line,
    grow,
    is_leaf,
    pick,
    tree,
)
from tuckbox.core import AnyGame, View
from tuckbox.kernels.dice import Dice, dice
from tuckbox.kernels.fillit.playout import playout
from tuckbox.kernels.fillit.rules import MOST_MOVES, list_distinct, step
from tuckbox.kernels.fillit.state import OVER, SEAT, SIZE, State, side_of
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.jit import jit

LONGEST = 400
"""Turns of a play-out after which it counts as drawn: ten times as many as random games last."""


@jit
def grow_tree(
    board: Table, root: State, nodes: Tree, rolls: Dice, exploration: float, stop: Stop, most: int
) -> int:
    """Play-outs until told to stop, at most `most`; returns how many."""
    s = np.empty(SIZE, np.int64)
    turns = np.empty(MOST_MOVES, np.int64)
    path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
    played = 0
    while played < most and stop[0] == 0:
        s[:] = root[:SIZE]
        node, length = 0, 0
        while s[OVER] == 0 and length < MOST_DEPTH:
            if is_leaf(nodes, node):
                if length and nodes.visits[node] == 0:
                    break
                grow(nodes, node, turns, list_distinct(board, s, turns), rolls)
                if is_leaf(nodes, node):
                    break
            node = pick(nodes, node, exploration)
            path[length], movers[length] = node, side_of(s, s[SEAT])
            length += 1
            step(board, s, nodes.entry[node])
        playout(board, s, rolls, LONGEST)
        back_up(nodes, path, movers, length, s[OVER] - 1)
        played += 1
    return played


@dataclass(frozen=True, slots=True)
class Uct:
    """Counts random games; the value is its share of them that its side wins."""

    level: str = "uct"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight = see(game, view)
        nodes = tree(MOST_NODES)
        rolls = dice(rng.getrandbits(32))
        table, state = sight.twin.table, sight.state
        # The first play-out is not timed: it may have to wait for the compiler.
        grow_tree(table, state, nodes, rolls, EXPLORATION, NEVER, 1)
        with deadline(SHARE * budget.seconds) as stop:
            grow_tree(table, state, nodes, rolls, EXPLORATION, stop, ENDLESS)
        return sight.choice(*best_line(nodes))
