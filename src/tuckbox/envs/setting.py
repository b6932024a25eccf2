"""What is asked of an environment, whichever library asks."""

import os
from typing import NamedTuple, TypeGuard

import numpy as np

from tuckbox.envs.env_game import EnvGame, env_game
from tuckbox.envs.error import EnvsError
from tuckbox.envs.reward import reward_of

OPPONENTS = ("random",)
RENDER_MODES = ("ansi", "rgb_array")


class Setting(NamedTuple):
    """A game, what it rewards, and the seat that learns if opponents play the others."""

    game: EnvGame
    reward: str
    learner: int
    """Counted from 0; -1 if every seat is asked."""


def setting_of(
    name: str,
    *,
    reward: str | None,
    opponents: str | None,
    seat: int,
    components: str | None,
    choices: dict[str, object],
) -> Setting:
    """Check everything that is asked for; raise `TuckboxError` if something can't be had."""
    game = env_game(name, components, **choices)
    return Setting(game, reward_of(game, reward), _learner(game, opponents, seat))


def _learner(game: EnvGame, opponents: str | None, seat: int) -> int:
    if not _is_whole(seat) or seat not in range(1, game.seats + 1):
        raise EnvsError.of("envs-seat", seat=repr(seat), last=game.seats)
    if opponents is None:
        return -1
    if opponents not in OPPONENTS:
        raise EnvsError.of("envs-opponents", opponents=str(opponents), known=OPPONENTS)
    if game.seats == 1:
        raise EnvsError.of("envs-opponents-alone")
    return int(seat) - 1


def check_batch(count: object, threads: object) -> None:
    """Raise `EnvsError` for a number of games or threads that cannot be."""
    if not _is_whole(count) or count < 1:
        raise EnvsError.of("envs-count", count=repr(count))
    most = os.cpu_count() or 1
    if not _is_whole(threads) or not 1 <= threads <= most:
        raise EnvsError.of("envs-threads", threads=repr(threads), most=most)


def check_seed(seed: object) -> None:
    """Raise `EnvsError` for what is not a seed."""
    if not _is_whole(seed) or seed < 0:
        raise EnvsError.of("envs-seed", seed=repr(seed))


def check_render_mode(mode: object) -> None:
    """Raise `EnvsError` for a kind of picture that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise EnvsError.of("envs-render-mode", mode=repr(mode), known=RENDER_MODES)


def _is_whole(number: object) -> TypeGuard[int]:
    return isinstance(number, int | np.integer) and not isinstance(number, bool)
