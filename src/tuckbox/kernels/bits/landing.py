"""Where a stone comes to rest and what it changes: the innermost loop of everything else."""

from typing import TypeAlias

from tuckbox.kernels.bitboard import count
from tuckbox.kernels.bits.table import (
    ALL_SQUARES,
    BYTE,
    COLUMNS,
    LYING,
    ROWS,
    SLOTS,
    STRIDE,
    Table,
)
from tuckbox.kernels.jit import jit

_ONES = 0x010101010101
_HIGH = _ONES << BYTE - 1
_FULL = _ONES * (128 - ROWS)
"""Added to a skyline it sets the high bit of every column that is full."""
_NEARLY = _ONES * (128 - ROWS + 1)
"""Likewise for every column with room for at most one square."""

_PAIR_OF_BYTES = 0x0101
_COLUMN = sum(1 << STRIDE * row for row in range(ROWS))


Board: TypeAlias = tuple[int, int, int, int]
"""A skyline and three planes."""
EMPTY: Board = (0, 0, 0, 0)

Room: TypeAlias = tuple[int, int]
"""Slots that fit as bytes that are 1, by column, A lowest: where a stone lies, and stands."""
ALL_ROOM: Room = (_ONES >> BYTE, _ONES)


@jit
def _columns(sky: int) -> int:
    """Return the high bits of six bytes as six neighbouring bits."""
    high = sky >> BYTE - 1 & _ONES
    high |= high >> BYTE - 1
    high |= high >> 2 * (BYTE - 1)
    return high & 0xF | high >> 4 * (BYTE - 1) & 0x30


@jit
def fitting(sky: int) -> int:
    """§4.3, §4.4, §4.5: the slots in which a stone stays below the upper edge, as bits."""
    full = _columns(sky + _FULL)
    nearly = _columns(sky + _NEARLY)
    return ~(full | full >> 1) & (1 << LYING) - 1 | (~nearly & (1 << COLUMNS) - 1) << LYING


@jit
def room(sky: int) -> Room:
    """Return the slots of `fitting` in the shape that `nth_slot` counts quickly."""
    free = ~(sky + _FULL) >> BYTE - 1 & _ONES
    return free & free >> BYTE, ~(sky + _NEARLY) >> BYTE - 1 & _ONES


@jit
def slots_in(room: Room) -> int:
    """Return the number of slots that fit."""
    return count(room[0]) + count(room[1])


@jit
def nth_slot(room: Room, place: int) -> int:
    """Return the slot that has exactly `place` smaller slots which fit."""
    lying, standing = room
    # Times `_ONES`, each byte becomes the sum of itself and all lower ones: slots that fit so far.
    # Taken from 128 + place, the high bit stays where these don't reach beyond the place: there the
    # slot is greater. Bytes above the sixth may overflow; they are never read.
    sought = (128 + place) * _ONES
    passed_lying = sought - lying * _ONES & _HIGH >> BYTE
    passed_standing = sought - (count(lying) + standing) * _ONES & _HIGH
    return count(passed_lying) + count(passed_standing)


@jit
def lay(table: Table, board: Board, action: int) -> Board:
    """Return the board with a stone laid on it."""
    pair = action // SLOTS
    return put(table, board, pair, action - pair * SLOTS)


@jit
def put(table: Table, board: Board, pair: int, slot: int) -> Board:
    """Return the board with a pair of colours in a slot."""
    sky, ones, twos, fours = board
    # Computed instead of branched on: which way a stone lies is the toss of a coin.
    stands = int(slot >= LYING)
    column = slot - LYING * stands
    shift = BYTE * column
    # §4.4, §4.5: standing in one column; lying, the stone rests on the higher of two.
    window = sky >> shift
    row = max(window & 255, window >> BYTE & 255 * (1 - stands))
    unit = _PAIR_OF_BYTES - (stands << BYTE)
    sky = sky & ~(255 * unit << shift) | (row + 1) * unit + stands << shift
    low = STRIDE * row + column
    high = low + 1 + COLUMNS * stands
    ones |= _squares(table.pair[pair, 0], low, high)
    twos |= _squares(table.pair[pair, 1], low, high)
    fours |= _squares(table.pair[pair, 2], low, high)
    return sky, ones, twos, fours


@jit
def _squares(which: int, low: int, high: int) -> int:
    return (which & 1) << low | which >> 1 << high


@jit
def open_squares(sky: int) -> int:
    """Return the squares above a skyline."""
    bits = 0
    for column in range(COLUMNS):
        height = sky >> BYTE * column & 255
        bits |= (_COLUMN >> STRIDE * height << STRIDE * height) << column
    return bits & ALL_SQUARES
