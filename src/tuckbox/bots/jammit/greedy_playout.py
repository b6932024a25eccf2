"""Quick entries between three seats, each of which takes what there is to take.

Closer to what will happen than random entries: a seat that inserts chooses the column that pushes
out the most for it, a seat that moves its pawn the corner that has such a column now. Among equal
ones the dice decide.
"""

from tuckbox.bots.jammit.evaluation import LAST, MASK, NEXT_TO_LAST, WORTH
from tuckbox.kernels.dice import Dice, throw
from tuckbox.kernels.jammit.rules import extra, insert, step
from tuckbox.kernels.jammit.state import (
    COIN,
    COLOURS,
    EMPTY,
    EXTRA,
    HEXES,
    INSERT,
    NOWHERE,
    OVER,
    PAWN,
    PHASE,
    SEAT,
    STONE,
    TAKEN,
    State,
)
from tuckbox.kernels.jammit.table import CORNERS, Table
from tuckbox.kernels.jit import jit

OWN_POINT = 2
"""What a point of one's own counts beside a point of another seat."""
OWN_STONE_OUT = 2
"""What the extra coins count that an own stone earns."""
TIE_BITS, COLUMN_BITS = 3, 4
"""A column's rank: what it pushes out, then chance, then its number."""
TIES, COLUMN = (1 << TIE_BITS) - 1, (1 << COLUMN_BITS) - 1
NONE = -(1 << 40)


@jit
def gain(seat: int, piece: int, points: int) -> int:
    """Return what a piece that is pushed out is worth to a seat."""
    if (piece - COIN) % COLOURS != seat:
        return -points
    return OWN_POINT * points + (OWN_STONE_OUT if piece >= STONE else 0)


@jit
def pushed_out(ways: Table, s: State, way: int, coins: int, seat: int) -> int:
    """Return what one or two coins push out of a column is worth to a seat."""
    gaps = ways[way, MASK] & ~s[TAKEN]
    if gaps and (coins == 1 or gaps & (gaps - 1)):
        return 0
    points, last = ways[way, WORTH], s[HEXES + ways[way, LAST]]
    total = 0 if last == EMPTY else gain(seat, last, points)
    if last == EMPTY or (gaps == 0 and coins == 2):
        total += gain(seat, s[HEXES + ways[way, NEXT_TO_LAST]], points)
    return total


@jit
def best_column(ways: Table, s: State, corner: int, coins: int, without: int, thrown: int) -> int:
    """Return the rank of the best column of a corner for the seat to act.

    Its last bits are the column.
    """
    width, best = ways.shape[0] // CORNERS, NONE
    for column in range(width):
        if column != without:
            value = pushed_out(ways, s, corner * width + column, coins, s[SEAT])
            rank = ((value << TIE_BITS) + (thrown & TIES) << COLUMN_BITS) + column
            best = max(best, rank)
            thrown >>= TIE_BITS
    return best


@jit
def best_corner(ways: Table, s: State, dice: Dice) -> int:
    """Return the free corner with the best column."""
    taken = (1 << s[PAWN]) | (1 << s[PAWN + 1]) | (1 << s[PAWN + 2])
    corner, best = NOWHERE, NONE
    for free in range(CORNERS):
        if not taken >> free & 1:
            rank = best_column(ways, s, free, 2, -1, throw(dice)[0])
            if rank > best:
                corner, best = free, rank
    return corner


@jit
def greedy_playout(table: Table, ways: Table, s: State, dice: Dice, entries: int) -> None:
    """Play a running game on for some entries, or to its end."""
    while entries and s[OVER] == 0:
        entries -= 1
        corner = s[PAWN + s[SEAT]]
        if s[PHASE] == INSERT:
            thrown, order = throw(dice)
            column = best_column(ways, s, corner, 2, -1, thrown) & COLUMN
            insert(table, s, 2 * column + (order & 1))
        elif s[PHASE] == EXTRA:
            thrown, again = throw(dice)
            first = best_column(ways, s, corner, 1, -1, thrown) & COLUMN
            second = best_column(ways, s, corner, 1, first, again) & COLUMN
            extra(table, s, first * table.shape[1] + second)
        else:
            step(table, s, best_corner(ways, s, dice))
