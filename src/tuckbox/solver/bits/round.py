"""The best round of BITS that is found, asked in the words of the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tuckbox.core import AnyGame, TuckboxError
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.stone import GREY, Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.solver.bits.search import Effort, Promise, Search, Start
from tuckbox.solver.bits.tasks import open_tasks

PromiseOf: TypeAlias = Callable[[AnyGame, Sequence[TaskCard]], Promise]
"""Makes the judgement that orders a search, for a game and the open tasks of a round."""


class Unsolvable(TuckboxError):
    """A question that has no answer: a stone that this game does not have, no round under way."""


@dataclass(frozen=True, slots=True)
class BestRound:
    """The best found with all cards known: proven only if it says so."""

    score: int
    """Of the whole round, stones that lie already included."""
    choices: tuple[Placement, ...]
    """One for each stone to come, until nothing fits or no card is left."""
    bound: int
    """No way of laying the stones reaches more: that is proven."""
    boards: int
    """How many boards the search looked at."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better is possible; otherwise the score is only the best found."""
        return self.score == self.bound


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
    ) -> BestRound:
        """The best found when these stones come in this order onto those that were laid.

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
        choices = tuple(numbering.placement(action) for action in found.actions)
        return BestRound(found.score, choices, found.bound, found.boards)

    def bound(self, stones: Sequence[str], laid: Sequence[Placement] = ()) -> int:
        """What no way of laying these stones exceeds, by counting squares alone: at once."""
        return self._search.ceiling(self._start(laid), [self._stone(stone) for stone in stones])

    def _start(self, laid: Sequence[Placement]) -> Start:
        has_neutral = all(placement.first != GREY for placement in laid)
        return Start(self._numbering.board(laid), has_neutral, len(laid))

    def _stone(self, stone: str) -> int:
        if stone not in self._numbering.stones:
            known = tuple(self._numbering.stones)
            raise Unsolvable.of("solver-unknown-stone", stone=stone, known=known)
        return self._numbering.stones.index(Stone(stone))
