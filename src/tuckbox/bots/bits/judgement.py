"""What a bot knows in a round of BITS: the open tasks, and the tables that it has learned."""

from collections.abc import Sequence
from typing import NamedTuple

from tuckbox.bots.bits.weights import read_weights
from tuckbox.bots.square.weights import Weights
from tuckbox.core import AnyGame
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.kernels.bits.table import Ints, Table
from tuckbox.solver.bits.tasks import open_tasks


class Judgement(NamedTuple):
    """What is known in one round: `OpenTasks`, and what was learned."""

    table: Table
    worth: Ints
    turn: int
    coming: Ints
    weights: Weights
    """The tables of `value`; empty before anything was learned."""


def judgement_of(
    game: AnyGame, tasks: Sequence[TaskCard], weights: Weights | None = None
) -> Judgement:
    """Return what is known in the round in which these tasks are open."""
    learned = read_weights() if weights is None else weights
    return Judgement(*open_tasks(numbering_of(game), tasks), learned)
