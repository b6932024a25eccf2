"""The readable position of a state, and pictures of it."""

from functools import lru_cache
from typing import Any

import numpy as np

from tuckbox.core import View
from tuckbox.envs.env_game import EnvGame
from tuckbox.kernels.kernel import State


def position_of(game: EnvGame, state: State) -> Any:  # noqa: ANN401 - any game's position
    """Return the readable position of a state; FILLIT's without its earlier positions."""
    words = np.zeros(game.twin.size, dtype=np.int64)
    words[: game.shared] = state[: game.shared]
    return game.twin.decode(words)


def view_of(game: EnvGame, state: State) -> View:
    """Return what everybody may see."""
    return game.game.view(position_of(game, state), None)


def text_picture(game: EnvGame, state: State) -> str:
    """Return the picture in text that the table in line mode shows."""
    return _drawn(game, state[: game.shared].tobytes())


@lru_cache(maxsize=16)
def _drawn(game: EnvGame, words: bytes) -> str:
    """OpenSpiel asks for the same picture once for every seat, and for every copy of a state."""
    return game.game.draw(view_of(game, np.frombuffer(words, dtype=np.int64)))
