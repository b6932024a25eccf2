"""Compiling ahead of need, so that nobody waits for it in the middle of a game.

Worker processes call this when they start; where the code is in the cache it only loads it.
"""

from collections.abc import Sequence
from random import Random

from tuckbox.games import NAMES
from tuckbox.kernels import kernel
from tuckbox.kernels.kernel import Kernel


def warm(names: Sequence[str] = NAMES) -> None:
    """Have everything compiled that the twins of these games need."""
    for name in names:
        _play(kernel(name), Random(0))


def _play(twin: Kernel, random: Random) -> None:
    """One game through every function of a twin; compiled code serves all modes of its game."""
    state = twin.initial()
    for _ in range(12):
        actors = twin.to_move(state)
        twin.chances(state)
        actions = twin.legal(state, actors[0])
        twin.step(state, actors[0], int(random.choice(actions)))
    twin.encode(twin.decode(state))
    twin.scores(state)
    twin.perft(state, 1)
    twin.random_games(1, seed=0)
