"""Paths of FILLIT turns, counted."""

import numpy as np

from tuckbox.kernels.fillit.history import ROW, step_remembering
from tuckbox.kernels.fillit.rules import MOST_MOVES, legal, step
from tuckbox.kernels.fillit.state import SIZE, TIMES, State
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.fillit.turn_count import count_legal
from tuckbox.kernels.jit import jit


@jit
def perft(table: Table, s: State, depth: int) -> int:
    """Return the number of paths of exactly `depth` turns; the state is the same afterwards."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_legal(table, s)
    moves = np.empty(MOST_MOVES, np.int64)
    total = 0
    head = s[: SIZE + depth * ROW].copy()  # each turn below writes at most one row
    for index in range(legal(table, s, moves)):
        if s[TIMES]:
            step_remembering(table, s, moves[index])
        else:
            step(table, s, moves[index])
        total += perft(table, s, depth - 1)
        s[: head.size] = head
    return total
