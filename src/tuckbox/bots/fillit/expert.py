"""The expert of FILLIT: alpha-beta between two sides, everybody for himself between three."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, deadline
from tuckbox.bots.fillit.evaluation import SCALE, WIN, Weights
from tuckbox.bots.fillit.maxn import grow_tree
from tuckbox.bots.fillit.search import DEEPEST, Mind, key_of, look, mind
from tuckbox.bots.fillit.sight import Sight, see
from tuckbox.bots.fillit.weights import mode_name, read_weights
from tuckbox.bots.level import LEVELS, Level
from tuckbox.bots.maxn import CURIOSITY, MOST_NODES, SHARPNESS, best_line, tree
from tuckbox.bots.transposition import NONE, move_of, probe, transpositions
from tuckbox.core import AnyGame, View
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import OVER

TABLE_BITS = 18
DECIDED = WIN // 2
"""A value beyond this is a won or lost game."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Its value is the chance of its side to win."""

    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight, level = see(game, view), LEVELS[self.level]
        with np.errstate(over="ignore"):  # keys overflow on purpose, where numba can't compile
            if sight.twin.sides == 2:
                return _against_one(sight, level, budget, rng)
            return _against_many(sight, level, budget, rng)


def _against_one(sight: Sight, level: Level, budget: Budget, rng: Random) -> Choice:
    me = sight.side
    m = mind(sight.twin.table, _weights(sight), transpositions(TABLE_BITS))
    m = m._replace(seen=sight.third_times(me))
    m.noise[:] = level.noise, rng.getrandbits(30)
    # The first look is not timed: it may have to wait for the compiler.
    m.here[:] = sight.state
    look(m, NEVER, 0, 1, -WIN, WIN, me)
    with deadline(SHARE * budget.seconds) as stop:
        for depth in range(2, min(level.depth, DEEPEST) + 1):
            m.here[:] = sight.state
            look(m, stop, 0, depth, -WIN, WIN, me)
            if stop[0] or abs(m.choice[1]) > DECIDED:
                break
    turn, value = int(m.choice[0]), int(m.choice[1])
    return sight.choice(turn, chance(value), _line(m, sight, turn, me))


def chance(value: int) -> float:
    """The chance to win that a value stands for; what is decided is certain."""
    if abs(value) > DECIDED:
        return float(value > 0)
    return float(1 / (1 + np.exp(-value / SCALE)))


def _line(m: Mind, sight: Sight, turn: int, me: int) -> list[int]:
    """The turns that the search expects, as far as its table remembers them."""
    line, state = [turn], sight.state.copy()
    step(sight.twin.table, state, turn)
    while state[OVER] == 0 and len(line) < DEEPEST:
        found = probe(m.known, key_of(state, me))
        if found == NONE:
            break
        line.append(move_of(found))
        step(sight.twin.table, state, line[-1])
    return line


def _against_many(sight: Sight, level: Level, budget: Budget, rng: Random) -> Choice:
    nodes = tree(MOST_NODES)
    settings = np.array([CURIOSITY, SHARPNESS])
    board, weights, state = sight.twin.table, _weights(sight), sight.state
    grow_tree(board, weights, state, nodes, settings, NEVER, 1)
    with deadline(SHARE * budget.seconds) as stop:
        grow_tree(board, weights, state, nodes, settings, stop, level.visits - 1)
    return sight.choice(*best_line(nodes, level.noise / SCALE, rng))


def _weights(sight: Sight) -> Weights:
    options = sight.twin.options
    return read_weights(mode_name(options.seats, options["board"]))
