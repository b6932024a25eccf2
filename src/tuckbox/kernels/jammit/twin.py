"""JAMMIT's compiled twin: states and actions for programs, positions and moves for people."""

import numpy as np

from tuckbox.core import Actor, AnyGame, Options
from tuckbox.kernels.alternating_twin import AlternatingTwin
from tuckbox.kernels.jammit.codec import Codec
from tuckbox.kernels.jammit.perft import perft
from tuckbox.kernels.jammit.playout import random_games
from tuckbox.kernels.jammit.rules import MOST_MOVES, legal, step
from tuckbox.kernels.jammit.state import POINTS, State
from tuckbox.kernels.kernel import Actions


class Twin(AlternatingTwin):
    """The rules of JAMMIT under one choice of options, compiled."""

    _codec: Codec

    def __init__(self, game: AnyGame, options: Options) -> None:
        codec = Codec(game, options)
        super().__init__(game, options, codec, perft, random_games)
        self.actions = len(codec.numbers)

    def _legal(self, state: State) -> Actions:
        entries = np.empty(MOST_MOVES, dtype=np.int64)
        count = legal(self.table, state, entries)
        return np.sort(self._codec.actions(state)[entries[:count]])

    def step(self, state: State, who: Actor, action: int) -> None:
        step(self.table, state, self._codec.entry(state, action))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(points) for points in state[POINTS : POINTS + self.options.seats])
