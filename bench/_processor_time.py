"""A deadline by the processor time of the thinking thread instead of the clock on the wall.

Where others use the machine too, bots measured by the wall would think less at busy moments. By
processor time a hundred milliseconds are always the same work.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Event, Thread, get_ident
from typing import Any

import numpy as np

from tuckbox.bots.deadline import Stop

SHORTEST = 0.0005
"""Seconds between two looks at the clock."""


@contextmanager
def deadline(seconds: float) -> Iterator[Stop]:
    """Yield a word that becomes 1 when the calling thread has used N seconds of processor time."""
    stop, done = np.zeros(1, dtype=np.int64), Event()
    clock = time.pthread_getcpuclockid(get_ident())
    end = time.clock_gettime(clock) + seconds

    def watch() -> None:
        # The thread cannot use more processor time than passes: sleep for what is left, look again.
        while not done.is_set() and (left := end - time.clock_gettime(clock)) > 0:
            done.wait(max(left, SHORTEST))
        stop[0] = 1

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield stop
    finally:
        done.set()
        watcher.join()


def use_processor_time(*modules: str) -> None:
    """Let the bots of these modules think by processor time from now on."""
    for name in modules:
        module: Any = import_module(name)
        module.deadline = deadline
