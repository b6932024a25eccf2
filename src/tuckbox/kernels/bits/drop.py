"""Laying a stone and counting a board: the few instructions that everything else repeats."""

from typing import TypeAlias

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.bits.table import (
    BYTE,
    COLUMNS,
    LYING,
    ROWS,
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
ALL_SQUARES = sum(1 << STRIDE * row + column for row in range(ROWS) for column in range(COLUMNS))

Board: TypeAlias = tuple[int, int, int, int]
"""A skyline and three planes."""
EMPTY: Board = (0, 0, 0, 0)


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
def lay(table: Table, board: Board, action: int) -> Board:
    """The board with a stone laid on it."""
    sky, ones, twos, fours = board
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
def squares_of(board: Board, colour: int) -> int:
    """All squares of a colour, counted from 0."""
    _, ones, twos, fours = board
    number = colour + 1
    # A plane is turned over where the number has a 0, so that 1 says "as in the number".
    ones ^= (number & 1) - 1
    twos ^= (number >> 1 & 1) - 1
    fours ^= (number >> 2 & 1) - 1
    return ones & twos & fours & ALL_SQUARES


@jit
def area_of(bits: int, within: int) -> int:
    """All squares of one colour that edges connect with these."""
    while True:
        grown = (bits | bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE) & within
        if grown == bits:
            return bits
        bits = grown


@jit
def points(table: Table, tasks: Ints, board: Board) -> int:
    """§Scoring: what these task cards give for a board, every card on its own, then added."""
    one, other, mask = table.shifts[0], table.shifts[1], table.shifts[2]
    total = 0
    # §Scoring: grey squares, whose number follows the colours', belong to no area.
    for colour in range(table.worth.shape[2]):
        left = squares_of(board, colour)
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
