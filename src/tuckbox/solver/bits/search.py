"""The best round of BITS that can be found for known draws: a beam, again and again, ever wider.

Stone by stone, the most promising boards that can still beat the best score found are kept. Near
the end of a round, and whenever nothing that could be better was cut off, that is exhaustive: the
score is proven. Otherwise it is the best found.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tuckbox.kernels.bits.landing import Board, fitting
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import MOST_PLACEMENTS, Ints
from tuckbox.kernels.dice import Dice, dice
from tuckbox.solver.bits.bound import bound, reach, room
from tuckbox.solver.bits.layer import (
    BEST_FROM,
    FROM,
    LIMIT,
    WORDS,
    Layer,
    Values,
    blur,
    board_at,
    expand,
)
from tuckbox.solver.bits.tasks import OpenTasks
from tuckbox.solver.square.best_round import BestRound
from tuckbox.solver.square.search_path import path

NOTHING = -(1 << 20)
NOISE = 0.6
"""Points by which the promise of a board is blurred when a width is tried again."""


Promise: TypeAlias = Callable[[Layer, int, Ints], Values]
"""Says how much each board of a layer promises, given the number of stones laid and the squares to
come by number of cards. It decides which boards a beam keeps, and so what is found, but never what
is proven."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to search: the same effort finds the same."""

    widths: tuple[int, ...] = (200, 2000)
    restarts: int = 1
    """How often each width is tried."""


QUICK = Effort((100, 500))
THOROUGH = Effort((500, 5000, 20000), restarts=2)


@dataclass(frozen=True, slots=True)
class Start:
    """Where a search begins."""

    board: Board
    has_neutral: bool
    laid: int


class Search:
    """Finds good rounds under the tasks of one round. Not for use by several threads at once."""

    def __init__(self, tasks: OpenTasks, promise: Promise) -> None:
        self.tasks, self.promise, self.reach = tasks, promise, reach(tasks)

    def best(
        self,
        start: Start,
        stones: Sequence[int],
        effort: Effort,
        known: tuple[int, Sequence[int]] | None = None,
    ) -> BestRound[int]:
        """Return the best found with these stones, in this order.

        `known` is a score to be beaten.
        """
        if not stones or not fitting(start.board[0]):
            points = self._points(start.board)
            return BestRound(points, (), points, 0)
        score, actions = known if known is not None else (NOTHING, ())
        ceiling = self.ceiling(start, stones)
        positions, others = 0, ceiling
        for width, again in ((w, n) for w in effort.widths for n in range(effort.restarts)):
            if score >= min(others, ceiling):
                break
            found = self._pass(start, stones, width, score, dice(width, again), NOISE * (again > 0))
            positions += found.positions
            others = min(others, found.bound)
            if found.score > score:
                score, actions = found.score, found.choices
        return BestRound(score, tuple(actions), max(score, min(others, ceiling)), positions)

    def ceiling(self, start: Start, stones: Sequence[int]) -> int:
        """Return a bound that counts squares.

        The neutral stone takes the room of a card, so adds nothing.
        """
        stones = stones[: int(room(start.board[0]))]
        coming = int(self.tasks.coming[np.array(stones, dtype=np.int64)].sum())
        table, worth = self.tasks.table, self.tasks.worth
        return int(bound(table.shape, table.shifts, worth, *self.reach, start.board, coming))

    def _pass(
        self, start: Start, stones: Sequence[int], width: int, score: int, dice: Dice, noise: float
    ) -> BestRound[int]:
        """Run one beam.

        Return what it found above the score, and the bound of everything it cut off.
        """
        row = [*start.board, int(start.has_neutral), 0, 0]
        layers: list[Layer] = [np.array([row], dtype=np.int64)]
        full: list[tuple[int, int]] = []
        result = np.array([score, -1])
        room_, slots = _rooms(width)
        cut, boards, first = NOTHING, 0, 0
        for number, stone in enumerate(stones):
            coming = self._coming(stones[number + 1 :])
            before, result[BEST_FROM] = layers[-1], -1
            size = int(
                expand(
                    self.tasks,
                    self.reach,
                    before,
                    room_,
                    slots,
                    first,
                    stone,
                    start.laid + number,
                    coming,
                    result,
                )
            )
            first += len(room_) + 1
            boards += size
            if result[BEST_FROM] >= 0:
                full.append((number, int(result[BEST_FROM])))
            kept, lost = self._narrow(
                room_[:size], start.laid + number + 1, coming, width, dice, noise
            )
            cut = max(cut, lost)
            layers.append(kept)
        return self._finish(layers, full, int(result[0]), score, cut, boards)

    def _coming(self, stones: Sequence[int]) -> Ints:
        """Return the squares of the next cards, by number of cards from 0."""
        squares = self.tasks.coming[np.array(stones, dtype=np.int64)]
        return np.concatenate([[0], np.cumsum(squares)]).astype(np.int64)

    def _narrow(
        self, layer: Layer, laid: int, coming: Ints, width: int, dice: Dice, noise: float
    ) -> tuple[Layer, int]:
        """Return the most promising boards, and the bound of all others."""
        if len(layer) <= width:
            return layer.copy(), NOTHING
        values = self.promise(layer, laid, coming)
        if noise > 0:
            blur(values, noise, dice)
        order = np.argpartition(-values, width)
        return layer[order[:width]], int(layer[order[width:], LIMIT].max())

    def _finish(
        self,
        layers: list[Layer],
        full: list[tuple[int, int]],
        best: int,
        score: int,
        cut: int,
        boards: int,
    ) -> BestRound[int]:
        actions: tuple[int, ...] = ()
        if full:
            number, origin = full[-1]
            actions = path(layers[: number + 1], origin, FROM)
        # The cards ran out before the board was full: what lies there counts.
        for place in range(len(layers[-1])):
            points = self._points(board_at(layers[-1], place))
            if points > best:
                best = points
                actions = path(layers[:-1], int(layers[-1][place, FROM]), FROM)
        return BestRound(best, actions, max(best, cut), boards)

    def _points(self, board: Board) -> int:
        table = self.tasks.table
        return int(score(table.shape, table.shifts, self.tasks.worth, board))


def _rooms(width: int) -> tuple[Layer, Ints]:
    size = width * MOST_PLACEMENTS
    bits = int(2 * size).bit_length()
    return np.empty((size, WORDS), dtype=np.int64), np.full(1 << bits, -1, dtype=np.int64)
