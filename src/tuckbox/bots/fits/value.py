"""What a FITS position is worth: the points that its seat may expect of the round.

A position after a choice is judged by its skyline. The optimistic bound of the solver comes first;
what good play usually loses against it is learned and kept in tables, looked up by

    the heights of three neighbouring columns, four times, and how many cards are left (five spans)
    the shape of the whole skyline, and how many cards are left (five spans)
    how many squares will be missing, and how many cards are left
    where rows score: how many rows under way are spoiled, and how many cards are left
    where rows score: two neighbouring columns, five times, and which of the next rows are spoiled
    each pair of symbols: whether one is decided and open, and the heights of both columns
    each tile still to come: the two steps between three neighbouring columns, four times, and how
        many cards are left (five spans)

A player's own board has tables once `tuckbox box learn` made them; until then an even skyline and
squares to spare must do.
"""

import numpy as np

from tuckbox.bots.square.weights import Weights
from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fits.table import COLUMNS, ROWS, Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.prospect import NEED, NEED_BITS, ROW_BITS, Prospect

SPAN = np.array([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4])
"""By number of cards left: which span of the round it is."""
SPANS = 5
HEIGHTS = 16
WINDOWS = COLUMNS - 2
WINDOW_SIZE = HEIGHTS**3
STEPS = 7
"""Steps from a column to its neighbour: 3 down to 3 up; more counts as 3."""
SURFACES = STEPS ** (COLUMNS - 1)
SHORTS = 48
"""Squares missing: 23 to spare up to 24 missing."""
CARDS = 17
ROWS_SPOILED = 16
ROWS_AHEAD = 6
"""Rows above the lowest column of which it matters which ones are spoiled."""
LEDGES = 8
"""Heights above the lowest column: 0 to 7; more counts as 7."""
MOST_PAIRS = 8
"""More than any board has that tables were learned for."""
MOST_FEATURES = 64
"""More than the places of a position."""

SURFACE_AT = SPANS * WINDOWS * WINDOW_SIZE
SHORT_AT = SURFACE_AT + SPANS * SURFACES
SPOILED_AT = SHORT_AT + CARDS * SHORTS
LEDGE_AT = SPOILED_AT + CARDS * ROWS_SPOILED
LEDGE_SIZE = LEDGES * LEDGES << ROWS_AHEAD
PAIR_AT = LEDGE_AT + (COLUMNS - 1) * LEDGE_SIZE
PAIR_SIZE = 2 * HEIGHTS * HEIGHTS
TILE_AT = PAIR_AT + MOST_PAIRS * PAIR_SIZE
MOST_TILES = 16
BENDS = STEPS * STEPS
"""Two steps one after the other."""
SUITS = WINDOWS * BENDS
"""Bends of a skyline, each where it is."""
SIZE = TILE_AT + SPANS * MOST_TILES * SUITS

UNEVEN = 0.17
SPARE = 0.1
"""Points lost per step of the skyline, points gained per square to spare, on a board without tables."""


def _bends() -> Ints:
    heights = np.arange(WINDOW_SIZE) >> 4 * np.arange(3)[:, None] & 15
    steps = np.clip(np.diff(heights, axis=0), -3, 3) + 3
    return STEPS * steps[0] + steps[1]


BEND = _bends()
"""By the heights of three neighbouring columns: the two steps between them."""


def halves(board: Prospect) -> Ints:
    """Return the sum of `Prospect.sky` by half of the columns and the heights of its three."""
    a, b, c, d, e, f = board.sky
    low = a + b[:, None] + c[:, None, None]
    high = d + e[:, None] + f[:, None, None]
    return np.array([low.ravel(), high.ravel()])


@jit
def pack(sky: int) -> int:
    """Return the heights of a skyline, four bits each."""
    twos = (sky | sky >> 4) & 0x00FF00FF00FF
    return twos & 0xFF | twos >> 8 & 0xFF00 | twos >> 16 & 0xFF0000


@jit
def surface(packed: int) -> int:
    """Return all steps of a skyline as one number."""
    first, middle, last = BEND[packed & 0xFFF], BEND[packed >> 8 & 0xFFF], BEND[packed >> 12]
    return (first * BENDS + middle) * STEPS + last % STEPS


@jit
def lowest(packed: int) -> int:
    """Return the height of the lowest column."""
    low = packed & 15
    for column in range(1, COLUMNS):
        low = min(low, packed >> 4 * column & 15)
    return low


@jit
def short_place(short: int, cards: int) -> int:
    """Return where in the tables a number of missing squares stands."""
    missing = min(max(short, -SHORTS // 2 + 1), SHORTS // 2) + SHORTS // 2 - 1
    return SHORT_AT + cards * SHORTS + missing


@jit
def ledge_place(packed: int, low: int, marks: int, column: int) -> int:
    """Return where in the tables a column and its left neighbour stand, where rows score."""
    ahead = marks >> low & (1 << ROWS_AHEAD) - 1
    left = min((packed >> 4 * column - 4 & 15) - low, LEDGES - 1)
    right = min((packed >> 4 * column & 15) - low, LEDGES - 1)
    return LEDGE_AT + (column - 1) * LEDGE_SIZE + (ahead * LEDGES + left) * LEDGES + right


@jit
def pair_place(pairs: Ints, pair: int, packed: int, marks: int) -> int:
    """Return where in the tables a pair of symbols stands."""
    one = packed >> 4 * pairs[pair, 0] & 15
    other = packed >> 4 * pairs[pair, 2] & 15
    is_open = marks >> ROWS + pair & 1
    return PAIR_AT + pair * PAIR_SIZE + (is_open << 8 | one << 4 | other)


@jit
def features(board: Prospect, sky: int, marks: int, short: int, cards: int, found: Ints) -> int:
    """Write where in the tables a position stands, except in those of the tiles to come.

    Return the number of places.
    """
    span, packed = SPAN[cards], pack(sky)
    for window in range(WINDOWS):
        found[window] = (span * WINDOWS + window) * WINDOW_SIZE + (packed >> 4 * window & 0xFFF)
    found[WINDOWS] = SURFACE_AT + span * SURFACES + surface(packed)
    found[WINDOWS + 1] = short_place(short, cards)
    places = WINDOWS + 2
    if board.row_bonus:
        found[places] = SPOILED_AT + cards * ROWS_SPOILED + count(marks & ROW_BITS)
        low = lowest(packed)
        for column in range(1, COLUMNS):
            found[places + column] = ledge_place(packed, low, marks, column)
        places += COLUMNS
    for pair in range(len(board.pairs)):
        found[places] = pair_place(board.pairs, pair, packed, marks)
        places += 1
    return places


@jit
def judge(
    halves: Ints,
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
    """Return the points to expect when `cards`, at least one, with `squares` squares are left.

    The same as the bound and the places that `features` writes, in one go and with only the arrays
    it needs: nothing else is called as often. `suits` says what each bend of the skyline is worth to
    the tiles to come. Without weights it is a plain judgement.
    """
    packed = pack(sky)
    at_best = halves[0, packed & 0xFFF] + halves[1, packed >> 12]
    short = (at_best & NEED) - squares
    sure = hope + (at_best >> NEED_BITS) - max(short, 0)
    if len(weights) == 0:
        return sure - UNEVEN * _uneven(packed) - SPARE * short
    span = SPAN[cards]
    first = span * (WINDOWS * WINDOW_SIZE)
    total = weights[SURFACE_AT + span * SURFACES + surface(packed)]
    total += weights[short_place(short, cards)]
    for window in range(WINDOWS):
        heights = packed >> 4 * window & 0xFFF
        total += weights[first + window * WINDOW_SIZE + heights]
        total += suits[window * BENDS + BEND[heights]]
    if row_bonus:
        total += weights[SPOILED_AT + cards * ROWS_SPOILED + count(marks & ROW_BITS)]
        low = lowest(packed)
        for column in range(1, COLUMNS):
            total += weights[ledge_place(packed, low, marks, column)]
    for pair in range(len(pairs)):
        total += weights[pair_place(pairs, pair, packed, marks)]
    judged: float = sure + total
    return judged


@jit
def _uneven(packed: int) -> int:
    total = 0
    for column in range(1, COLUMNS):
        total += abs((packed >> 4 * column & 15) - (packed >> 4 * column - 4 & 15))
    return total


@jit
def suits_at(tile: int, cards: int) -> int:
    """Return where in the tables the worth of each bend to a tile begins when N cards are left."""
    return TILE_AT + (SPAN[cards] * MOST_TILES + tile) * SUITS


@jit
def add_suits(weights: Weights, tile: int, cards: int, sign: float, suits: Weights) -> None:
    """Count a tile among those to come, or no longer, where N cards are left."""
    if len(weights) > 0:
        first = suits_at(tile, cards)
        for bend in range(SUITS):
            suits[bend] += np.float32(sign) * weights[first + bend]
