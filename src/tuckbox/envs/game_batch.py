"""N games in progress: what all environments are made of."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.envs.batch import (
    DISABLED,
    STREAMS,
    TERMINATED,
    Games,
    Seen,
    Terms,
)
from tuckbox.envs.batch_threads import in_parts
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.reward import KINDS, PENALTIES
from tuckbox.kernels.dice import dice

Actions: TypeAlias = npt.NDArray[np.int64]
Wanted: TypeAlias = npt.NDArray[np.bool_]


class GameBatch:
    """Games of one kind, stepped together; each has dice of its own."""

    def __init__(
        self,
        game: EnvGame,
        count: int,
        reward: str,
        *,
        autoreset: int = DISABLED,
        learner: int = -1,
        threads: int = 1,
    ) -> None:
        self.game, self.count, self.threads = game, count, threads
        self._size, self._actions = game.layout.size, len(game.texts)
        self.terms = Terms(
            game.seats, game.sides, KINDS[reward], PENALTIES[reward], autoreset, learner
        )
        self.games = Games(
            states=np.zeros((count, game.size), dtype=np.int64),
            dice=np.ones((count, STREAMS), dtype=np.uint64),
            actor=np.zeros(count, dtype=np.int64),
            endings=np.full(count, TERMINATED, dtype=np.int8),
            choices=np.zeros((count, game.most), dtype=np.int16),
            counts=np.zeros(count, dtype=np.int64),
            standing=np.zeros((count, game.seats), dtype=np.int64),
        )

    def seed(self, i: int, seed: int) -> None:
        """Give a game the dice of a seed."""
        for stream in range(STREAMS):
            self.games.dice[i, stream] = dice(seed, stream)[0]

    def reset(self, wanted: Wanted) -> Seen:
        """Begin those games that are wanted anew."""
        game, seen = self.game, self._seen(finals=0)
        seen.rewards[:] = 0.0
        seen.endings[:] = self.games.endings

        def part(first: int, last: int) -> None:
            game.batch.reset(game.table, self.games, self.terms, seen, wanted, first, last)

        in_parts(part, self.count, self.threads)
        return seen

    def step(self, actions: Actions) -> tuple[Seen, int]:
        """Play one action in each game; also return how many games were over and can't go on."""
        game = self.game
        is_same_step = self.terms.autoreset == 1
        seen = self._seen(finals=self.count if is_same_step else 0)

        def part(first: int, last: int) -> int:
            return game.batch.step(game.table, self.games, self.terms, seen, actions, first, last)

        return seen, in_parts(part, self.count, self.threads)

    def sample(self) -> Actions:
        """Choose a legal action for each game, all equally likely, from the game's own dice."""
        actions = np.empty(self.count, dtype=np.int64)

        def part(first: int, last: int) -> None:
            self.game.batch.sample(self.games, actions, first, last)

        in_parts(part, self.count, self.threads)
        return actions

    def _seen(self, finals: int) -> Seen:
        """Return fresh arrays: what an environment has shown is the learner's to keep."""
        return Seen(
            np.empty((self.count, self._size), np.int8),
            np.empty((self.count, self._actions), np.int8),
            np.empty((self.count, self.game.seats), np.float64),
            np.empty(self.count, np.int8),
            np.empty((finals, self._size), np.int8),
        )
