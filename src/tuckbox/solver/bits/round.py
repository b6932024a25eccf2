"""The best round of BITS that is found, asked in the words of the game."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tuckbox.core import AnyGame
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.stone import GREY, Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.solver.bits.search import Effort, Promise, Search, Start
from tuckbox.solver.bits.tasks import open_tasks
from tuckbox.solver.square.best_round import BestRound, Unsolvable

PromiseOf: TypeAlias = Callable[[AnyGame, Sequence[TaskCard]], Promise]
"""Makes the judgement that orders a search, for a game and the open tasks of a round."""


class RoundSolver:
    """Good rounds under the task cards of one round. Not for several threads at once."""

    def __init__(
        self,
        game: AnyGame,
        tasks: Sequence[TaskCard],
        promise: PromiseOf,
        effort: Effort | None = None,
    ) -> None:
        self.effort = Effort() if effort is None else effort
        self._numbering = numbering_of(game)
        self._search = Search(open_tasks(self._numbering, tasks), promise(game, tasks))

    def best(
        self,
        stones: Sequence[str],
        laid: Sequence[Placement] = (),
        *,
        known: tuple[int, Sequence[Placement]] | None = None,
    ) -> BestRound[Placement]:
        """Return the best found when these stones come in this order onto those that were laid.

        On an empty board the first is the starting stone, which the neutral stone can't replace.
        `known` is a score with the placements that reach it: what is found is never worse.
        """
        numbering = self._numbering
        found = self._search.best(
            self._start(laid),
            [self._stone(stone) for stone in stones],
            self.effort,
            None if known is None else (known[0], [numbering.action(move) for move in known[1]]),
        )
        choices = tuple(numbering.placement(action) for action in found.choices)
        return BestRound(found.score, choices, found.bound, found.positions)

    def bound(self, stones: Sequence[str], laid: Sequence[Placement] = ()) -> int:
        """Return at once what no way of laying these stones exceeds, by counting squares alone."""
        return self._search.ceiling(self._start(laid), [self._stone(stone) for stone in stones])

    def _start(self, laid: Sequence[Placement]) -> Start:
        has_neutral = all(placement.first != GREY for placement in laid)
        return Start(self._numbering.board(laid), has_neutral, len(laid))

    def _stone(self, stone: str) -> int:
        if stone not in self._numbering.stones:
            known = tuple(self._numbering.stones)
            raise Unsolvable.of("solver-unknown-stone", stone=stone, known=known)
        return self._numbering.stones.index(Stone(stone))
