"""A transposition table for compiled searches: what is already known about a position.

One row of two words per slot: the whole key, and value, depth, bound and best move packed. A slot
holds whatever came last or was searched deeper.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit

Transpositions = npt.NDArray[np.int64]

EXACT, LOWER, UPPER = 0, 1, 2
"""What the value of a slot is: itself, a lower bound, an upper bound."""
NONE = 0
"""The data of an empty slot, and of a probe that found nothing."""
_VALUE_OFFSET = 1 << 22
_MOVE_BITS, _BOUND_BITS, _DEPTH_BITS = 30, 2, 7
_MIX = 0x1E3779B97F4A7C15


def transpositions(bits: int) -> Transpositions:
    """Return an empty table of 2**bits slots."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@jit
def mix(key: int, word: int) -> int:
    """Return a key that also depends on one more word of the state. Overflow is intended."""
    key = (key ^ word) * _MIX
    return key ^ (key >> 29)


@jit
def probe(table: Transpositions, key: int) -> int:
    """Return the data stored for a key, or `NONE`."""
    slot = key & (table.shape[0] - 1)
    data: int = table[slot, 1] if table[slot, 0] == key else NONE
    return data


@jit
def store(table: Transpositions, key: int, value: int, depth: int, bound: int, move: int) -> None:
    """Remember; `depth` from 0 to 127, `move` below 2**30, `value` within 2**22 of 0."""
    slot = key & (table.shape[0] - 1)
    if table[slot, 0] != key and depth_of(table[slot, 1]) > depth + 3:
        return
    packed = (value + _VALUE_OFFSET) << _DEPTH_BITS | depth
    packed = packed << _BOUND_BITS | bound
    table[slot, 0] = key
    table[slot, 1] = packed << _MOVE_BITS | move


@jit
def move_of(data: int) -> int:
    return data & ((1 << _MOVE_BITS) - 1)


@jit
def bound_of(data: int) -> int:
    return data >> _MOVE_BITS & 3


@jit
def depth_of(data: int) -> int:
    return data >> (_MOVE_BITS + _BOUND_BITS) & ((1 << _DEPTH_BITS) - 1)


@jit
def value_of(data: int) -> int:
    return (data >> (_MOVE_BITS + _BOUND_BITS + _DEPTH_BITS)) - _VALUE_OFFSET
