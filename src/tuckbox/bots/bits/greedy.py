"""Takes the points that there are to take at once, and never looks further."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bits.sight import Sight, see
from tuckbox.bots.bot import Budget, Choice
from tuckbox.core import AnyGame, View
from tuckbox.kernels.bits.landing import lay
from tuckbox.kernels.bits.scoring import score
from tuckbox.kernels.bits.table import BYTE, COLUMNS


@dataclass(frozen=True, slots=True)
class Greedy:
    """Has the most points after the placement, then the fewest gaps; any of several such."""

    level: str = "greedy"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight = see(game, view)
        looks = [_looks(sight, int(action)) for action in sight.actions]
        best = [number for number, look in enumerate(looks) if look == max(looks)]
        move = sight.choices[rng.choice(best)]
        return Choice(move, float(max(looks)[0]), (game.format_move(move),))


def _looks(sight: Sight, action: int) -> tuple[int, int]:
    """Points now, and how little room was given away."""
    table = sight.judgement.table
    board = lay(table, sight.own.board, action)
    piled = sum(int(board[0]) >> BYTE * column & 255 for column in range(COLUMNS))
    return int(score(table.shape, table.shifts, sight.judgement.worth, board)), -piled
