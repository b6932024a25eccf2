"""Takes at once what there is to take, and never looks further."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.fillit.sight import Sight, see
from tuckbox.core import AnyGame, View
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import OVER, SUPPLY


@dataclass(frozen=True, slots=True)
class Greedy:
    """Lays the most chips and sends the most of others back; any of several such turns."""

    level: str = "greedy"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight = see(game, view)
        gains = {turn: _gain(sight, turn) for turn in sight.turns()}
        best = max(gains.values())
        return sight.choice(rng.choice([turn for turn, gain in gains.items() if gain == best]))


def _gain(sight: Sight, turn: int) -> int:
    """What a turn changes between the own supply and the others'; a win is beyond all."""
    state = sight.state.copy()
    step(sight.twin.table, state, turn)
    if state[OVER]:
        return 100
    more = (
        state[SUPPLY : SUPPLY + sight.twin.sides] - sight.state[SUPPLY : SUPPLY + sight.twin.sides]
    )
    return int(more.sum() - 2 * more[sight.side])
