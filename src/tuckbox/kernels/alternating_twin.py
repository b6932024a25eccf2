"""What the twins of games share in which seats take turns and nothing is hidden or left to chance."""

from abc import ABC, abstractmethod
from typing import Any, Protocol

import numpy as np

from tuckbox.core import Actor, AnyGame, Options, seat
from tuckbox.kernels.alternating_state import OVER, SEAT
from tuckbox.kernels.batch import in_shares
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import Actions, Played, State
from tuckbox.kernels.move_numbers import MoveNumbers

NOTHING: Actions = np.empty(0, dtype=np.int64)


class Codec(Protocol):
    """Translates between a table's readable positions and moves and those of its twin."""

    size: int
    """The length of a state."""

    @property
    def numbers(self) -> MoveNumbers:
        """The actions of all moves."""

    def encode(self, position: Any) -> State: ...  # noqa: ANN401

    def decode(self, state: State) -> Any: ...  # noqa: ANN401

    def readable(self, state: State, move: int) -> Any:  # noqa: ANN401
        """Return the readable move for a legal one as the compiled rules write it."""


class AlternatingTwin(ABC):
    """A game's twin but for its own rules."""

    def __init__(self, game: AnyGame, options: Options, table: State, codec: Codec) -> None:
        self.game, self.options = game, options
        self.table, self._codec = table, codec
        self.size = codec.size

    def initial(self) -> State:
        return self.encode(self.game.initial(self.options))

    def encode(self, position: Any) -> State:  # noqa: ANN401
        return self._codec.encode(position)

    def decode(self, state: State) -> Any:  # noqa: ANN401
        return self._codec.decode(state)

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        return self._codec.numbers.encode(move)

    def decode_move(self, action: int) -> Any:  # noqa: ANN401
        return self._codec.numbers.decode(action)

    def readable(self, state: State, move: int) -> Any:  # noqa: ANN401
        """Return the readable move for a legal one as searches write it."""
        return self._codec.readable(state, move)

    def to_move(self, state: State) -> tuple[Actor, ...]:
        return () if state[OVER] else (seat(int(state[SEAT]) + 1),)

    def legal(self, state: State, who: Actor) -> Actions:
        return self._legal(state) if who in self.to_move(state) else NOTHING

    @abstractmethod
    def _legal(self, state: State) -> Actions:
        """Return the actions of the seat to move, ascending."""

    @abstractmethod
    def step(self, state: State, who: Actor, action: int) -> None: ...

    def chances(self, state: State) -> tuple[Actions, Actions]:
        return NOTHING, NOTHING

    def terminal(self, state: State) -> bool:
        return bool(state[OVER])

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        start = self.initial()

        def share(games: int, dice: Dice) -> tuple[int, State]:
            points = np.zeros(self.options.seats, dtype=np.int64)
            return self._random_games(start, games, dice, points), points

        shares = in_shares(share, count, seed, threads)
        moves = sum(moves for moves, _ in shares)
        points = np.sum([points for _, points in shares], axis=0)
        return Played(games=count, entries=moves, moves=moves, points=tuple(map(int, points)))

    @abstractmethod
    def _random_games(self, start: State, games: int, dice: Dice, points: State) -> int:
        """Play whole games, add the final points by seat, and return the moves played."""
