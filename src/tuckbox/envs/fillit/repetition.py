"""The house rule in little room: whether the position has arisen before.

Chips on the board never become fewer, so a position can only equal those since their number last
grew. Of these a state keeps the first, the turns that led on from it, and a short hash of each. Where
a hash is met again the positions are played through once more and compared whole: the answer is
exact.
"""

import numpy as np

from tuckbox.envs.fillit.table import (
    BASE,
    CHIPS_BEFORE,
    HASHES,
    HELD,
    LONG_SIZE,
    PLAYED,
    ROOM,
    Table,
)
from tuckbox.games.fillit.rules import DRAWN_AT
from tuckbox.kernels.fillit import rules
from tuckbox.kernels.fillit.history import SETS, chips_on_board, pawns_and_seat
from tuckbox.kernels.fillit.state import CHIPS, DRAWN, OVER, SIZE, TIMES, State
from tuckbox.kernels.jit import jit, part

take_turn = rules.step
_BITS = (1 << 40) - 1
_PRIME = 1000003


@jit
def hash_of(s: State) -> int:
    """Return 31 bits that are the same for the same position."""
    word = pawns_and_seat(s)
    mixed = (word ^ word >> 20 & _BITS) & _BITS
    for place in range(SETS):
        bits = s[CHIPS + place]
        mixed = mixed * _PRIME ^ bits ^ bits >> 22
        mixed = (mixed ^ mixed >> 21) & _BITS
    return (mixed ^ mixed >> 9) & 0x7FFFFFFF


@jit
def is_same(s: State, t: State) -> bool:
    for place in range(SETS):
        if s[CHIPS + place] != t[CHIPS + place]:
            return False
    return pawns_and_seat(s) == pawns_and_seat(t)


@jit
def keep_base(s: State) -> None:
    """Keep the position that all further ones with as many chips are reached from."""
    for word in range(SIZE):
        s[BASE + word] = s[word]


@jit
def note_turn(table: Table, s: State, turn: int) -> None:
    """Count after a turn how often the position has arisen; the third time draws the game."""
    if chips_on_board(s) != s[CHIPS_BEFORE]:
        s[HELD] = 0
        keep_base(s)
        s[HASHES : HASHES + ROOM // 2].view(np.int32)[0] = hash_of(s)
        s[TIMES] = 1
        return
    hashes = s[HASHES : HASHES + ROOM // 2].view(np.int32)
    s[PLAYED:LONG_SIZE].view(np.int16)[s[HELD]] = turn
    s[HELD] += 1
    new = hash_of(s)
    hashes[s[HELD]] = new
    met = 0
    for earlier in range(s[HELD]):
        met += hashes[earlier] == new
    s[TIMES] = 1 + (count_same(table, s, new) if met else 0)
    if s[OVER] == 0 and s[TIMES] >= DRAWN_AT:
        s[OVER] = DRAWN


@part
def count_same(table: Table, s: State, new: int) -> int:
    """Play the turns through again and count the positions that equal the present one."""
    hashes = s[HASHES : HASHES + ROOM // 2].view(np.int32)
    turns = s[PLAYED:LONG_SIZE].view(np.int16)
    past = s[BASE : BASE + SIZE].copy()
    same = 0
    for earlier in range(s[HELD]):
        if hashes[earlier] == new and is_same(s, past):
            same += 1
        take_turn(table.rules, past, packed_turn(table, turns[earlier]))
    return same


@jit
def packed_turn(table: Table, turn: int) -> int:
    """Return a whole action as the twin packs turns."""
    steps = len(table.steps)
    order, rest = turn // (6 * steps), turn % (6 * steps)
    packed: int = order << 15 | rest // steps << 12 | table.steps[rest % steps]
    return packed
