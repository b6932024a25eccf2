"""A win within one's own turn, however many extra coins it takes."""

import numpy as np

from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import MOVE, OVER, PHASE, SEAT, State
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit
from tuckbox.kernels.words import copy_words

NONE = -1


@jit
def winning_move(table: Table, s: State) -> int:
    """Return an entry with which the seat to act wins before its turn ends.

    Return `NONE` if there is none.
    """
    if s[PHASE] == MOVE:
        return NONE
    child = np.empty_like(s)
    for index in range(count_legal(table, s)):
        entry = nth_legal(table, s, index)
        copy_words(s, child)
        step(table, child, entry)
        if child[OVER]:
            if child[OVER] == 1 + s[SEAT]:
                return entry
        elif winning_move(table, child) != NONE:
            return entry
    return NONE
