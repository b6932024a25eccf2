"""Work on many games, on as many cores as wanted: compiled code runs without the GIL.

A batch is cut into shares of a fixed size, each with dice of its own, so that the result is the
same however many threads work on it.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tuckbox.kernels.dice import Dice, dice

T = TypeVar("T")

SHARE = 1000
"""Games per share: long enough that threads rarely wait, short enough that they end together."""


def in_shares(work: Callable[[int, Dice], T], games: int, seed: int, threads: int) -> list[T]:
    """What `work(games, dice)` returns for each share, in order."""
    sizes = [min(SHARE, games - start) for start in range(0, games, SHARE)]
    rolls = [dice(seed, stream) for stream in range(len(sizes))]
    if threads == 1:
        return list(map(work, sizes, rolls))
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, sizes, rolls))
