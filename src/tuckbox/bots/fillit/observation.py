"""What a bot sees of a FILLIT table."""

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from tuckbox.bots.bot import seat_to_choose
from tuckbox.bots.fillit.functions import FUNCTIONS, key_of
from tuckbox.bots.hexagon.observation import Observation as HexagonObservation
from tuckbox.bots.hexagon.observation import twin_of
from tuckbox.core import AnyGame, View
from tuckbox.games.fillit.position import NO_HISTORY
from tuckbox.games.fillit.rules import DRAWN_AT
from tuckbox.kernels.fillit import Twin
from tuckbox.kernels.fillit.history import ROW, SETS
from tuckbox.kernels.fillit.position_key import parse_key
from tuckbox.kernels.fillit.state import CHIPS, MOST_SEATS, PAWN, SEAT, State


@dataclass(frozen=True)
class Observation(HexagonObservation):
    """A position to choose in; its twin is one without the house rule."""

    arisen: tuple[str, ...] = ()
    """Keys of the positions that draw the game when they arise once more."""

    def drawn(self, me: int) -> State:
        states = map(self._state_of, self.arisen)
        return np.array([key_of(state, me) for state in states], dtype=np.int64)

    def _state_of(self, text: str) -> State:
        row = parse_key(text, self.sides)
        state = self.state.copy()
        state[CHIPS : CHIPS + SETS] = row[:SETS]
        word = int(row[ROW - 1])
        for seat in reversed(range(MOST_SEATS)):
            state[PAWN + seat] = word & 63
            word >>= 6
        state[SEAT] = word
        return state


def observe(game: AnyGame, view: View) -> Observation:
    """Return the table as the seat to choose sees it.

    Raise `CannotChoose` if it has nothing to choose.
    """
    seat_to_choose(game, view)
    position = game.position(view)
    options = game.options(**{**view["options"], "repetition": "off"})
    twin = twin_of(Twin, game, options)
    state = twin.encode(replace(position, options=options, earlier=NO_HISTORY, times=0))
    times = Counter(position.earlier)
    arisen = tuple(key for key, count in times.items() if count >= DRAWN_AT - 1)
    return Observation(twin, state, FUNCTIONS, arisen)
