"""Counting a board.

Most areas are single squares and pairs. All of these are found at once and only counted, and only
for cards that score them; the few that are larger are looked up one by one.
"""

from typing import TypeAlias

from tuckbox.kernels.bitboard import count, first
from tuckbox.kernels.bits.landing import Board
from tuckbox.kernels.bits.table import ALL_SQUARES, SMALL, STRIDE, Ints, Table
from tuckbox.kernels.jit import jit

Small: TypeAlias = tuple[int, int, int]
"""The lowest squares of all areas that are single squares, pairs lying, and pairs standing."""


@jit
def points(table: Table, tasks: Ints, board: Board) -> int:
    """§6.1: what these task cards give for a board, every card on its own, then added.

    Not cut into smaller pieces: to hand on a table takes longer than all that is done here.
    """
    one, other, mask = table.shifts[0], table.shifts[1], table.shifts[2]
    # §6.8: grey squares, whose number follows the colours', belong to no area.
    coloured = (board[1] | board[2] | board[3]) & ~squares_of(board, table.worth.shape[2])
    small = _small_areas(board, coloured)
    total = 0
    for turn in range(len(tasks)):
        if table.task[tasks[turn], SMALL]:
            total += _small_points(table, tasks[turn], board, small)
    left = coloured & ~_squares_of_small(small)
    while left != 0:
        colour, area = _large_area(board, left)
        left ^= area
        # §6.3: the whole area is exactly the shape; where it lies doesn't matter.
        bits = area >> first(area)
        place = (bits ^ bits >> one ^ bits >> other) & mask
        if table.shape[place] == bits:
            for turn in range(len(tasks)):
                total += table.worth[tasks[turn], place, colour]
    return total


@jit
def _small_areas(board: Board, coloured: int) -> Small:
    right = _joined(board, coloured, 1)
    up = _joined(board, coloured, STRIDE)
    beside = right | right << 1
    above = up | up << STRIDE
    return (
        coloured & ~(beside | above),
        right & ~(right << 1 | right >> 1 | above | above >> 1),
        up & ~(up << STRIDE | up >> STRIDE | beside | beside >> STRIDE),
    )


@jit
def _joined(board: Board, coloured: int, step: int) -> int:
    """Return the squares in the same area as their neighbour `step` bits higher."""
    _, ones, twos, fours = board
    differ = ones ^ ones >> step | twos ^ twos >> step | fours ^ fours >> step
    return coloured & coloured >> step & ~differ


@jit
def _squares_of_small(small: Small) -> int:
    single, lying, standing = small
    return single | lying | lying << 1 | standing | standing << STRIDE


@jit
def _small_points(table: Table, task: int, board: Board, small: Small) -> int:
    single, lying, standing = small
    total = 0
    for colour in range(table.small.shape[2]):
        own = squares_of(board, colour)
        total += table.small[task, 0, colour] * count(own & single)
        total += table.small[task, 1, colour] * count(own & lying)
        total += table.small[task, 2, colour] * count(own & standing)
    return total


@jit
def _large_area(board: Board, left: int) -> tuple[int, int]:
    """Return the colour and the area, of three squares or more, of the lowest of these squares."""
    low = first(left)
    colour = _colour(board, low)
    own = squares_of(board, colour)
    # Three steps without a look, as most of them need: the looks would be tosses of a coin.
    return colour, area_of(grown(grown(grown(1 << low, own), own), own), own)


@jit
def _colour(board: Board, square: int) -> int:
    """Return the colour, counted from 0, of a square that has one."""
    _, ones, twos, fours = board
    return (ones >> square & 1) + 2 * (twos >> square & 1) + 4 * (fours >> square & 1) - 1


@jit
def squares_of(board: Board, colour: int) -> int:
    """Return all squares of a colour; colours count from 0."""
    _, ones, twos, fours = board
    number = colour + 1
    # A plane is turned over where the number has a 0, so that 1 says "as in the number".
    ones ^= (number & 1) - 1
    twos ^= (number >> 1 & 1) - 1
    fours ^= (number >> 2 & 1) - 1
    return ones & twos & fours & ALL_SQUARES


@jit
def beside(bits: int) -> int:
    """Return the squares that share an edge with one of these, some of these perhaps among them."""
    return bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE


@jit
def grown(bits: int, within: int) -> int:
    """Return these squares and their neighbours, as far as they lie in `within`."""
    return (bits | beside(bits)) & within


@jit
def area_of(bits: int, within: int) -> int:
    """Return all squares of `within` that edges connect with these."""
    while True:
        larger = grown(bits, within)
        if larger == bits:
            return bits
        bits = larger


@jit
def worth_of(shape: Ints, one: int, other: int, mask: int, worth: Ints, area: int, c: int) -> int:
    """§6.3: the points of an area of colour `c`."""
    bits = area >> first(area)
    place = (bits ^ bits >> one ^ bits >> other) & mask
    return worth[place, c] if shape[place] == bits else 0


@jit
def score(shape: Ints, shifts: Ints, worth: Ints, board: Board) -> int:
    """§6.1: the same as `points`, given what each area is worth to all task cards together."""
    total = 0
    for colour in range(worth.shape[1]):
        left = squares_of(board, colour)
        while left != 0:
            area = area_of(left & -left, left)
            left ^= area
            total += worth_of(shape, shifts[0], shifts[1], shifts[2], worth, area, colour)
    return total
