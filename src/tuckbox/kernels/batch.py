"""Work on many games, on as many cores as wanted: compiled code runs without the GIL.

A batch is cut into shares of a fixed size, each with dice of its own, so that the result is the
same however many threads work on it.
"""

from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import TypeVar

from tuckbox.kernels.dice import Dice, dice

T = TypeVar("T")

SHARE = 1000
"""Games per share: long enough that threads rarely wait, short enough that they end together."""
ROUNDS_PER_SHARE = 10 * SHARE
"""The same for single rounds, which are over in less than a microsecond."""


def in_shares(
    work: Callable[[int, Dice], T], games: int, seed: int, threads: int, share: int = SHARE
) -> list[T]:
    """Return what `work(games, dice)` returns for each share, in order."""
    sizes = [min(share, games - start) for start in range(0, games, share)]
    count, ahead = len(sizes), enumerate(sizes)

    def take_shares() -> dict[int, T]:
        """Take the next share whenever this thread is free, until none is left."""
        return {number: work(size, dice(seed, number)) for number, size in ahead}

    if threads == 1:
        return list(take_shares().values())
    with ThreadPoolExecutor(threads) as pool:
        parts = [pool.submit(take_shares) for _ in range(threads)]
        try:
            wait(parts, return_when=FIRST_EXCEPTION)
        finally:
            sizes.clear()  # When one fails, or nobody waits any more, none begins another share.
    done = {number: result for part in parts for number, result in part.result().items()}
    return [done[number] for number in range(count)]
