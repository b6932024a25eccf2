"""Threads that work on the games of a batch: compiled loops run without the GIL.

They belong to the process, not to an environment, so that environments can be copied, pickled and
forked. A thread always gets the same part of the games, which its core has at hand from the step
before.
"""

import os
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

HEAD_START = 1.06
"""The calling thread works already while the others wake up, so its part is larger."""

Work = Callable[[int, int], None]
"""Works on the games from the first number to just before the second."""


class Part(NamedTuple):
    """What one thread is asked to do."""

    work: Work
    first: int
    last: int
    done: "SimpleQueue[BaseException | None]"
    """Hears of it when the part is done, and what went wrong if something did."""


def in_parts(work: Work, games: int, threads: int) -> None:
    """Let each thread work on its part of the games; return when all are done."""
    bounds = _bounds(games, threads)
    done: SimpleQueue[BaseException | None] = SimpleQueue()
    others = _threads(os.getpid(), threads - 1)
    for number, parts in enumerate(others, start=1):
        parts.put(Part(work, bounds[number], bounds[number + 1], done))
    work(0, bounds[1])
    faults = [done.get() for _ in others]
    for fault in faults:
        if fault is not None:
            raise fault


def _bounds(games: int, threads: int) -> list[int]:
    """Return where the parts begin and end; the first is that of the calling thread."""
    others = threads - 1
    own = games if not others else min(games, int(games / threads * HEAD_START))
    return [0, *(own + (games - own) * part // others for part in range(others)), games]


@lru_cache(maxsize=8)
def _threads(process: int, threads: int) -> "tuple[SimpleQueue[Part], ...]":
    """Return the queues of threads that wait for parts; a forked process has none of its parent's."""
    queues: tuple[SimpleQueue[Part], ...] = tuple(SimpleQueue() for _ in range(threads))
    for parts in queues:
        Thread(target=_serve, args=(parts,), name="tuckbox-envs", daemon=True).start()
    return queues


def _serve(parts: "SimpleQueue[Part]") -> None:
    while True:
        _do(parts.get())


def _do(part: Part) -> None:
    try:
        part.work(part.first, part.last)
    except BaseException as fault:  # whoever waits must hear of it
        part.done.put(fault)
    else:
        part.done.put(None)
