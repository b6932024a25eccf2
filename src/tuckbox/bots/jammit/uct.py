"""Plain UCT for JAMMIT, with any number of seats."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, Stop, deadline
from tuckbox.bots.jammit.sight import see
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
from tuckbox.kernels.jammit.playout import playout
from tuckbox.kernels.jammit.rules import MOST_MOVES, count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import OVER, SEAT, State
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit


@jit
def grow_tree(
    columns: Table, root: State, nodes: Tree, rolls: Dice, exploration: float, stop: Stop, most: int
) -> int:
    """Play-outs until told to stop, at most `most`; returns how many."""
    s = np.empty_like(root)
    entries = np.empty(MOST_MOVES, np.int64)
    path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
    played = 0
    while played < most and stop[0] == 0:
        s[:] = root
        node, length = 0, 0
        while s[OVER] == 0 and length < MOST_DEPTH:
            if is_leaf(nodes, node):
                if length and nodes.visits[node] == 0:
                    break
                count = count_legal(columns, s)
                for n in range(count):
                    entries[n] = nth_legal(columns, s, n)
                grow(nodes, node, entries, count, rolls)
                if is_leaf(nodes, node):
                    break
            node = pick(nodes, node, exploration)
            path[length], movers[length] = node, s[SEAT]
            length += 1
            step(columns, s, nodes.entry[node])
        playout(columns, s, rolls)
        back_up(nodes, path, movers, length, s[OVER] - 1)
        played += 1
    return played


@dataclass(frozen=True, slots=True)
class Uct:
    """Counts random games; the value is its share of them that its seat wins."""

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
