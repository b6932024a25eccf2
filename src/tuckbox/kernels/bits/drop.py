"""Laying a stone and counting a board: the few instructions that everything else repeats."""

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.bits.table import (
    BYTE,
    COLUMNS,
    FIRST,
    LYING,
    ROWS,
    SECOND,
    SLOTS,
    STRIDE,
    Ints,
    Table,
)
from tuckbox.kernels.jit import jit

_ONES = 0x010101010101
_FULL = _ONES * (128 - ROWS)
"""Added to a skyline it sets the high bit of every column that is full."""
_NEARLY = _ONES * (128 - ROWS + 1)
"""Likewise for every column with room for at most one square."""

_PAIR_OF_BYTES = 0x0101


@jit
def _columns(sky: int) -> int:
    """The high bits of six bytes as six neighbouring bits."""
    high = sky >> BYTE - 1 & _ONES
    high |= high >> BYTE - 1
    high |= high >> 2 * (BYTE - 1)
    return high & 0xF | high >> 4 * (BYTE - 1) & 0x30


@jit
def fitting(sky: int) -> int:
    """§Placement: the slots in which a stone stays below the upper edge, as bits."""
    full = _columns(sky + _FULL)
    nearly = _columns(sky + _NEARLY)
    return ~(full | full >> 1) & (1 << LYING) - 1 | (~nearly & (1 << COLUMNS) - 1) << LYING


@jit
def lay(table: Table, colours: Ints, sky: int, action: int) -> int:
    """Lay a stone: its squares join those of their colours; the new skyline is returned."""
    pair = action // SLOTS
    slot = action - pair * SLOTS
    # Computed instead of branched on: which way a stone lies is the toss of a coin.
    stands = int(slot >= LYING)
    column = slot - LYING * stands
    shift = BYTE * column
    # §Placement: standing in one column; lying, the stone rests on the higher of two.
    window = sky >> shift
    row = max(window & 255, window >> BYTE & 255 * (1 - stands))
    unit = _PAIR_OF_BYTES - (stands << BYTE)
    top = (row + 1) * unit + stands
    low = 1 << STRIDE * row + column
    high = low << 1 + COLUMNS * stands
    sky = sky & ~(255 * unit << shift) | top << shift
    colours[table.pair[pair, FIRST]] |= low
    colours[table.pair[pair, SECOND]] |= high
    return sky


@jit
def area_of(bits: int, within: int) -> int:
    """All squares of one colour that edges connect with these."""
    while True:
        grown = (bits | bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE) & within
        if grown == bits:
            return bits
        bits = grown


@jit
def points(table: Table, tasks: Ints, colours: Ints) -> int:
    """§Scoring: what these task cards give for a board, every card on its own, then added.

    `colours` holds the squares of each colour; grey ones, which come last, belong to no area.
    """
    one, other, mask = table.shifts[0], table.shifts[1], table.shifts[2]
    total = 0
    for colour in range(table.worth.shape[2]):
        left = colours[colour]
        while left != 0:
            area = area_of(left & -left, left)
            left ^= area
            # §Scoring: the whole area is exactly the shape; where it lies doesn't matter.
            bits = area >> first(area)
            place = (bits ^ bits >> one ^ bits >> other) & mask
            if table.shape[place] == bits:
                for task in tasks:
                    total += table.worth[task, place, colour]
    return total
