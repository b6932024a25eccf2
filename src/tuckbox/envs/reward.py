"""What a learner is rewarded for."""

from tuckbox.envs.batch import DENSE, POINTS, WIN
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.error import EnvsError

KINDS = {"dense": DENSE, "points": POINTS, "win": WIN}
PENALTIES = {"dense": -100.0, "points": -100.0, "win": -1.0}
"""What an illegal action costs the seat; the game is over."""


def reward_of(game: EnvGame, asked: object) -> str:
    """Return the kind of reward, which depends on the seats if none is asked for."""
    kind = asked if asked is not None else "dense" if game.seats == 1 else "win"
    if not isinstance(kind, str) or kind not in KINDS:
        raise EnvsError.of("envs-reward", reward=str(asked), known=tuple(KINDS))
    if kind == "win" and game.sides == 1:
        raise EnvsError.of("envs-win-alone")
    return kind
