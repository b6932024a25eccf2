"""A time limit that compiled code can see: a word in memory that a timer sets.

Compiled code runs without the GIL and knows no clock; it looks at the word now and then. Another
thread may set the word too, to end a search early.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

import numpy as np
import numpy.typing as npt

Stop = npt.NDArray[np.int64]
"""One word: 0 while the search may go on."""
NEVER: Stop = np.zeros(1, dtype=np.int64)
"""For a search that ends by itself."""
SHARE = 0.93
"""The share of a budget that goes into the search; the rest is for reading and writing."""


@contextmanager
def deadline(seconds: float) -> Iterator[Stop]:
    """Yield a word that becomes 1 when the time is up."""
    stop = np.zeros(1, dtype=np.int64)
    timer = Timer(seconds, stop.__setitem__, (0, 1))
    timer.daemon = True
    timer.start()
    try:
        yield stop
    finally:
        timer.cancel()
