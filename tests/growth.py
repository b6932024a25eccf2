"""How the work grows with the input: twice as much may take at most two and a half times as long."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

MOST = 2.5
TRIES = 6
"""A busy machine may spoil a measurement, but not all of them."""


def grows_evenly(make: Callable[[int], T], work: Callable[[T], object], size: int) -> bool:
    """Return whether work on twice the input takes at most two and a half times the processor time."""
    small, large = make(size), make(2 * size)
    least = [float("inf"), float("inf")]
    for _ in range(TRIES):
        for place, given in enumerate((small, large)):
            begun = time.process_time()
            work(given)
            least[place] = min(least[place], time.process_time() - begun)
        if least[1] <= MOST * least[0]:
            return True
    return False
