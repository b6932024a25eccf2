"""All positions that can follow a tile, each once: one layer of the search.

Positions with equal skyline and marks have the same future, so only the one with the most hope is
kept. They are found again through a table of slots; slots of earlier layers are simply too low.
"""

from typing import TypeAlias

import numpy as np

from tuckbox.kernels.fits.landing import raised, rest
from tuckbox.kernels.fits.table import COLUMNS, ROWS, Ints, Table
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import bound, height, settled, sky_at_best
from tuckbox.solver.fits.prospect import NEED, Prospect
from tuckbox.solver.square.search_path import ACTION_BITS

SCORES = 4096
MIDDLE = SCORES // 2
NOTHING = -(1 << 20)
"""Below every score."""


Layer: TypeAlias = Ints
"""Positions, one to a row: its words fill half a line of the memory cache."""
SKY, MARKS, HOPE = 0, 1, 2
FROM = 3
"""The place of the position before in its own layer, and the action that led here."""
WORDS = 4


def room(size: int) -> Layer:
    return np.empty((size, WORDS), dtype=np.int64)


@jit
def _slot(sky: int, marks: int) -> int:
    packed = 0
    for column in range(COLUMNS):
        packed |= height(sky, column) << 4 * column
    folded = (marks ^ marks >> 24) & 0xFFFFFF
    # Both products stay below 2**56: plain Python must not need more bits than a word has.
    return packed * 0x9E3779B1 + folded * 0x85EBCA77 >> 20


@jit
def _put(
    layer: Layer, slots: Ints, first: int, size: int, sky: int, marks: int, hope: int, origin: int
) -> int:
    """Add a position to a layer of this size, or improve the one already there.

    Return the new size.
    """
    slot = _slot(sky, marks) & len(slots) - 1
    while slots[slot] >= first:
        place = slots[slot] - first
        if layer[place, SKY] == sky and layer[place, MARKS] == marks:
            if layer[place, HOPE] < hope:
                layer[place, HOPE] = hope
                layer[place, FROM] = origin
            return size
        slot = slot + 1 & len(slots) - 1
    if size < len(layer):
        slots[slot] = first + size
        layer[size, SKY] = sky
        layer[size, MARKS] = marks
        layer[size, HOPE] = hope
        layer[size, FROM] = origin
    return size + 1


@jit
def expand(
    table: Table,
    board: Prospect,
    before: Layer,
    after: Layer,
    slots: Ints,
    first: int,
    tile: int,
    may_refuse: bool,
    squares: int,
    wanted: int,
) -> int:
    """Write into `after` whatever may still reach the wanted points once `tile` is dealt with.

    `squares` are those of the tiles after it; `first` is above every number in `slots`. Returns
    the size of the layer; one above its room says that it did not fit.
    """
    size = 0
    has_marks = board.row_bonus != 0 or len(board.pairs) > 0
    for parent in range(len(before)):
        sky, marks, hope = before[parent, SKY], before[parent, MARKS], before[parent, HOPE]
        origin = parent << ACTION_BITS
        if (
            may_refuse
            and bound(board.row_bonus, marks, hope, sky_at_best(board, sky), squares) >= wanted
        ):
            size = _put(after, slots, first, size, sky, marks, hope, origin)
        for action in range(table.first[tile], table.first[tile + 1]):
            row = rest(table, sky, action)
            if row >= ROWS:
                continue
            new_sky = raised(table, sky, action, row)
            at_best = sky_at_best(board, new_sky)
            new_hope = hope - board.cover[action, row]
            if bound(board.row_bonus, marks, new_hope, at_best, squares) < wanted:
                continue
            new_marks = marks
            if has_marks:
                new_marks, new_hope = settled(
                    table.lie[action],
                    board.holes[action],
                    board.row_bonus,
                    board.pairs,
                    marks,
                    new_hope,
                    sky,
                    new_sky,
                    row,
                )
            if bound(board.row_bonus, new_marks, new_hope, at_best, squares) >= wanted:
                size = _put(
                    after, slots, first, size, new_sky, new_marks, new_hope, origin | action
                )
        if size > len(after):
            return size
    return size


@jit
def _roughness(sky: int) -> int:
    total = 0
    for column in range(1, COLUMNS):
        total += abs(height(sky, column) - height(sky, column - 1))
    return total


@jit
def _promise(most: int, spare: int, sky: int) -> int:
    """Return how good a position looks: a high bound, squares to spare, an even skyline.

    The weights were found by trying: with them a width of 60 finds the best score of three deals
    in four. They decide how long a search takes, never what it finds.
    """
    promise = MIDDLE + 24 * most + 5 * max(spare, 0) - 4 * _roughness(sky)
    return max(0, min(SCORES - 1, promise))


@jit
def narrow(
    board: Prospect, layer: Layer, size: int, squares: int, width: int, chosen: Ints
) -> tuple[int, int]:
    """Choose the most promising positions of a layer.

    Return how many, and the bound of all others.
    """
    counts = np.zeros(SCORES, dtype=np.int64)
    promises = np.empty((size, 2), dtype=np.int64)
    for place in range(size):
        sky = layer[place, SKY]
        at_best = sky_at_best(board, sky)
        most = bound(board.row_bonus, layer[place, MARKS], layer[place, HOPE], at_best, squares)
        promise = _promise(most, squares - (at_best & NEED), sky)
        promises[place, 0], promises[place, 1] = promise, most
        counts[promise] += 1
    least, kept = SCORES - 1, 0
    while kept + counts[least] <= width:
        kept += counts[least]
        least -= 1
    spare = width - kept
    kept, others = 0, NOTHING
    for place in range(size):
        if promises[place, 0] > least or (promises[place, 0] == least and spare > 0):
            spare -= promises[place, 0] == least
            chosen[kept] = place
            kept += 1
        else:
            others = max(others, promises[place, 1])
    return kept, others
