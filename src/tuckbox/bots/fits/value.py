"""What a FITS position is worth: the points that its seat may expect of the round.

A position after a choice is judged by its skyline. The optimistic bound of the solver comes first;
what good play usually loses against it is learned and kept in tables, looked up by

    the heights of three neighbouring columns, four times, and how many cards are left (five spans)
    the shape of the whole skyline, and how many cards are left (five spans)
    how many squares will be missing, and how many cards are left
    where rows score: how many rows under way are spoiled, and how many cards are left
    each pair of symbols: whether one is decided and open, and the heights of both columns
    each tile still to come: the two steps between three neighbouring columns, four times

A player's own board has no tables; there an even skyline and squares to spare must do.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fits.table import COLUMNS, ROWS, Ints, Table
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.prospect import NEED, NEED_BITS, ROW_BITS, Prospect
from tuckbox.solver.fits.reach import height

Weights = npt.NDArray[np.float32]

SPAN = np.array([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4])
"""By number of cards left: which span of the round it is."""
SPANS = 5
HEIGHTS = 16
WINDOWS = COLUMNS - 2
WINDOW_SIZE = HEIGHTS**3
STEPS = 7
"""A column is at most so many steps apart from its neighbour: 3 down to 3 up; more counts as 3."""
SURFACES = STEPS ** (COLUMNS - 1)
SHORTS = 48
"""Squares missing: 23 to spare up to 24 missing."""
CARDS = 17
ROWS_SPOILED = 16
MOST_PAIRS = 8

SURFACE_AT = SPANS * WINDOWS * WINDOW_SIZE
SHORT_AT = SURFACE_AT + SPANS * SURFACES
SPOILED_AT = SHORT_AT + CARDS * SHORTS
PAIR_AT = SPOILED_AT + CARDS * ROWS_SPOILED
PAIR_SIZE = 2 * HEIGHTS * HEIGHTS
TILE_AT = PAIR_AT + MOST_PAIRS * PAIR_SIZE
MOST_TILES = 16
BENDS = STEPS * STEPS
"""Two steps one after the other."""
SIZE = TILE_AT + MOST_TILES * BENDS

MOST_FEATURES = WINDOWS + 3 + MOST_PAIRS

UNEVEN = 0.17
SPARE = 0.1
"""Points lost per step of the skyline, points gained per square to spare, on a board without tables."""


class Mind(NamedTuple):
    """What a bot knows of tiles and board."""

    table: Table
    board: Prospect
    size: Ints
    """By tile: its squares."""
    weights: Weights
    """The tables; empty on a board that none were learned for."""


@jit
def features(board: Prospect, sky: int, marks: int, short: int, cards: int, found: Ints) -> int:
    """Write where in the tables a position stands: how many places."""
    span = SPAN[min(cards, CARDS - 1)]
    packed, surface, last = 0, 0, 0
    for column in range(COLUMNS):
        here = height(sky, column)
        packed |= here << 4 * column
        if column > 0:
            surface = surface * STEPS + min(max(here - last, -3), 3) + 3
        last = here
    for window in range(WINDOWS):
        found[window] = (span * WINDOWS + window) * WINDOW_SIZE + (packed >> 4 * window & 0xFFF)
    found[WINDOWS] = SURFACE_AT + span * SURFACES + surface
    missing = min(max(short, -SHORTS // 2 + 1), SHORTS // 2) + SHORTS // 2 - 1
    found[WINDOWS + 1] = SHORT_AT + min(cards, CARDS - 1) * SHORTS + missing
    places = WINDOWS + 2
    if board.row_bonus:
        spoiled = count(marks & ROW_BITS)
        found[places] = SPOILED_AT + min(cards, CARDS - 1) * ROWS_SPOILED + spoiled
        places += 1
    for pair in range(min(len(board.pairs), MOST_PAIRS)):
        one = packed >> 4 * board.pairs[pair, 0] & 15
        other = packed >> 4 * board.pairs[pair, 2] & 15
        is_open = marks >> ROWS + pair & 1
        found[places] = PAIR_AT + pair * PAIR_SIZE + (is_open << 8 | one << 4 | other)
        places += 1
    return places


@jit
def judge(
    sky_at_best: Ints,
    row_bonus: int,
    pairs: Ints,
    weights: Weights,
    suits: Weights,
    sky: int,
    marks: int,
    hope: int,
    squares: int,
    cards: int,
) -> float:
    """The points to expect when so many cards, with so many squares, are left.

    The same as the bound and the places that `features` writes, in one go and with only the arrays
    it needs: nothing else is called as often. `suits` says what each bend of the skyline is worth to
    the tiles to come. Without weights it is a plain judgement.
    """
    packed, surface, last, at_best, uneven = 0, 0, 0, 0, 0
    for column in range(COLUMNS):
        here = height(sky, column)
        packed |= here << 4 * column
        at_best += sky_at_best[column, here]
        if column > 0:
            surface = surface * STEPS + min(max(here - last, -3), 3) + 3
            uneven += abs(here - last)
        last = here
    short = (at_best & NEED) - squares
    sure = hope + (at_best >> NEED_BITS) - max(short, 0)
    if len(weights) == 0:
        return sure - UNEVEN * uneven - SPARE * short
    cards = min(cards, CARDS - 1)
    span = SPAN[cards]
    first = span * WINDOWS * WINDOW_SIZE
    total = weights[SURFACE_AT + span * SURFACES + surface]
    for window in range(WINDOWS):
        total += weights[first + window * WINDOW_SIZE + (packed >> 4 * window & 0xFFF)]
    missing = min(max(short, -SHORTS // 2 + 1), SHORTS // 2) + SHORTS // 2 - 1
    for _ in range(WINDOWS):
        total += suits[surface % BENDS]
        surface //= STEPS
    total += weights[SHORT_AT + cards * SHORTS + missing]
    if row_bonus:
        total += weights[SPOILED_AT + cards * ROWS_SPOILED + count(marks & ROW_BITS)]
    for pair in range(min(len(pairs), MOST_PAIRS)):
        one = packed >> 4 * pairs[pair, 0] & 15
        other = packed >> 4 * pairs[pair, 2] & 15
        is_open = marks >> ROWS + pair & 1
        total += weights[PAIR_AT + pair * PAIR_SIZE + (is_open << 8 | one << 4 | other)]
    judged: float = sure + total
    return judged


@jit
def add_suits(weights: Weights, tile: int, sign: int, suits: Weights) -> None:
    """Count a tile among those to come, or no more."""
    if len(weights) > 0 and tile < MOST_TILES:
        first = TILE_AT + tile * BENDS
        for bend in range(BENDS):
            suits[bend] += sign * weights[first + bend]
