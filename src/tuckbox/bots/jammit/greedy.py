"""Takes at once what there is to take, and never looks further."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.jammit.sight import Sight, see
from tuckbox.core import AnyGame, View
from tuckbox.kernels.jammit.rules import step
from tuckbox.kernels.jammit.state import NEUTRAL, OVER, POINTS, State


@dataclass(frozen=True, slots=True)
class Greedy:
    """Gains the most on the best of the others; any of several such entries."""

    level: str = "greedy"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight = see(game, view)
        leads = {entry: _lead_after(sight, entry) for entry in sight.entries()}
        best = max(leads.values())
        return sight.choice(rng.choice([entry for entry, lead in leads.items() if lead == best]))


def _lead_after(sight: Sight, entry: int) -> int:
    """Thirds of a point ahead of the best other seat; a game that is over is beyond all."""
    state = sight.state.copy()
    step(sight.twin.table, state, entry)
    if state[OVER]:
        return 100 if state[OVER] == 1 + sight.seat else -100
    scores = [_score(state, seat) for seat in range(sight.twin.options.seats)]
    own = scores.pop(sight.seat)
    return own - max(scores)


def _score(state: State, seat: int) -> int:
    return int(3 * state[POINTS + seat] + state[NEUTRAL + seat])
