"""Threads that work on the games of a batch: compiled loops run without the GIL.

They belong to the process, not to an environment, so that environments can be copied, pickled and
forked.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

Part = Callable[[int, int], int | None]


def in_parts(work: Part, games: int, threads: int) -> int:
    """Let each thread work on its part of the games, and return the sum of what `work` returns."""
    if threads == 1:
        return work(0, games) or 0
    bounds = [games * part // threads for part in range(threads + 1)]
    pool = _threads(os.getpid(), threads - 1)
    others = [pool.submit(work, *bounds[part : part + 2]) for part in range(1, threads)]
    total = work(0, bounds[1]) or 0
    return total + sum(part.result() or 0 for part in others)


@lru_cache(maxsize=8)
def _threads(process: int, threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="tuckbox-envs")
