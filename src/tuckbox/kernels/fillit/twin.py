"""FILLIT's compiled twin: states and actions for programs, positions and moves for people."""

from tuckbox.core import Actor, AnyGame, Options
from tuckbox.kernels.alternating_twin import AlternatingTwin
from tuckbox.kernels.fillit.action import count_actions, legal_actions, turn_of
from tuckbox.kernels.fillit.codec import Codec
from tuckbox.kernels.fillit.history import is_full, step_remembering
from tuckbox.kernels.fillit.perft import perft
from tuckbox.kernels.fillit.playout import random_games
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import SIZE, SUPPLY, State
from tuckbox.kernels.kernel import Actions


class Twin(AlternatingTwin):
    """The rules of FILLIT under one choice of options, compiled."""

    _codec: Codec

    def __init__(self, game: AnyGame, options: Options) -> None:
        codec = Codec(game, options)
        super().__init__(game, options, codec, perft, random_games)
        self.sides = codec.sides
        self.actions = count_actions(self.table)

    def _legal(self, state: State) -> Actions:
        return legal_actions(self.table, state)

    def step(self, state: State, who: Actor, action: int) -> None:
        turn = turn_of(self.table, state, action)
        if self.size == SIZE:
            step(self.table, state, turn)
        elif is_full(state):
            raise self._codec.too_long()
        else:
            step_remembering(self.table, state, turn)

    def scores(self, state: State) -> tuple[int, ...]:
        seats = range(self.options.seats)
        return tuple(int(state[SUPPLY + number % self.sides]) for number in seats)

    def _start(self) -> State:
        # No earlier position is remembered yet.
        return self.initial()[:SIZE]
