"""What is asked of an environment, whichever library asks."""

import os
from typing import NamedTuple

from tuckbox.envs.env_game import EnvGame, env_game
from tuckbox.envs.error import EnvsError
from tuckbox.envs.reward import reward_of

OPPONENTS = ("random",)


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
    if opponents is None:
        return -1
    if opponents not in OPPONENTS:
        raise EnvsError.of("envs-opponents", opponents=str(opponents), known=OPPONENTS)
    if game.seats == 1:
        raise EnvsError.of("envs-opponents-alone")
    if seat not in range(1, game.seats + 1):
        raise EnvsError.of("envs-seat", seat=str(seat), last=game.seats)
    return seat - 1


def check_batch(count: object, threads: object) -> None:
    """Raise `EnvsError` for a number of games or threads that cannot be."""
    if not isinstance(count, int) or count < 1:
        raise EnvsError.of("envs-count", count=str(count))
    most = os.cpu_count() or 1
    if not isinstance(threads, int) or not 1 <= threads <= most:
        raise EnvsError.of("envs-threads", threads=str(threads), most=most)
