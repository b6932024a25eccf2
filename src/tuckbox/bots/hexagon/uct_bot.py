"""Plain UCT, with any number of seats."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, deadline
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.uct import EXPLORATION, MOST_NODES, best_line, tree
from tuckbox.core import AnyGame, View
from tuckbox.kernels.dice import dice

ENDLESS = 1 << 40
"""Play-outs: the clock is the limit."""


@dataclass(frozen=True)
class Uct:
    """Counts random games; the value is its share of them that its side wins."""

    hexagon: HexagonGame
    level: str = "uct"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        seen = self.hexagon.observe(game, view)
        nodes, rolls = tree(MOST_NODES), dice(rng.getrandbits(32))
        table, state, grow_tree = seen.twin.table, seen.state, self.hexagon.grow_uct
        # The first play-out is not timed: it may have to wait for the compiler.
        grow_tree(table, state, nodes, rolls, EXPLORATION, NEVER, 1)
        with deadline(SHARE * budget.seconds) as stop:
            grow_tree(table, state, nodes, rolls, EXPLORATION, stop, ENDLESS)
        return seen.choice(*best_line(nodes))
