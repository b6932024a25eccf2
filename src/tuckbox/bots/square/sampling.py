"""Plays rounds on in the head, for each of a few choices with the same cards to come."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import NEVER, Stop
from tuckbox.bots.square.halving import Found, Sums, halve
from tuckbox.bots.square.observation import Observation
from tuckbox.bots.square.win_chance import worth
from tuckbox.kernels.dice import Dice, dice, shuffle
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import Actions, State

Seen: TypeAlias = Observation[Any, Any, Any]
Sample: TypeAlias = Callable[..., int]


def sampler(
    best_rival: Callable[[Any, State, State], float],
    points_after: Callable[[Any, State, int, State], float],
) -> Sample:
    """Make the compiled loop of a game.

    `best_rival(judgement, rivals, deck)` is the highest total that a rival reaches with these cards,
    `points_after(judgement, own, action, deck)` what the own round gives after an action.
    """

    @jit
    def sample(
        judgement: Any,  # noqa: ANN401
        own: State,
        rivals: State,
        deck: State,
        actions: Actions,
        spread: float,
        dice: Dice,
        stop: Stop,
        choices: Actions,
        times: int,
        sums: Sums,
    ) -> int:
        """Play rounds and add their worth and points to the sums of these choices.

        `deck` is shuffled. Returns how often each choice was played: less than `times` if it was
        stopped, but at least once.
        """
        before = own[len(own) - 1]
        for number in range(times):
            if stop[0] and number > 0:
                return number
            shuffle(deck, dice)
            best = best_rival(judgement, rivals, deck)
            for choice in choices:
                points = points_after(judgement, own, actions[choice], deck)
                sums[choice, 0] += worth(points, before + points, best, spread)
                sums[choice, 1] += points
        return times

    return sample


def play_on(
    seen: Seen,
    sample: Sample,
    few: Actions,
    values: npt.NDArray[np.float64],
    samples: float,
    spread: float,
    stop: Stop,
    rng: Random,
    trust: float = 0.0,
) -> Found:
    """Return the best of a few choices that seem worth these values, after playing rounds on with each.

    `spread` is the standard deviation of what later rounds change in the lead; for `samples` and
    `trust` see `halve`.
    """
    found = halve(values, samples, _with(seen, sample, few, spread, stop, rng), stop, trust)
    return found._replace(choice=int(few[found.choice]))


def load(seen: Seen, sample: Sample) -> None:
    """Have a loop compiled, or loaded, before a clock runs; it plays nothing."""
    nothing = np.arange(0)
    _with(seen, sample, nothing, 0.0, NEVER, Random(0))(nothing, 0, np.zeros((1, 2)))


def _with(
    seen: Seen, sample: Sample, few: Actions, spread: float, stop: Stop, rng: Random
) -> Callable[[Actions, int, Sums], int]:
    rolls = dice(rng.getrandbits(60))
    own, deck, actions = np.array(seen.own), seen.deck.copy(), seen.actions[few]
    return partial(
        sample, seen.judgement, own, seen.rival_words, deck, actions, spread, rolls, stop
    )
