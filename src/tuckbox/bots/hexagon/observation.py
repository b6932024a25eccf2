"""What a bot sees of a table: its view as a state of the compiled twin."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar, cast

import numpy as np

from tuckbox.bots.bot import Choice
from tuckbox.bots.hexagon.game_functions import GameFunctions
from tuckbox.core import AnyGame, Options
from tuckbox.kernels.alternating_twin import AlternatingTwin
from tuckbox.kernels.kernel import State

T = TypeVar("T", bound=AlternatingTwin)


@dataclass(frozen=True)
class Observation:
    """A position to choose in."""

    twin: AlternatingTwin
    state: State
    functions: GameFunctions

    @property
    def side(self) -> int:
        """The side to move."""
        return self.functions.side_to_move(self.state)

    @property
    def sides(self) -> int:
        return self.functions.sides(self.state)

    def moves(self) -> list[int]:
        """Return the moves that are worth a try, as the compiled functions write them."""
        moves = np.empty(self.functions.most_moves, dtype=np.int64)
        return [int(m) for m in moves[: self.functions.moves(self.twin.table, self.state, moves)]]

    def after(self, move: int) -> State:
        """Return the state after a legal move."""
        state = self.state.copy()
        self.functions.step(self.twin.table, state, move)
        return state

    def drawn(self, me: int) -> State:
        """Return the keys, as a search of a side writes them, of positions that count as drawn."""
        return np.zeros(0, dtype=np.int64)

    def choice(
        self, move: int, value: float | None = None, line: list[int] | None = None
    ) -> Choice:
        """Return a choice in readable words; the line begins with the choice."""
        return Choice(self._readable(move), value, self._texts(line or [move]))

    def _readable(self, move: int) -> Any:  # noqa: ANN401 - any game's move
        return self.twin.readable(self.state, move)

    def _texts(self, line: list[int]) -> tuple[str, ...]:
        texts, here = [], self
        for move in line:
            texts.append(self.twin.game.format_move(here._readable(move)))
            here = replace(here, state=here.after(move))
        return tuple(texts)


def twin_of(make: Callable[[AnyGame, Options], T], game: AnyGame, options: Options) -> T:
    """Return the twin of a table.

    Made once, since bots choose at the same table again and again.
    """
    return cast(T, _twin(make, cast(Hashable, game), options))


@lru_cache(maxsize=16)
def _twin(
    make: Callable[[AnyGame, Options], AlternatingTwin], game: Hashable, options: Options
) -> AlternatingTwin:
    return make(cast(AnyGame, game), options)
