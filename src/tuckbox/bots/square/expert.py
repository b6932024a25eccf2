"""The frame of an expert: look, think until the clock ends it, choose."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import SHARE, Stop, deadline
from tuckbox.bots.square.halving import Found
from tuckbox.bots.square.observation import Observation
from tuckbox.bots.square.strength import STRENGTHS, Strength
from tuckbox.bots.square.win_chance import likely
from tuckbox.core import AnyGame, View

O = TypeVar("O", bound=Observation[Any, Any, Any])  # noqa: E741
Clock: TypeAlias = AbstractContextManager[Stop]
"""Starts to run when it is entered: after whatever may have to wait for the compiler."""


@dataclass(frozen=True, slots=True)
class Expert(Generic[O]):
    """A bot whose value is the points it expects of the round, or among rivals its chance to win."""

    level: str
    observe: Callable[[AnyGame, View], O]
    work: Callable[[O, float], float]
    """How much to do in a number of seconds.

    Counted, so that the same budget gives the same strength where others use the machine too; the
    clock ends it in any case."""
    think: Callable[[O, Strength, float, Clock, Random], Found]
    """The best choice that this much work finds."""

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        seen = self.observe(game, view)
        work, clock = self.work(seen, budget.seconds), deadline(SHARE * budget.seconds)
        found = self.think(seen, STRENGTHS[self.level], work, clock, rng)
        move = seen.choices[found.choice]
        value = likely(found.worth, found.points) if seen.rivals else found.points
        return Choice(move, value, (game.format_move(move),))
