"""A tree search for three and more sides, each of which maximises its own chance to win.

Like UCT, but a leaf is judged instead of played out, and its children are judged with it: their
worth counts as a first visit and says which to look at first. Values are chances to win by side,
backed up as max-n does: a node counts for the side that moved into it.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import Stop
from tuckbox.bots.hexagon.game_functions import GameFunctions, Table
from tuckbox.bots.hexagon.worth import SCALE, Counts, Weights
from tuckbox.kernels.alternating_state import OVER
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State
from tuckbox.kernels.words import copy_words

CURIOSITY = 0.3
"""How much a promising but rarely visited child is preferred."""
SHARPNESS = 0.7
"""Logits by which one child must promise more than another to be e times as likely looked at."""
MOST_DEPTH = 200
MOST_NODES = 1 << 22
"""A search stops when its tree has grown to this size."""

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
    move: npt.NDArray[np.int64]
    """The move into the node, as the game's compiled functions write it."""


def tree(most: int) -> Tree:
    """Return a tree with room for N nodes; pages that are never touched cost nothing."""
    first, children, visits = (np.zeros(most, dtype=np.int32) for _ in range(3))
    total, prior = np.zeros(most), np.zeros(most, dtype=np.float32)
    size = np.ones(1, dtype=np.int64)
    return Tree(size, first, children, visits, total, prior, np.zeros(most, dtype=np.int64))


@jit
def chances(worths: State, sides: int, values: Values) -> None:
    """Write the chance of each side to win, from what the position is worth to each."""
    top = worths[0]
    for side in range(1, sides):
        top = max(top, worths[side])
    total = 0.0
    for side in range(sides):
        values[side] = np.exp((worths[side] - top) / SCALE)
        total += values[side]
    for side in range(sides):
        values[side] /= total


@jit
def certainty(s: State, values: Values) -> None:
    """Write the chance of each side when the game is over."""
    values[:] = 0.0
    values[s[OVER] - 1] = 1.0


@jit
def mix_in(values: Values, later: Values, share: float) -> None:
    """Let what was found later count for a share of the values."""
    for side in range(len(values)):
        values[side] = (1 - share) * values[side] + share * later[side]


@jit
def add_child(tree: Tree, move: int, chance: float) -> None:
    """Add a node worth this chance to the side that moves into it. There must be room."""
    node = tree.size[0]
    tree.first[node], tree.children[node], tree.visits[node] = 0, 0, 1
    tree.total[node], tree.move[node] = chance, move
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
    """Return the child to visit next."""
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
def back_up(tree: Tree, path: State, movers: State, length: int, values: Values) -> None:
    """Count one visit along a path: `movers` moved into its nodes."""
    tree.visits[0] += 1
    for step in range(length):
        node = path[step]
        tree.visits[node] += 1
        tree.total[node] += values[movers[step]]


@jit
def favourite(tree: Tree, node: int) -> int:
    """Return the child that the search prefers; 0 if there is none."""
    best = 0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if (
            best == 0
            or tree.visits[child] > tree.visits[best]
            or (tree.visits[child] == tree.visits[best] and tree.total[child] > tree.total[best])
        ):
            best = child
    return best


@jit
def stay(table: Table, outlook: Table, s: State, dice: Dice, moves: int) -> None:
    """Do nothing, for games whose leaves are judged as they are."""


Judge = Callable[[Table, Weights, State, Counts, State, Values], None]


def make_judge(game: GameFunctions) -> Judge:
    weigh, sides = game.weigh, game.sides

    @jit
    def judge(
        outlook: Table, weights: Weights, s: State, counts: Counts, worths: State, values: Values
    ) -> None:
        """Write the chance of each side to win."""
        if s[OVER]:
            certainty(s, values)
        else:
            weigh(outlook, weights, s, counts, worths)
            chances(worths, sides(s), values)

    return judge


Expand = Callable[[Table, Table, Weights, State, Tree, int, float, Values], None]


def make_expand(game: GameFunctions) -> Expand:
    moves, step, side_to_move = game.moves, game.step, game.side_to_move
    weigh, sides = game.weigh, game.sides
    most_moves, most_sides, columns = game.most_moves, game.most_sides, game.counts

    @jit
    def expand(
        table: Table,
        outlook: Table,
        weights: Weights,
        s: State,
        tree: Tree,
        node: int,
        sharpness: float,
        values: Values,
    ) -> None:
        """Judge all moves from a state as children of its node; write the chances after the best."""
        listed, child = np.empty(most_moves, np.int64), np.empty_like(s)
        worths, found = np.empty(most_sides, np.int64), np.zeros(most_sides)
        counts = np.empty((most_sides, columns), np.int64)
        mover, first, best = side_to_move(s), tree.size[0], -1.0
        for index in range(moves(table, s, listed)):
            copy_words(s, child)
            step(table, child, listed[index])
            if child[OVER]:
                certainty(child, found)
            else:
                weigh(outlook, weights, child, counts, worths)
                chances(worths, sides(s), found)
            if found[mover] == 1.0:
                # A win at once: nothing else is of interest.
                tree.size[0] = first
            add_child(tree, listed[index], found[mover])
            if found[mover] > best:
                best = found[mover]
                copy_words(found, values)
            if best == 1.0:
                break
        finish_children(tree, node, first, sharpness)

    return expand


GrowTree = Callable[[Table, Table, Weights, State, Tree, Values, Dice, Stop, int], int]
PlayOn = Callable[[Table, Table, State, Dice, int], None]


def make_grow_tree(game: GameFunctions, play_on: PlayOn = stay) -> GrowTree:
    """Make the tree search of a game. `play_on` carries a leaf on for some moves to judge it again."""
    step, side_to_move, most_moves = game.step, game.side_to_move, game.most_moves
    most_sides, columns = game.most_sides, game.counts
    judge, expand = make_judge(game), make_expand(game)

    @jit
    def grow_tree(
        table: Table,
        outlook: Table,
        weights: Weights,
        root: State,
        tree: Tree,
        settings: Values,
        dice: Dice,
        stop: Stop,
        most: int,
    ) -> int:
        """Visit leaves until stopped, at most `most`, or until the tree is full; return how many.

        The settings: curiosity, sharpness, how much playing on counts, and for how many moves.
        """
        s, values, later = np.empty_like(root), np.zeros(most_sides), np.zeros(most_sides)
        path, movers = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
        counts = np.empty((most_sides, columns), np.int64)
        worths = np.empty(most_sides, np.int64)
        visits, room = 0, tree.move.size - most_moves
        while visits < most and stop[0] == 0 and tree.size[0] < room:
            copy_words(root, s)
            node, length = 0, 0
            while tree.children[node] and length < MOST_DEPTH:
                node = pick(tree, node, settings[0])
                path[length], movers[length] = node, side_to_move(s)
                length += 1
                step(table, s, tree.move[node])
            if s[OVER]:
                judge(outlook, weights, s, counts, worths, values)
            else:
                expand(table, outlook, weights, s, tree, node, settings[1], values)
                if settings[2] > 0 and values[side_to_move(s)] < 1.0:
                    play_on(table, outlook, s, dice, int(settings[3]))
                    judge(outlook, weights, s, counts, worths, later)
                    mix_in(values, later, settings[2])
            back_up(tree, path, movers, length, values)
            visits += 1
        return visits

    return grow_tree


def best_line(tree: Tree, noise: float, rng: Random) -> tuple[int, float, list[int]]:
    """Return the preferred move, its side's chance, and the line that the search expects.

    Noise, in logits, makes it take a child that looks a little worse now and then.
    """
    node, line = _chosen(tree, noise, rng), []
    value = float(tree.total[node] / tree.visits[node])
    while node:
        line.append(int(tree.move[node]))
        node = favourite(tree, node)
    return line[0], value, line


def _chosen(tree: Tree, noise: float, rng: Random) -> int:
    if noise == 0:
        return favourite(tree, 0)
    children = range(tree.first[0], tree.first[0] + tree.children[0])
    return max(children, key=lambda child: _logit(tree, child) + rng.triangular(-noise, noise))


def _logit(tree: Tree, child: int) -> float:
    """Return what a child promises by its visits: rarely visited ones looked bad at once."""
    chance = min(max(tree.total[child] / tree.visits[child], 1e-6), 1 - 1e-6)
    return float(np.log(chance / (1 - chance)))
