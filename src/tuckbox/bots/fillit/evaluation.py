"""What a FILLIT position is worth to each side, before anybody looks ahead.

A few counts of each side, each with a weight that self-play found (`tune.py`): chips still to lay,
chips that would remain after the best slide, what its best, second best and all its slides gain,
and how many ways its pawn can slide. The gain of a slide is what it changes between the sides:
chips laid, and chips of others sent back. The side that moves next has weights of its own.
"""

from tuckbox.bots.hexagon.worth import SURE_WIN, Counts, Weights
from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fillit.state import (
    CHIPS,
    PAWN,
    SEAT,
    SEATS,
    SIDES,
    SUPPLY,
    State,
    occupied,
    seat_after,
    side_of,
)
from tuckbox.kernels.fillit.table import Table, path
from tuckbox.kernels.jit import jit

LEFT, AFTER, BEST, SECOND, ALL, WAYS = range(6)
COUNTS = 6
MOST_CHIPS = 26
"""One more than any side ever has left."""
LEFT_AT, AFTER_AT, LINEAR_AT = 0, MOST_CHIPS, 2 * MOST_CHIPS
"""Columns of the weights: chips have one for each number of them; gains and ways one each."""
WEIGHTS = 2 * MOST_CHIPS + COUNTS - BEST


@jit
def next_seat_of(s: State, side: int) -> int:
    """Return the seat of a side that moves next."""
    if s[SEATS] == s[SIDES]:
        return side
    seat: int = s[SEAT]
    return seat if side_of(s, seat) == side else seat_after(s, seat)


@jit
def count_slides(table: Table, s: State, side: int, blocked: int, counts: Counts) -> None:
    """Write the counts of a side, by the pawn of it that moves next."""
    pawn = s[PAWN + next_seat_of(s, side)]
    own = s[CHIPS + side]
    others = (s[CHIPS] | s[CHIPS + 1] | s[CHIPS + 2]) & ~own
    best, second, total, ways, most = 0, 0, 0, 0, 0
    for direction in range(6):
        hexes = path(table, pawn, direction, blocked)
        if hexes:
            laid = count(hexes & ~own)
            gain = laid + count(hexes & others)
            most, ways, total = max(most, laid), ways + 1, total + gain
            if gain > best:
                best, second = gain, best
            else:
                second = max(second, gain)
    left = s[SUPPLY + side]
    counts[side, LEFT], counts[side, AFTER] = left, max(left - most, 0)
    counts[side, BEST], counts[side, SECOND] = best, second
    counts[side, ALL], counts[side, WAYS] = total, ways


@jit
def worth(weights: Weights, counts: Counts, side: int, row: int) -> int:
    """Return what the counts of a side add up to."""
    total = (
        weights[row, LEFT_AT + counts[side, LEFT]] + weights[row, AFTER_AT + counts[side, AFTER]]
    )
    for index in range(BEST, COUNTS):
        total += weights[row, LINEAR_AT + index - BEST] * counts[side, index]
    result: int = total
    return result


@jit
def weigh(table: Table, weights: Weights, s: State, counts: Counts, worths: State) -> None:
    """Write what a running game is worth to each side; a sure win of the side to move is seen."""
    blocked = occupied(s)
    to_move = side_of(s, s[SEAT])
    for side in range(s[SIDES]):
        count_slides(table, s, side, blocked, counts)
        worths[side] = worth(weights, counts, side, 0 if side == to_move else 1)
    if counts[to_move, AFTER] == 0:
        worths[to_move] += SURE_WIN
