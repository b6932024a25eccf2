"""The expert of JAMMIT: alpha-beta between two seats, everybody for himself between three."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, deadline
from tuckbox.bots.jammit.evaluation import SCALE, WIN, Weights, way_table
from tuckbox.bots.jammit.finish import NONE as NO_WIN
from tuckbox.bots.jammit.finish import winning_entry
from tuckbox.bots.jammit.maxn import AHEAD, CURIOSITY, PLAYED_ON, grow_tree
from tuckbox.bots.jammit.search import DEEPEST, Mind, key_of, look, mind
from tuckbox.bots.jammit.sight import Sight, see
from tuckbox.bots.jammit.weights import mode_name, read_weights
from tuckbox.bots.level import LEVELS, Level
from tuckbox.bots.maxn import MOST_NODES, SHARPNESS, best_line, tree
from tuckbox.bots.transposition import NONE, move_of, probe, transpositions
from tuckbox.core import AnyGame, View
from tuckbox.kernels.dice import dice
from tuckbox.kernels.jammit.rules import step
from tuckbox.kernels.jammit.state import OVER

TABLE_BITS = 18
ENTRIES_PER_TURN = 2
"""Coins and pawn; extra coins are seldom."""
DECIDED = WIN // 2
"""A value beyond this is a won or lost game."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Its value is the chance of its seat to win."""

    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight, level = see(game, view), LEVELS[self.level]
        if (entry := winning_entry(sight.twin.table, sight.state)) != NO_WIN:
            return sight.choice(entry, 1.0)
        with np.errstate(over="ignore"):  # keys overflow on purpose, where numba can't compile
            if sight.twin.options.seats == 2:
                return _against_one(sight, level, budget, rng)
            return _against_many(sight, level, budget, rng)


def _against_one(sight: Sight, level: Level, budget: Budget, rng: Random) -> Choice:
    me = sight.seat
    m = mind(sight.twin.table, sight.twin.size, _weights(sight), transpositions(TABLE_BITS))
    m.noise[:] = level.noise, rng.getrandbits(30)
    # The first look is not timed: it may have to wait for the compiler.
    m.here[:] = sight.state
    look(m, NEVER, 0, 1, -WIN, WIN, me)
    with deadline(SHARE * budget.seconds) as stop:
        for depth in range(2, min(ENTRIES_PER_TURN * level.depth, DEEPEST) + 1):
            m.here[:] = sight.state
            look(m, stop, 0, depth, -WIN, WIN, me)
            if stop[0] or abs(m.choice[1]) > DECIDED:
                break
    entry, value = int(m.choice[0]), int(m.choice[1])
    return sight.choice(entry, chance(value), _line(m, sight, entry, me))


def chance(value: int) -> float:
    """The chance to win that a value stands for; what is decided is certain."""
    if abs(value) > DECIDED:
        return float(value > 0)
    return float(1 / (1 + np.exp(-value / SCALE)))


def _line(m: Mind, sight: Sight, entry: int, me: int) -> list[int]:
    """The entries that the search expects, as far as its table remembers them."""
    line, state = [entry], sight.state.copy()
    step(sight.twin.table, state, entry)
    while state[OVER] == 0 and len(line) < DEEPEST:
        found = probe(m.known, key_of(state, me))
        if found == NONE:
            break
        line.append(move_of(found))
        step(sight.twin.table, state, line[-1])
    return line


def _against_many(sight: Sight, level: Level, budget: Budget, rng: Random) -> Choice:
    nodes = tree(MOST_NODES)
    settings = np.array([CURIOSITY, SHARPNESS, PLAYED_ON, AHEAD])
    rolls = dice(rng.getrandbits(32))
    columns, weights, state = sight.twin.table, _weights(sight), sight.state
    ways = way_table(columns)
    grow_tree(columns, ways, weights, state, nodes, settings, rolls, NEVER, 1)
    with deadline(SHARE * budget.seconds) as stop:
        grow_tree(columns, ways, weights, state, nodes, settings, rolls, stop, level.visits - 1)
    return sight.choice(*best_line(nodes, level.noise / SCALE, rng))


def _weights(sight: Sight) -> Weights:
    options = sight.twin.options
    return read_weights(mode_name(options.seats, options["board"]))
