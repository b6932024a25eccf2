"""The frame of a bot that takes what looks best at once and never looks further."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.square.observation import Observation
from tuckbox.core import AnyGame, View

O = TypeVar("O", bound=Observation[Any, Any, Any])  # noqa: E741


@dataclass(frozen=True, slots=True)
class Greedy(Generic[O]):
    """A bot whose value is the points that it counts on."""

    level: str
    observe: Callable[[AnyGame, View], O]
    looks: Callable[[O, int], tuple[int, ...]]
    """How good it looks after an action: points first, then what decides between equals."""

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        seen = self.observe(game, view)
        looks = [self.looks(seen, int(action)) for action in seen.actions]
        best = [number for number, look in enumerate(looks) if look == max(looks)]
        move = seen.choices[rng.choice(best)]
        return Choice(move, float(max(looks)[0]), (game.format_move(move),))
