"""What a JAMMIT position is worth to each seat, before anybody looks ahead.

A few counts of each seat, each with a weight that self-play found (`tune.py`): its score; its
stones and coins on the board; its pieces that stand at the end of a column without a gap, or with
one; and what the best insertion from its corner would change between the seats. The seat that
inserts next has weights of its own. (Columns with more gaps and second best insertions were tried:
they told nothing new.)
"""

import numpy as np

from tuckbox.bots.hexagon.worth import Counts, Weights
from tuckbox.games.jammit.piece import STONES_PER_COLOUR
from tuckbox.kernels.jammit.state import (
    COIN,
    COLOURS,
    EMPTY,
    HEXES,
    MOVE,
    NEUTRAL,
    NEUTRAL_COLOUR,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    SEATS,
    STONE,
    TAKEN,
    State,
)
from tuckbox.kernels.jammit.table import CORNERS, EXCHANGE, GOALS, HEAD, LENGTH, Table
from tuckbox.kernels.jammit.table import WORTH as COLUMN_WORTH
from tuckbox.kernels.jit import jit

SCORE, STONES, BEST, COINS, FULL_ENDS, LOOSE_ENDS = range(6)
"""The ends of columns without a gap, and of those with one."""
COUNTS = 6
THIRDS = EXCHANGE
"""Scores and gains are counted in thirds of a point: that is what a neutral coin is worth."""
MOST_SCORE, MOST_STONES = THIRDS * max(GOALS), STONES_PER_COLOUR + 1
"""Numbers of thirds and of stones that a running game can have."""
LEAST_GAIN, MOST_GAIN = -6, 18
SCORE_AT = 0
STONES_AT = SCORE_AT + MOST_SCORE
BEST_AT = STONES_AT + MOST_STONES
LINEAR_AT = BEST_AT + MOST_GAIN - LEAST_GAIN + 1
"""Columns of the weights: scores, stones and best gains have one for each number of them; the
others one each."""
WEIGHTS = LINEAR_AT + COUNTS - COINS
OWN_STONE_OUT = 2
"""Thirds that an own stone pushed out is worth beside its points: it earns extra coins."""

MASK, WORTH, LAST, NEXT_TO_LAST = range(4)
"""What `ways` tells of each column: its hexes, points at its end, its last two hexes."""


def way_table(columns: Table) -> Table:
    """Return a row per column, those of a corner together: how it looks from its end."""
    rows = []
    for row in columns.reshape(-1, columns.shape[2]):
        hexes = [int(hex) for hex in row[HEAD : HEAD + row[LENGTH]]]
        mask = sum(1 << hex for hex in hexes)
        rows.append((mask, int(row[COLUMN_WORTH]), hexes[-1], hexes[-2]))
    return np.array(rows, dtype=np.int64)


@jit
def exit_gain(s: State, piece: int, seat: int, points: int) -> int:
    """Return what a piece pushed out by a seat changes between it and the others, in thirds."""
    colour = piece - STONE if piece >= STONE else piece - COIN
    if s[SEATS] == 2 and colour == NEUTRAL_COLOUR:
        return points
    if colour != seat:
        return -THIRDS * points
    return THIRDS * points + (OWN_STONE_OUT if piece >= STONE else 0)


@jit
def seat_at(s: State, corner: int) -> int:
    """Return the seat that will insert from a corner; -1 if there is none."""
    for seat in range(s[SEATS]):
        if s[PAWN + seat] == corner:
            return -1 if seat == s[SEAT] and s[PHASE] == MOVE else seat
    here: int = s[SEAT] if s[PHASE] == MOVE else -1
    return here


@jit
def count_exit(s: State, piece: int, points: int, seat: int, end: int, counts: Counts) -> int:
    """Count a piece that the next insertion pushes out; return what that changes for the seat."""
    colour = piece - STONE if piece >= STONE else piece - COIN
    counts[colour, end] += points
    return 0 if seat < 0 else exit_gain(s, piece, seat, points)


@jit
def count_ways(ways: Table, s: State, counts: Counts) -> None:
    """Count ends and best gains: two coins push out nothing through two gaps, one piece through one."""
    taken = s[TAKEN]
    width = ways.shape[0] // CORNERS
    for corner in range(CORNERS):
        seat = seat_at(s, corner)
        best = LEAST_GAIN
        for way in range(corner * width, corner * width + width):
            gaps = ways[way, MASK] & ~taken
            gain = 0
            if gaps & (gaps - 1) == 0:  # one at most
                end = FULL_ENDS if gaps == 0 else LOOSE_ENDS
                last, points = s[HEXES + ways[way, LAST]], ways[way, WORTH]
                if last != EMPTY:
                    gain = count_exit(s, last, points, seat, end, counts)
                if gaps == 0 or last == EMPTY:
                    piece = s[HEXES + ways[way, NEXT_TO_LAST]]
                    gain += count_exit(s, piece, points, seat, end, counts)
            best = max(best, gain)
        if seat >= 0:
            counts[seat, BEST] = min(max(counts[seat, BEST], best), MOST_GAIN)


@jit
def count_pieces(s: State, counts: Counts) -> None:
    """Count stones and coins by colour, without a branch for each hex."""
    packed = 0
    for hex in range(HEXES, s.size):
        # Six bits for each of the six kinds of piece, and six that are thrown away for none.
        packed += 1 << 6 * s[hex]
    for colour in range(COLOURS):
        for index in range(COUNTS):
            counts[colour, index] = 0
        counts[colour, BEST] = LEAST_GAIN
        counts[colour, COINS] = packed >> 6 * (COIN + colour) & 63
        counts[colour, STONES] = packed >> 6 * (STONE + colour) & 63


@jit
def worth(weights: Weights, counts: Counts, seat: int, row: int) -> int:
    """Return what the counts of a seat add up to."""
    total = weights[row, SCORE_AT + counts[seat, SCORE]]
    total += weights[row, STONES_AT + counts[seat, STONES]]
    total += weights[row, BEST_AT + counts[seat, BEST] - LEAST_GAIN]
    for index in range(COINS, COUNTS):
        total += weights[row, LINEAR_AT + index - COINS] * counts[seat, index]
    result: int = total
    return result


@jit
def score(s: State, seat: int) -> int:
    """Return the points of a seat and its neutral coins, in thirds of a point."""
    thirds: int = THIRDS * s[POINTS + seat] + s[NEUTRAL + seat]
    return thirds


@jit
def next_to_insert(s: State) -> int:
    """Return the seat that inserts next: the one to act, unless only its pawn is left to move."""
    seat: int = (s[SEAT] + 1) % s[SEATS] if s[PHASE] == MOVE else s[SEAT]
    return seat


@jit
def weigh(ways: Table, weights: Weights, s: State, counts: Counts, worths: State) -> None:
    """Write what a running game is worth to each seat."""
    count_pieces(s, counts)
    count_ways(ways, s, counts)
    following = next_to_insert(s)
    for seat in range(s[SEATS]):
        counts[seat, SCORE] = score(s, seat)
        worths[seat] = worth(weights, counts, seat, 0 if seat == following else 1)
