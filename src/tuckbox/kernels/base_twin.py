"""What all twins share: positions and moves as integers, and back."""

from typing import Any, Protocol

import numpy as np

from tuckbox.core import AnyGame, Options
from tuckbox.kernels.kernel import Actions, State
from tuckbox.kernels.move_numbers import MoveNumbers

NO_ACTIONS: Actions = np.empty(0, dtype=np.int64)


class Codec(Protocol):
    """Translates between a table's readable positions and moves and those of its twin."""

    size: int
    """The length of a state."""

    @property
    def table(self) -> Any:  # noqa: ANN401
        """The components as arrays."""

    @property
    def numbers(self) -> MoveNumbers:
        """The actions of all moves."""

    def encode(self, position: Any) -> State: ...  # noqa: ANN401

    def decode(self, state: State) -> Any: ...  # noqa: ANN401


class BaseTwin:
    """The part of a twin that its codec does."""

    def __init__(self, game: AnyGame, options: Options, codec: Codec) -> None:
        self.game, self.options = game, options
        self._codec = codec
        self.table, self.size = codec.table, codec.size

    def encode(self, position: Any) -> State:  # noqa: ANN401
        return self._codec.encode(position)

    def decode(self, state: State) -> Any:  # noqa: ANN401
        return self._codec.decode(state)

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        return self._codec.numbers.encode(move)

    def decode_move(self, action: int) -> Any:  # noqa: ANN401
        return self._codec.numbers.decode(action)
