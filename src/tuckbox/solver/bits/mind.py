"""Makes what is known in a round of BITS from its open tasks, in the words of the game and in numbers."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

import numpy as np

from tuckbox.core import AnyGame
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.stone import Colour, Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.landing import EMPTY, Board, lay
from tuckbox.kernels.bits.table import LYING, SLOTS, Ints, game_table, pairs, task_cards
from tuckbox.solver.bits.value import COLOUR_BITS, Mind, Weights
from tuckbox.solver.bits.weights import read_weights


class Words:
    """Stones, cards and placements of one game, and their numbers."""

    def __init__(self, game: AnyGame) -> None:
        self.components: Components = game.components  # type: ignore[attr-defined]
        self.table = game_table(self.components, game.options())
        self.stones: list[Stone] = sorted(self.components.stones)
        self.cards: list[TaskCard] = task_cards(self.components)
        self._pairs = pairs(self.components)
        letters = {colour: number for number, colour in enumerate(self.components.colours)}
        self._coming = np.array(
            [sum(1 << COLOUR_BITS * letters[colour] for colour in stone) for stone in self.stones]
        )

    def mind(self, tasks: Sequence[TaskCard], weights: Weights | None = None) -> Mind:
        """What is known in the round in which these tasks are open."""
        open_ = [self.cards.index(card) for card in tasks]
        worth = np.ascontiguousarray(self.table.worth[open_].sum(axis=0))
        known = read_weights() if weights is None else weights
        return Mind(self.table, worth, len(tasks) - 1, self._coming, known)

    def action(self, placement: Placement) -> int:
        slot = placement.slot
        number = slot.column + LYING * slot.is_standing
        return self._pairs.index(placement.first + placement.second) * SLOTS + number

    def placement(self, action: int) -> Placement:
        pair, slot = divmod(action, SLOTS)
        first, second = map(Colour, self._pairs[pair])
        column = slot - LYING if slot >= LYING else slot
        return Placement(first, second, Slot(slot >= LYING, column))

    def board(self, placements: Sequence[Placement]) -> Board:
        """The board on which these stones were laid in this order."""
        board = EMPTY
        for placement in placements:
            board = lay(self.table, board, self.action(placement))
        return board

    def deck(self, stones: Sequence[Stone]) -> Ints:
        return np.array([self.stones.index(stone) for stone in stones], dtype=np.int64)


def words_of(game: AnyGame) -> Words:
    """The words of a game; remembered."""
    return _words(cast(Hashable, game))


@lru_cache(maxsize=8)
def _words(game: Hashable) -> Words:
    return Words(cast(AnyGame, game))
