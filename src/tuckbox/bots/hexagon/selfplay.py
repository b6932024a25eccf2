"""Games of the searches against themselves, and the counts of their positions, to fit weights to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import NEVER
from tuckbox.bots.hexagon.alpha_beta import Workspace
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.maxn import CURIOSITY, SHARPNESS, favourite, tree
from tuckbox.bots.hexagon.worth import WIN, Counts
from tuckbox.kernels.alternating_state import OVER
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.kernel import State


class Samples(NamedTuple):
    """Positions, one by one."""

    counts: npt.NDArray[np.int64]
    """The counts of all sides."""
    movers: npt.NDArray[np.int64]
    """The side that moves next, as the evaluation sees it."""
    winners: npt.NDArray[np.int64]
    """The side that won the game."""


@dataclass(frozen=True)
class SelfPlay:
    """How a game is played to learn from it."""

    hexagon: HexagonGame
    next_side: Callable[[State], int]
    """The side to which the evaluation gives the weights of the one that moves next."""
    seldom: int
    """One move in N is random, so that games differ."""
    longest: int
    """Moves after which a game is given up and teaches nothing."""
    teaches: Callable[[Counts, int], bool] = lambda counts, mover: True
    """Whether a position, by its counts and mover, is worth learning from."""

    def game(self, w: Workspace, start: State, dice: Dice, effort: int, loose: int) -> Samples:
        """Play a game in which the first `loose` moves, and now and then one, are random.

        The effort is a depth between two sides, and visits between three.
        """
        functions, s = self.hexagon.functions, start.copy()
        counts: list[Counts] = []
        movers: list[int] = []
        for played in range(self.longest):
            if s[OVER]:
                break
            if played > loose:
                functions.weigh(w.outlook, w.weights, s, w.counts, w.worths)
                mover = self.next_side(s)
                if self.teaches(w.counts, mover):
                    counts.append(w.counts.copy())
                    movers.append(mover)
            functions.step(w.table, s, self._move(w, s, dice, effort, played < loose))
        found = len(movers) if s[OVER] else 0
        return Samples(
            np.array(counts, dtype=np.int64).reshape(-1, *w.counts.shape)[:found],
            np.array(movers, dtype=np.int64)[:found],
            np.full(found, s[OVER] - 1, dtype=np.int64),
        )

    def _move(self, w: Workspace, s: State, dice: Dice, effort: int, is_loose: bool) -> int:
        functions = self.hexagon.functions
        if is_loose or roll(dice, self.seldom) == 0:
            place = roll(dice, functions.count_legal(w.table, s))
            return functions.nth_legal(w.table, s, place)
        if functions.sides(s) == 2:
            w.here[:] = s
            self.hexagon.look(w, NEVER, 0, effort, -WIN, WIN, functions.side_to_move(s))
            return int(w.choice[0])
        nodes = tree((effort + 1) * functions.most_moves)
        # Leaves are not played on: judgement alone is tuned.
        settings = np.array([CURIOSITY, SHARPNESS, 0.0, 0])
        grow_tree = self.hexagon.grow_maxn
        grow_tree(w.table, w.outlook, w.weights, s, nodes, settings, dice, NEVER, effort)
        return int(nodes.move[favourite(nodes, 0)])
