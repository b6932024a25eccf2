"""Takes at once what there is to take, and never looks further."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.core import AnyGame, View


@dataclass(frozen=True)
class Greedy:
    """Chooses the move that gains the most; any of several such moves."""

    hexagon: HexagonGame
    level: str = "greedy"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        seen = self.hexagon.observe(game, view)
        gains = {move: self.hexagon.gain(seen, move) for move in seen.moves()}
        best = max(gains.values())
        return seen.choice(rng.choice([move for move, gain in gains.items() if gain == best]))
