"""Keeps the most points in reach at once, and never looks further."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.fits.policy import after
from tuckbox.bots.fits.sight import Sight, see
from tuckbox.core import AnyGame, View
from tuckbox.kernels.fits.table import COLUMNS
from tuckbox.solver.fits.prospect import NEED, NEED_BITS
from tuckbox.solver.fits.reach import height, sky_at_best


@dataclass(frozen=True, slots=True)
class Greedy:
    """Loses the fewest points to gaps and covered spaces, then stays low and even."""

    level: str = "greedy"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight = see(game, view)
        looks = [_looks(sight, int(action)) for action in sight.actions]
        best = [number for number, look in enumerate(looks) if look == max(looks)]
        move = sight.choices[rng.choice(best)]
        return Choice(move, float(max(looks)[0]), (game.format_move(move),))


def _looks(sight: Sight, action: int) -> tuple[int, int, int]:
    """The points still in reach, then how low and how even the pile is."""
    own = sight.own
    sky, _, hope = after(sight.mind, own.sky, own.marks, own.hope, action)
    at_best = int(sky_at_best(sight.mind.board, sky))
    short = (at_best & NEED) - sight.squares
    heights = [int(height(sky, column)) for column in range(COLUMNS)]
    uneven = sum(abs(one - other) for one, other in pairwise(heights))
    return int(hope) + (at_best >> NEED_BITS) - max(short, 0), -max(heights), -uneven
