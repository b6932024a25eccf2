"""The expert: alpha-beta between two sides, a max-n tree between three."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, deadline
from tuckbox.bots.hexagon.alpha_beta import Workspace
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.maxn import MOST_NODES, SHARPNESS, best_line, tree
from tuckbox.bots.hexagon.observation import Observation
from tuckbox.bots.hexagon.strength import STRENGTHS, Strength
from tuckbox.bots.hexagon.transposition import NONE, move_of, probe
from tuckbox.bots.hexagon.worth import DECIDED, SCALE, WIN, win_chance
from tuckbox.core import AnyGame, View
from tuckbox.kernels.alternating_state import OVER
from tuckbox.kernels.dice import dice

TABLE_BITS = 18
"""Slots of the transposition table, as a power of two."""


@dataclass(frozen=True)
class Expert:
    """A bot whose value is the chance of its side to win."""

    hexagon: HexagonGame
    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        seen, strength = self.hexagon.observe(game, view), STRENGTHS[self.level]
        wins = self.hexagon.winning_move
        if wins is not None and (move := wins(seen.twin.table, seen.state)) >= 0:
            return seen.choice(move, 1.0)
        with np.errstate(over="ignore"):  # keys overflow on purpose, where numba can't compile
            if seen.sides == 2:
                return self._against_one(seen, strength, budget, rng)
            return self._against_many(seen, strength, budget, rng)

    def _against_one(
        self, seen: Observation, strength: Strength, budget: Budget, rng: Random
    ) -> Choice:
        look, me = self.hexagon.look, seen.side
        weights = self.hexagon.weights.read(seen.twin.options)
        w = self.hexagon.workspace(seen.twin, weights, TABLE_BITS)._replace(seen=seen.drawn(me))
        w.noise[:] = strength.noise, rng.getrandbits(30)
        # The first look is not timed: it may have to wait for the compiler.
        w.here[:] = seen.state
        look(w, NEVER, 0, 1, -WIN, WIN, me)
        deepest = min(self.hexagon.moves_per_turn * strength.depth, self.hexagon.deepest)
        with deadline(SHARE * budget.seconds) as stop:
            for depth in range(2, deepest + 1):
                w.here[:] = seen.state
                look(w, stop, 0, depth, -WIN, WIN, me)
                if stop[0] or abs(w.choice[1]) > DECIDED:
                    break
        move, value = int(w.choice[0]), int(w.choice[1])
        return seen.choice(move, win_chance(value), self._line(w, seen, move, me))

    def _line(self, w: Workspace, seen: Observation, move: int, me: int) -> list[int]:
        """Return the moves that the search expects, as far as its table remembers them."""
        functions, line, state = self.hexagon.functions, [move], seen.after(move)
        while state[OVER] == 0 and len(line) < self.hexagon.deepest:
            found = probe(w.known, functions.key_of(state, me))
            if found == NONE:
                break
            line.append(move_of(found))
            functions.step(w.table, state, line[-1])
        return line

    def _against_many(
        self, seen: Observation, strength: Strength, budget: Budget, rng: Random
    ) -> Choice:
        hexagon, table, state = self.hexagon, seen.twin.table, seen.state
        nodes, outlook = tree(MOST_NODES), hexagon.outlook(table)
        weights = hexagon.weights.read(seen.twin.options)
        settings = np.array([hexagon.curiosity, SHARPNESS, hexagon.played_on, hexagon.ahead])
        rolls = dice(rng.getrandbits(32) if hexagon.ahead else 0)
        grow_tree = hexagon.grow_maxn
        grow_tree(table, outlook, weights, state, nodes, settings, rolls, NEVER, 1)
        visits = strength.visits - 1
        with deadline(SHARE * budget.seconds) as stop:
            grow_tree(table, outlook, weights, state, nodes, settings, rolls, stop, visits)
        return seen.choice(*best_line(nodes, strength.noise / SCALE, rng))
