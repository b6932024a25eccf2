"""A tree search for three and more sides: everybody goes for the best of his own chance to win.

Like UCT, but a leaf is judged instead of played out, and its children are judged with it: their
worth counts as a first visit and says which to look at first. Values are chances to win by side,
backed up as max-n does: a node counts for the side that moved into it.
"""

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit

CURIOSITY = 0.3
"""How much a promising but rarely visited child is preferred."""
SHARPNESS = 0.7
"""Logits by which one child must promise more than another to be e times as likely looked at."""
MOST_DEPTH = 200
MOST_NODES = 1 << 22
"""A search stops when its tree has grown so far."""

Values = npt.NDArray[np.float64]


class Tree(NamedTuple):
    """Nodes by number; the children of a node are neighbours. Node 0 is the position asked about."""

    size: npt.NDArray[np.int64]
    """One word: how many nodes there are."""
    first: npt.NDArray[np.int32]
    children: npt.NDArray[np.int32]
    """0 for a leaf."""
    visits: npt.NDArray[np.int32]
    """The judgement when it was made counts as the first."""
    total: Values
    """Sum over the visits of the chance of the side that moved into the node."""
    prior: npt.NDArray[np.float32]
    entry: npt.NDArray[np.int64]
    """The move into the node, as the game's compiled functions write it."""


def tree(most: int) -> Tree:
    """A tree with room for so many nodes; pages that are never touched cost nothing."""
    first, children, visits = (np.zeros(most, dtype=np.int32) for _ in range(3))
    total, prior = np.zeros(most), np.zeros(most, dtype=np.float32)
    size = np.ones(1, dtype=np.int64)
    return Tree(size, first, children, visits, total, prior, np.zeros(most, dtype=np.int64))


@jit
def chances(worths: npt.NDArray[np.int64], sides: int, scale: float, values: Values) -> None:
    """The chance of each side to win, from what the position is worth to each."""
    top = worths[0]
    for side in range(1, sides):
        top = max(top, worths[side])
    total = 0.0
    for side in range(sides):
        values[side] = np.exp((worths[side] - top) / scale)
        total += values[side]
    for side in range(sides):
        values[side] /= total


@jit
def add_child(tree: Tree, entry: int, chance: float) -> None:
    """A new node, worth this chance to the side that moves into it. There must be room."""
    node = tree.size[0]
    tree.first[node], tree.children[node], tree.visits[node] = 0, 0, 1
    tree.total[node], tree.entry[node] = chance, entry
    tree.size[0] = node + 1


@jit
def finish_children(tree: Tree, node: int, first: int, sharpness: float) -> None:
    """Make the nodes from `first` on the children of a node: the more they promise, the likelier."""
    count = tree.size[0] - first
    tree.first[node], tree.children[node] = first, count
    total = 0.0
    for child in range(first, first + count):
        chance = min(max(tree.total[child], 1e-4), 1 - 1e-4)
        # e to the logit over the sharpness, written without a logarithm of a quotient
        weight = (chance / (1 - chance)) ** (1 / sharpness)
        tree.prior[child] = weight
        total += weight
    for child in range(first, first + count):
        tree.prior[child] /= total


@jit
def pick(tree: Tree, node: int, curiosity: float) -> int:
    """The child to visit next."""
    first = tree.first[node]
    wanted = curiosity * np.sqrt(tree.visits[node])
    best, highest = first, -1.0
    for child in range(first, first + tree.children[node]):
        visits = tree.visits[child]
        bound = tree.total[child] / visits + wanted * tree.prior[child] / visits
        if bound > highest:
            best, highest = child, bound
    result: int = best
    return result


@jit
def back_up(
    tree: Tree,
    path: npt.NDArray[np.int64],
    movers: npt.NDArray[np.int64],
    length: int,
    values: Values,
) -> None:
    """Count one visit along a path: `movers` moved into its nodes."""
    tree.visits[0] += 1
    for step in range(length):
        node = path[step]
        tree.visits[node] += 1
        tree.total[node] += values[movers[step]]


@jit
def favourite(tree: Tree, node: int) -> int:
    """The child that the search prefers; 0 if there is none."""
    best = 0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if (
            best == 0
            or tree.visits[child] > tree.visits[best]
            or (tree.visits[child] == tree.visits[best] and tree.total[child] > tree.total[best])
        ):
            best = child
    return best


def best_line(tree: Tree, noise: float, rng: Random) -> tuple[int, float, list[int]]:
    """The preferred move, its side's chance, and the line that the search expects.

    Noise, in logits, makes it take a child that looks a little worse now and then.
    """
    node, line = _chosen(tree, noise, rng), []
    value = float(tree.total[node] / tree.visits[node])
    while node:
        line.append(int(tree.entry[node]))
        node = favourite(tree, node)
    return line[0], value, line


def _chosen(tree: Tree, noise: float, rng: Random) -> int:
    if noise == 0:
        return favourite(tree, 0)
    children = range(tree.first[0], tree.first[0] + tree.children[0])
    return max(children, key=lambda child: _logit(tree, child) + rng.triangular(-noise, noise))


def _logit(tree: Tree, child: int) -> float:
    """What a child promises by its visits: rarely visited ones looked bad at once."""
    chance = min(max(tree.total[child] / tree.visits[child], 1e-6), 1 - 1e-6)
    return float(np.log(chance / (1 - chance)))
