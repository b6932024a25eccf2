"""What no way of laying the stones can exceed, by counting squares.

Colour by colour. An area without open squares beside it stays what it is. The others may grow,
by squares that are still to come, and new areas may be made of those. Where squares lie is left out
of account, so the bound is safe, not tight. Two ways to count are each safe, and the lower one holds:

    (a) all squares of open areas and all squares to come are dealt out anew, as well as can be;
    (b) every open area becomes the best that it can, and the squares to come serve twice.
"""

from typing import NamedTuple

import numpy as np

from tuckbox.kernels.bitboard import count
from tuckbox.kernels.bits.landing import Board, open_squares
from tuckbox.kernels.bits.score import area_of, beside, squares_of, worth_of
from tuckbox.kernels.bits.table import BYTE, COLUMNS, ROWS, Ints, polyominoes
from tuckbox.kernels.jit import jit
from tuckbox.solver.bits.tasks import COLOUR_BITS, OpenTasks

MOST_SQUARES = COLUMNS * ROWS


class Reach(NamedTuple):
    """What squares can give at best, under the open tasks."""

    dealt: Ints
    """By colour and number of squares: as areas of any sizes, some squares left out if need be."""
    grown: Ints
    """By colour, size and number of further squares: one area that has grown by at least one of them."""


def reach(tasks: OpenTasks) -> Reach:
    largest = _largest(tasks)
    sizes = range(MOST_SQUARES + 1)
    dealt = [[0] * len(sizes) for _ in largest]
    for best, of_size in zip(dealt, largest, strict=True):
        for squares in sizes[1:]:
            one = max(best[squares - size] + of_size[size] for size in range(1, squares + 1))
            best[squares] = max(best[squares - 1], one)
    grown = [
        [[max([0, *of_size[size + 1 : size + more + 1]]) for more in sizes] for size in sizes]
        for of_size in largest
    ]
    return Reach(np.array(dealt), np.array(grown))


def _largest(tasks: OpenTasks) -> list[list[int]]:
    """Return by colour and size the most points of any area of that size."""
    colours = tasks.worth.shape[1]
    largest = [[0] * (MOST_SQUARES + 1) for _ in range(colours)]
    sizes = [int(bits).bit_count() for bits in tasks.table.shape]
    shapes_known = _shapes_by_size(sizes)
    for colour in range(colours):
        for size, (places, is_every_shape) in shapes_known.items():
            best = max(int(tasks.worth[place, colour]) for place in places)
            largest[colour][size] = best if is_every_shape else max(best, 0)
    return largest


def _shapes_by_size(sizes: list[int]) -> dict[int, tuple[list[int], bool]]:
    """Return by size the places of the shapes that some card scores, and whether these are all."""
    found: dict[int, tuple[list[int], bool]] = {}
    for size in set(sizes) - {0}:
        places = [place for place, of in enumerate(sizes) if of == size]
        found[size] = places, len(places) == len(polyominoes(size))
    return found


@jit
def bound(
    shape: Ints,
    shifts: Ints,
    worth: Ints,
    dealt: Ints,
    grown: Ints,
    board: Board,
    coming: int,
) -> int:
    """Return the most points that a board can end with when at most these squares come."""
    free = open_squares(board[0])
    total = 0
    for colour in range(worth.shape[1]):
        more = coming >> COLOUR_BITS * colour & 31
        own = squares_of(board, colour)
        loose = _loose(own, free)
        left = own
        apart = 0
        while left != 0:
            area = area_of(left & -left, left)
            left ^= area
            points = worth_of(shape, shifts[0], shifts[1], shifts[2], worth, area, colour)
            if beside(area) & free == 0:
                total += points
                continue
            size = count(area)
            further = min(loose - size + more, MOST_SQUARES - size)
            apart += max(points, grown[colour, size, further]) if further > 0 else points
        total += min(dealt[colour, min(loose + more, MOST_SQUARES)], apart + dealt[colour, more])
    return total


@jit
def _loose(own: int, free: int) -> int:
    """Return how many squares of a colour are in areas that may still grow."""
    squares, left = 0, own
    while left != 0:
        area = area_of(left & -left, left)
        left ^= area
        if beside(area) & free != 0:
            squares += count(area)
    return squares


@jit
def room(sky: int) -> int:
    """Return the most stones that can find room."""
    squares = MOST_SQUARES
    for column in range(COLUMNS):
        squares -= sky >> BYTE * column & 255
    return squares // 2
