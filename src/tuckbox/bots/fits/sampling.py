"""Plays rounds to the end in the head, for every choice with the same cards to come."""

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import Stop
from tuckbox.bots.fits.policy import after, best_action, play_out, shuffle, suits_of
from tuckbox.bots.fits.value import Mind
from tuckbox.bots.lead import ALONE, LITTLE, chance
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.fits.table import Ints
from tuckbox.kernels.jit import jit

STAND_WORDS = 6
SPREAD = 5.0
"""Points by which a later round may change the lead of one seat on another: a standard deviation."""


@jit
def _best_other(mind: Mind, others: Ints, order: Ints) -> int:
    """The highest total that another seat reaches with these cards, its open tile first."""
    most = ALONE
    for place in range(len(others)):
        sky, marks, hope, tile, start, points = others[place]
        if tile >= 0:
            squares, cards = _left(mind.size, order, start)
            may_refuse, suits = tile != start, suits_of(mind.weights, order, start, cards)
            action, _ = best_action(mind, suits, sky, marks, hope, tile, may_refuse, squares, cards)
            sky, marks, hope = after(mind, sky, marks, hope, action)
        most = max(most, points + play_out(mind, sky, marks, hope, order, start))
    return most


@jit
def _left(size: Ints, order: Ints, start: int) -> tuple[int, int]:
    squares, cards = 0, 0
    for tile in order:
        squares += size[tile] * int(tile != start)
        cards += int(tile != start)
    return squares, cards


@jit
def sample(
    mind: Mind,
    own: Ints,
    others: Ints,
    left: Ints,
    actions: Ints,
    spread: float,
    dice: Dice,
    stop: Stop,
    choices: Ints,
    times: int,
    sums: npt.NDArray[np.float64],
) -> int:
    """Add worth and points of so many rounds to the sums of these choices: how many were played.

    `own` and each of `others` are a seat's words as `sight.Stand` names them; `left` is shuffled.
    """
    sky, marks, hope, start, before = own[0], own[1], own[2], own[4], own[5]
    for number in range(times):
        if stop[0] and number > 0:
            return number
        shuffle(left, dice)
        best = _best_other(mind, others, left)
        for choice in choices:
            new_sky, new_marks, new_hope = after(mind, sky, marks, hope, actions[choice])
            points = play_out(mind, new_sky, new_marks, new_hope, left, start)
            worth = float(points)
            if best > ALONE:
                worth = chance(before + points - best, spread) + LITTLE * points
            sums[choice, 0] += worth
            sums[choice, 1] += points
    return times
