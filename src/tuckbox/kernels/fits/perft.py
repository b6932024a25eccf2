"""How many ways FITS can go on: paths of so many entries."""

import numpy as np

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.fits.rules import legal, step, to_move
from tuckbox.kernels.fits.table import MOST_ACTIONS, Ints, Table
from tuckbox.kernels.jit import jit


@jit
def perft(table: Table, s: Ints, depth: int, chance: Ints) -> int:
    """Paths of exactly `depth` entries; where `chance` is given, draws are its and not counted."""
    s = s.copy()
    used = 0
    while used < len(chance) and to_move(table, s) == 1:
        step(table, s, 0, chance[used])
        used += 1
    if depth == 0:
        return 1
    actors = to_move(table, s)
    if actors == 0:
        return 0
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    who = first(actors)
    count = legal(table, s, who, actions)
    if depth == 1:
        return count
    paths = 0
    for place in range(count):
        child = s.copy()
        step(table, child, who, actions[place])
        paths += perft(table, child, depth - 1, chance[used:])
    return paths
