"""What a bot sees of a FILLIT table: its view as a state of the compiled twin."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import cast

import numpy as np

from tuckbox.bots.bot import Choice, seat_to_choose
from tuckbox.bots.fillit.search import key_of
from tuckbox.core import AnyGame, Options, View
from tuckbox.games.fillit.moves import Turn
from tuckbox.kernels.fillit import Twin
from tuckbox.kernels.fillit.history import ROW, SETS
from tuckbox.kernels.fillit.position_key import parse_key
from tuckbox.kernels.fillit.rules import MOST_MOVES, list_distinct, step
from tuckbox.kernels.fillit.state import (
    CHIPS,
    MOST_SEATS,
    PAWN,
    SEAT,
    State,
    side_of,
)


@dataclass(frozen=True)
class Sight:
    """A position to choose in."""

    twin: Twin
    """Without the house rule: searches know it by `arisen`."""
    state: State
    arisen: tuple[str, ...]
    """Keys of the positions that have arisen twice."""

    @property
    def side(self) -> int:
        return side_of(self.state, int(self.state[SEAT]))

    def turns(self) -> list[int]:
        """One packed turn for every position that can be reached."""
        turns = np.empty(MOST_MOVES, dtype=np.int64)
        return [int(turn) for turn in turns[: list_distinct(self.twin.table, self.state, turns)]]

    def turn(self, packed: int) -> Turn:
        return self.twin.readable(self.state, packed)

    def choice(
        self, packed: int, value: float | None = None, line: list[int] | None = None
    ) -> Choice:
        """A choice in readable words; the line begins with the choice."""
        return Choice(self.turn(packed), value, self._texts(line or [packed]))

    def _texts(self, line: list[int]) -> tuple[str, ...]:
        texts, here = [], replace(self, state=self.state.copy())
        for packed in line:
            texts.append(self.twin.game.format_move(here.turn(packed)))
            step(self.twin.table, here.state, packed)
        return tuple(texts)

    def third_times(self, me: int) -> State:
        """The keys, as a search writes them, of positions that would arise for the third time."""
        return np.array([key_of(self._state_of(text), me) for text in self.arisen], dtype=np.int64)

    def _state_of(self, text: str) -> State:
        row = parse_key(text, self.twin.sides)
        state = self.state.copy()
        state[CHIPS : CHIPS + SETS] = row[:SETS]
        word = int(row[ROW - 1])
        for seat in reversed(range(MOST_SEATS)):
            state[PAWN + seat] = word & 63
            word >>= 6
        state[SEAT] = word
        return state


def see(game: AnyGame, view: View) -> Sight:
    """The table as the seat to choose sees it; `CannotChoose` if it has nothing to choose."""
    seat_to_choose(game, view)
    position = game.position(view)
    counted = Counter(position.earlier)
    options = game.options(**{**view["options"], "repetition": "off"})
    twin = _twin(cast(Hashable, game), options)
    state = twin.encode(replace(position, options=options, earlier=(), times=0))
    return Sight(twin, state, tuple(key for key, times in counted.items() if times >= 2))


@lru_cache(maxsize=16)
def _twin(game: Hashable, options: Options) -> Twin:
    return Twin(cast(AnyGame, game), options)
