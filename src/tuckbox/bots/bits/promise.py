"""The judgement of the bots, for the beam of the solver: which boards of a layer promise most."""

from collections.abc import Sequence

import numpy as np

from tuckbox.bots.bits.judgement import Judgement, judgement_of
from tuckbox.bots.bits.value import MOST_FEATURES, judge
from tuckbox.core import AnyGame
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.table import Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.bits import Promise
from tuckbox.solver.bits.bound import room
from tuckbox.solver.bits.layer import HAS_NEUTRAL, Layer, Values, board_at


def promise(game: AnyGame, tasks: Sequence[TaskCard]) -> Promise:
    """Return a function that says what boards promise under these tasks."""
    judgement = judgement_of(game, tasks)
    return lambda layer, laid, coming: _promises(judgement, layer, laid, coming)


@jit
def _promises(judgement: Judgement, layer: Layer, laid: int, coming: Ints) -> Values:
    shape, shifts, worth = judgement.table.shape, judgement.table.shifts, judgement.worth
    turn, weights = judgement.turn, judgement.weights
    values = np.empty(len(layer), dtype=np.float32)
    found = np.empty(MOST_FEATURES, dtype=np.int64)
    for place in range(len(layer)):
        board, left = board_at(layer, place), layer[place, HAS_NEUTRAL]
        cards = min(room(board[0]), len(coming) - 1)
        values[place] = judge(
            shape, shifts, worth, turn, weights, board, left, laid, coming[cards], found
        )
    return values
