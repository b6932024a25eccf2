"""The expert of BITS: looks at every placement, then plays the best-looking ones on."""

from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from tuckbox.bots.bits.policy import squares_coming
from tuckbox.bots.bits.search import STAND_WORDS, sample
from tuckbox.bots.bits.sight import Sight, see
from tuckbox.bots.bits.value import MOST_FEATURES, judge
from tuckbox.bots.bot import Budget, Choice
from tuckbox.bots.deadline import NEVER, SHARE, Stop, deadline
from tuckbox.bots.halving import Found, halve
from tuckbox.bots.lead import likely
from tuckbox.bots.patience import PATIENCE, Patience
from tuckbox.core import AnyGame, View
from tuckbox.kernels.bits.landing import fitting, lay
from tuckbox.kernels.bits.scoring import score
from tuckbox.kernels.bits.table import SLOTS
from tuckbox.kernels.dice import dice

MOST_CHOICES = 16
"""Placements that are played on: those that look best."""
DEPTH = 6
"""Stones that are played on before a board is judged by its looks: there is less luck in that."""
PACE = 110_000
"""Placements per second that are played on a common machine."""
SPREAD = 4.0
"""Points by which a later round may change a seat's lead: a standard deviation."""
UNCERTAIN = 1.5
"""Points by which a board judged by its looks may turn out otherwise, for one seat."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Alone, its value is the points it expects of the round; among others, its chance to win."""

    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        sight, patience = see(game, view), PATIENCE[self.level]
        think(sight, patience, 0, NEVER, Random(0))  # may have to wait for the compiler: not timed
        with deadline(SHARE * budget.seconds) as stop:
            found = think(sight, patience, work(sight, budget.seconds), stop, rng)
        move = sight.choices[found.choice]
        value = likely(found.worth, found.points) if sight.others else found.points
        return Choice(move, value, (game.format_move(move),))


def work(_sight: Sight, seconds: float) -> float:
    """The placements to play in a time.

    Counted, so that the same budget gives the same strength where others use the machine too; the
    clock ends it in any case.
    """
    return seconds * PACE


def think(sight: Sight, patience: Patience, placements: float, stop: Stop, rng: Random) -> Found:
    """The best choice after playing at most so many placements."""
    looks = appearances(sight)
    if patience.noise:
        looks += [rng.triangular(-patience.noise, patience.noise) for _ in looks]
    if patience.samples == 0 and not sight.others:
        best = int(np.argmax(looks))
        return Found(best, looks[best], looks[best], 0)
    few = np.argsort(-looks, kind="stable")[: MOST_CHOICES if patience.samples else 1]
    steps = min(DEPTH, _stones_left(sight))
    found = halve(
        looks[few],
        min(patience.samples, placements / max(1, steps)),
        partial(
            sample,
            sight.judgement,
            np.array(sight.own),
            np.array(sight.others, dtype=np.int64).reshape(-1, STAND_WORDS),
            sight.deck.copy(),
            sight.actions[few],
            DEPTH,
            _spread(sight),
            dice(rng.getrandbits(60)),
            stop,
        ),
        stop,
    )
    return found._replace(choice=int(few[found.choice]))


def _spread(sight: Sight) -> float:
    judged = UNCERTAIN if _stones_left(sight) > DEPTH else 0.0
    return sqrt(2 * (SPREAD**2 * sight.later + judged**2))


def _stones_left(sight: Sight) -> int:
    """About how many stones will still find room after this one."""
    piled = sum(sight.own.sky >> 8 * column & 255 for column in range(6))
    return max(1, (36 - piled) // 2)


def appearances(sight: Sight) -> npt.NDArray[np.float64]:
    """The points of the round to expect after each choice, as it looks."""
    judgement, own = sight.judgement, sight.own
    coming, found = squares_coming(judgement, sight.deck), np.empty(MOST_FEATURES, dtype=np.int64)
    table = judgement.table
    looks = []
    for action in sight.actions:
        board = lay(table, own.board, action)
        left = own.has_neutral & int(action // SLOTS != table.neutral)
        if fitting(board[0]) == 0:
            looks.append(float(score(table.shape, table.shifts, judgement.worth, board)))
        else:
            looks.append(
                judge(
                    table.shape,
                    table.shifts,
                    judgement.worth,
                    judgement.turn,
                    judgement.weights,
                    board,
                    left,
                    own.laid + 1,
                    coming,
                    found,
                )
            )
    return np.array(looks)
