"""What the twins of games share in which seats take turns and nothing is hidden or left to chance."""

from abc import ABC, abstractmethod
from typing import Any, Protocol

import numpy as np

from tuckbox.core import Actor, AnyGame, Options, seat
from tuckbox.kernels import base_twin
from tuckbox.kernels.alternating_rules import Perft, RandomGames
from tuckbox.kernels.alternating_state import OVER, SEAT
from tuckbox.kernels.base_twin import NO_ACTIONS, BaseTwin
from tuckbox.kernels.batch import in_shares
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import Actions, Played, State


class Codec(base_twin.Codec, Protocol):
    """A codec that also reads what searches write."""

    def readable(self, state: State, move: int) -> Any:  # noqa: ANN401
        """Return the readable move for a legal one as the compiled rules write it."""


class AlternatingTwin(BaseTwin, ABC):
    """A game's twin but for its own rules."""

    _codec: Codec

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        codec: Codec,
        perft: Perft,
        random_games: RandomGames,
    ) -> None:
        super().__init__(game, options, codec)
        self._perft, self._random_games = perft, random_games

    def initial(self) -> State:
        return self.encode(self.game.initial(self.options))

    def readable(self, state: State, move: int) -> Any:  # noqa: ANN401
        """Return the readable move for a legal one as searches write it."""
        return self._codec.readable(state, move)

    def to_move(self, state: State) -> tuple[Actor, ...]:
        return () if state[OVER] else (seat(int(state[SEAT]) + 1),)

    def legal(self, state: State, who: Actor) -> Actions:
        return self._legal(state) if who in self.to_move(state) else NO_ACTIONS

    @abstractmethod
    def _legal(self, state: State) -> Actions:
        """Return the actions of the seat to move, ascending."""

    @abstractmethod
    def step(self, state: State, who: Actor, action: int) -> None: ...

    def chances(self, state: State) -> tuple[Actions, Actions]:
        return NO_ACTIONS, NO_ACTIONS

    def terminal(self, state: State) -> bool:
        return bool(state[OVER])

    def perft(self, state: State, depth: int) -> int:
        return self._perft(self.table, state, depth)

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        start = self._start()

        def share(games: int, dice: Dice) -> tuple[int, State]:
            state = np.empty(self.size, dtype=np.int64)
            points = np.zeros(self.options.seats, dtype=np.int64)
            return self._random_games(self.table, start, state, games, dice, points), points

        shares = in_shares(share, count, seed, threads)
        moves = sum(moves for moves, _ in shares)
        points = np.sum([points for _, points in shares], axis=0)
        return Played(games=count, entries=moves, moves=moves, points=tuple(map(int, points)))

    def _start(self) -> State:
        """Return the words of a state that a random game begins with."""
        return self.initial()
