"""What the compiled BITS knows of stones and task cards: arrays, indexed by pair, stone and card.

Placements are numbered in the order of their texts: for each pair of colours, in the order in which
they lie, eleven slots: lying in A to E, standing in A to F. Draws follow: building cards, starting
cards, task cards, each in the order of their texts, which is also how they are numbered here.

A skyline is the height of the pile in each column, one byte per column, A lowest. Squares are the
bits of a word, seven to a row, A1 lowest: the seventh stays empty, so that moving all bits by one
never leads from F into the A of the next row. Three such words, the planes, say which colour lies
on every square: its number, from 1, in binary; 0 is no stone, and grey has the highest number.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

COLUMNS, ROWS = 6, 6
BYTE = 8
STRIDE = COLUMNS + 1
LYING = COLUMNS - 1
"""Slots in which a stone lies; those in which it stands follow."""
SLOTS = LYING + COLUMNS
MOST_STONES = COLUMNS * ROWS // 2
PLANES = 3

NAMED, TURNED, NEUTRAL, CARDS = 0, 1, 2, 3
STACK, SHAPE, SMALL = 0, 1, 2

Ints: TypeAlias = npt.NDArray[np.int64]


class Table(NamedTuple):
    """The components of one game in arrays."""

    seats: int
    rounds: int
    neutral: int
    """The pair of grey squares."""
    pair: Ints
    """By pair and plane: 1 for the square left or below, and 2 for the other, where its colour's
    number has that bit."""
    stone: Ints
    """By stone: its pair as it is NAMED, its pair TURNED round, the NEUTRAL pair (a double, which
    looks the same turned round, has this in both places), and how many building CARDS show it."""
    start: Ints
    """The stones of the starting cards."""
    task: Ints
    """By task card: its STACK, from 0, a number for its SHAPE, equal for equal shapes, and whether
    it scores areas that are SMALL, of one or two squares."""
    shape: Ints
    """Squares of every area that some card scores, moved so that the lowest bit is set; each at a
    place of its own, found by `shifts`; 0 elsewhere."""
    shifts: Ints
    """Two shifts and a mask that lead from an area's squares to its place in `shape`."""
    worth: Ints
    """By task card, place in `shape` and colour: points for such an area."""
    small: Ints
    """The same for small areas: by task card, kind (a single square, a pair lying, a pair
    standing) and colour."""
