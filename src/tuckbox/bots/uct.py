"""A plain UCT tree in flat arrays: selection by upper confidence bounds, wins backed up by side.

The opponent that experts are measured against. It knows nothing of a game but its rules: games
hand it their compiled moves and random play-outs. Any number of sides: a node counts the wins of
the side that moved into it.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit

EXPLORATION = 0.7
"""Of 0.3 to 1.4 the best against itself in both games, at 100 ms a move."""
MOST_DEPTH = 1000
MOST_NODES = 1 << 22
"""A tree stops growing there; at 100 ms a move it has a tenth of that."""
ENDLESS = 1 << 40
"""Play-outs: the clock is the limit."""
SOLE_ROOT = 0


class Tree(NamedTuple):
    """Nodes by number; the children of a node are neighbours. Node 0 is the position asked about."""

    size: npt.NDArray[np.int64]
    """One word: how many nodes there are."""
    first: npt.NDArray[np.int32]
    """The first child; 0 for a node without children."""
    children: npt.NDArray[np.int32]
    tried: npt.NDArray[np.int32]
    """How many children have been visited at least once: the first so many."""
    visits: npt.NDArray[np.int32]
    wins: npt.NDArray[np.float64]
    """Of the side that moved into the node; a draw counts half."""
    entry: npt.NDArray[np.int64]
    """The move into the node, as the game's compiled functions write it."""


def tree(most: int) -> Tree:
    """A tree with room for so many nodes; pages that are never touched cost nothing."""
    integers = (np.zeros(most, dtype=np.int32) for _ in range(4))
    first, children, tried, visits = integers
    wins, entry = np.zeros(most), np.zeros(most, dtype=np.int64)
    return Tree(np.ones(1, dtype=np.int64), first, children, tried, visits, wins, entry)


@jit
def is_leaf(tree: Tree, node: int) -> bool:
    leaf: bool = tree.children[node] == 0
    return leaf


@jit
def grow(tree: Tree, node: int, entries: npt.NDArray[np.int64], count: int, dice: Dice) -> None:
    """Give a leaf its children, in random order, if there is room for them."""
    start = tree.size[0]
    if start + count > tree.entry.size:
        return
    for child in range(count):
        # Fisher and Yates, while copying.
        other = roll(dice, child + 1)
        tree.entry[start + child] = tree.entry[start + other]
        tree.entry[start + other] = entries[child]
    tree.first[node], tree.children[node] = start, count
    tree.size[0] = start + count


@jit
def pick(tree: Tree, node: int, exploration: float) -> int:
    """The child to visit next: one never visited, else the one with the highest bound."""
    first, count = tree.first[node], tree.children[node]
    if tree.tried[node] < count:
        tree.tried[node] += 1
        untried: int = first + tree.tried[node] - 1
        return untried
    wanted = exploration * np.sqrt(np.log(tree.visits[node]))
    best, highest = first, -1.0
    for child in range(first, first + count):
        visits = tree.visits[child]
        bound = tree.wins[child] / visits + wanted / np.sqrt(visits)
        if bound > highest:
            best, highest = child, bound
    return best


@jit
def back_up(
    tree: Tree,
    path: npt.NDArray[np.int64],
    movers: npt.NDArray[np.int64],
    length: int,
    winner: int,
) -> None:
    """Count one play-out along a path: `movers` moved into its nodes; `winner` -1 is a draw."""
    tree.visits[SOLE_ROOT] += 1
    for step in range(length):
        node = path[step]
        tree.visits[node] += 1
        if winner < 0:
            tree.wins[node] += 0.5
        elif movers[step] == winner:
            tree.wins[node] += 1.0


@jit
def most_visited(tree: Tree, node: int) -> int:
    """The child that the search prefers; 0 if there is none."""
    best = 0
    for child in range(tree.first[node], tree.first[node] + tree.tried[node]):
        if best == 0 or tree.visits[child] > tree.visits[best]:
            best = child
    return best


def best_line(tree: Tree) -> tuple[int, float, list[int]]:
    """The preferred move, its share of wins, and the line that the search expects."""
    node, line = most_visited(tree, SOLE_ROOT), []
    value = float(tree.wins[node] / tree.visits[node])
    while node:
        line.append(int(tree.entry[node]))
        node = most_visited(tree, node)
    return line[0], value, line
