"""A plain UCT tree in flat arrays: selection by upper confidence bounds, wins backed up by side.

The opponent that experts are measured against. It knows nothing of a game but its rules: games
hand it their compiled moves and random play-outs. Any number of sides: a node counts the wins of
the side that moved into it.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import Stop
from tuckbox.bots.hexagon.game_functions import GameFunctions, Table
from tuckbox.kernels.alternating_state import OVER
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State
from tuckbox.kernels.words import copy_words

EXPLORATION = 0.7
"""Of 0.3 to 1.4 the best against itself in both games, at 100 ms a move."""
MOST_DEPTH = 1000
MOST_NODES = 1 << 22
"""A tree stops growing there; at 100 ms a move it has a tenth of that."""
SOLE_ROOT = 0


class Tree(NamedTuple):
    """Nodes by number; the children of a node are neighbours. Node 0 is the position asked about."""

    size: npt.NDArray[np.int64]
    """One word: how many nodes there are."""
    first: npt.NDArray[np.int32]
    """The first child; 0 for a node without children."""
    children: npt.NDArray[np.int32]
    tried: npt.NDArray[np.int32]
    """The number of children that have been visited at least once; they come first."""
    visits: npt.NDArray[np.int32]
    wins: npt.NDArray[np.float64]
    """Of the side that moved into the node; a draw counts half."""
    move: npt.NDArray[np.int64]
    """The move into the node, as the game's compiled functions write it."""


def tree(most: int) -> Tree:
    """Return a tree with room for N nodes; pages that are never touched cost nothing."""
    integers = (np.zeros(most, dtype=np.int32) for _ in range(4))
    first, children, tried, visits = integers
    wins, move = np.zeros(most), np.zeros(most, dtype=np.int64)
    return Tree(np.ones(1, dtype=np.int64), first, children, tried, visits, wins, move)


@jit
def is_leaf(tree: Tree, node: int) -> bool:
    leaf: bool = tree.children[node] == 0
    return leaf


@jit
def grow(tree: Tree, node: int, moves: State, count: int, dice: Dice) -> None:
    """Give a leaf its children, in random order, if there is room for them."""
    start = tree.size[0]
    if start + count > tree.move.size:
        return
    for child in range(count):
        # Fisher and Yates, while copying.
        other = roll(dice, child + 1)
        tree.move[start + child] = tree.move[start + other]
        tree.move[start + other] = moves[child]
    tree.first[node], tree.children[node] = start, count
    tree.size[0] = start + count


@jit
def pick(tree: Tree, node: int, exploration: float) -> int:
    """Return the child to visit next: one never visited, else the one with the highest bound."""
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
def back_up(tree: Tree, path: State, movers: State, length: int, winner: int) -> None:
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
    """Return the child that the search prefers; 0 if there is none."""
    best = 0
    for child in range(tree.first[node], tree.first[node] + tree.tried[node]):
        if best == 0 or tree.visits[child] > tree.visits[best]:
            best = child
    return best


GrowTree = Callable[[Table, State, Tree, Dice, float, Stop, int], int]


def make_grow_tree(game: GameFunctions) -> GrowTree:
    """Make the tree search of a game."""
    moves, step, playout = game.moves, game.step, game.playout
    side_to_move, most_moves = game.side_to_move, game.most_moves

    @jit
    def grow_tree(
        table: Table, root: State, tree: Tree, dice: Dice, exploration: float, stop: Stop, most: int
    ) -> int:
        """Play games out until stopped, at most `most`, and return how many."""
        s, listed = np.empty_like(root), np.empty(most_moves, np.int64)
        path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
        played = 0
        while played < most and stop[0] == 0:
            copy_words(root, s)
            node, length = 0, 0
            while s[OVER] == 0 and length < MOST_DEPTH:
                if is_leaf(tree, node):
                    if length and tree.visits[node] == 0:
                        break
                    grow(tree, node, listed, moves(table, s, listed), dice)
                    if is_leaf(tree, node):
                        break
                node = pick(tree, node, exploration)
                path[length], movers[length] = node, side_to_move(s)
                length += 1
                step(table, s, tree.move[node])
            playout(table, s, dice)
            back_up(tree, path, movers, length, s[OVER] - 1)
            played += 1
        return played

    return grow_tree


def best_line(tree: Tree) -> tuple[int, float, list[int]]:
    """Return the preferred move, its share of wins, and the line that the search expects."""
    node, line = most_visited(tree, SOLE_ROOT), []
    value = float(tree.wins[node] / tree.visits[node])
    while node:
        line.append(int(tree.move[node]))
        node = most_visited(tree, node)
    return line[0], value, line
