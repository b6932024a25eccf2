"""Paths of JAMMIT entries, counted."""

import numpy as np

from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import State
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit


@jit
def perft(table: Table, s: State, depth: int) -> int:
    """Return the number of paths of exactly `depth` entries."""
    if depth == 0:
        return 1
    entries = count_legal(table, s)
    if depth == 1:
        return entries
    total = 0
    child = np.empty_like(s)
    for index in range(entries):
        child[:] = s
        step(table, child, nth_legal(table, s, index))
        total += perft(table, child, depth - 1)
    return total
