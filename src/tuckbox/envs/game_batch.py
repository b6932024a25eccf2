"""N games in progress: what all environments are made of."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from tuckbox.envs.batch import (
    ANEW,
    DISABLED,
    RUNNING,
    SAME_STEP,
    STAY,
    STREAMS,
    TERMINATED,
    Games,
    Seen,
    Terms,
)
from tuckbox.envs.batch_threads import in_parts
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.error import sentence
from tuckbox.envs.held import Held
from tuckbox.envs.reward import KINDS, PENALTIES
from tuckbox.kernels.dice import dice

Actions: TypeAlias = npt.NDArray[np.int64]
Wanted: TypeAlias = npt.NDArray[np.bool_]

MOST_SEED = 2**31


def any_seed() -> int:
    return int(np.random.default_rng().integers(MOST_SEED))


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
        self._finals = count if autoreset == SAME_STEP else 0
        self.games = Games(
            states=np.zeros((count, game.size), dtype=np.int64),
            dice=np.ones((count, STREAMS), dtype=np.uint64),
            actor=np.zeros(count, dtype=np.int64),
            endings=np.full(count, TERMINATED, dtype=np.int8),
            choices=np.zeros((count, game.most), dtype=np.int16),
            counts=np.zeros(count, dtype=np.int64),
            standing=np.zeros((count, game.seats), dtype=np.int64),
        )
        self.own_seed = any_seed()
        """Where dice begin if nobody gives a seed: drawn here, so that all copies have the same."""
        self._held = Held(self.games), Held(self.terms)
        self._only = Held(self._fresh()) if count == 1 else None

    def seed(self, i: int, seed: int) -> None:
        """Give a game the dice of a seed."""
        for stream in range(STREAMS):
            self.games.dice[i, stream] = dice(seed, stream)[0]

    def reset(self, wanted: Wanted) -> Seen:
        """Reset the selected games; the others stay as they are."""
        return self._step(np.where(wanted, ANEW, STAY))

    def step(self, actions: Actions) -> Seen:
        """Play one action in each game; none moves if one is over and does not begin by itself."""
        # RUNNING is 0, and to count is quicker than to compare.
        if self.terms.autoreset == DISABLED and np.count_nonzero(self.games.endings):
            raise ResetNeeded(sentence("envs-over"))
        return self._step(actions)

    def _step(self, actions: Actions) -> Seen:
        game, (games, terms) = self.game, self._held
        if self._only is not None:
            # A few bytes are copied sooner than new arrays are shown to compiled code.
            game.batch.step(game.table, games, terms, self._only, actions, 0, 1)
            copies: Any = [part.copy() for part in self._only.value]
            return Seen(*copies)
        seen = Held(self._fresh())

        def part(first: int, last: int) -> None:
            game.batch.step(game.table, games, terms, seen, actions, first, last)

        in_parts(part, self.count, self.threads)
        return seen.value

    def legal(self) -> Wanted:
        """Return what is legal in each game, by action."""
        games, mask = self.games, np.zeros((self.count, self._actions), dtype=np.bool_)
        is_choice = np.arange(self.game.most) < games.counts[:, None]
        rows, places = np.nonzero(is_choice & (games.endings == RUNNING)[:, None])
        mask[rows, games.choices[rows, places]] = True
        return mask

    def sample(self) -> Actions:
        """Choose a legal action for each game, all equally likely, from the game's own dice."""
        actions = np.empty(self.count, dtype=np.int64)
        # Asking other threads takes longer than to choose for thousands of games.
        self.game.batch.sample(self._held[0], actions, 0, self.count)
        return actions

    def _fresh(self) -> Seen:
        """Return new arrays: what an environment has shown is the learner's to keep."""
        return Seen(
            np.empty((self.count, self._size), np.int8),
            np.empty((self.count, self._actions), np.int8),
            np.empty((self.count, self.game.seats), np.float64),
            np.empty(self.count, np.float64),
            np.empty(self.count, np.int64),
            np.empty(self.count, np.int8),
            np.empty((self._finals, self._size), np.int8),
        )
