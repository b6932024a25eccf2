"""JAMMIT's entries: what may be done in each step of a turn, and what it does.

Within a step an entry is a small number: twice the column plus the order of the two coins; the
first column times the number of columns plus the second; or the corner the pawn moves to.
"""

from tuckbox.kernels.jammit.state import (
    COIN,
    COLOURS,
    EARNED,
    EMPTY,
    EXTRA,
    HEXES,
    INSERT,
    MOVE,
    NEUTRAL,
    NEUTRAL_COLOUR,
    OVER,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    SEATS,
    STONE,
    TAKEN,
    State,
)
from tuckbox.kernels.jammit.table import CORNERS, EXCHANGE, GOALS, HEAD, LENGTH, WORTH, Table
from tuckbox.kernels.jit import jit

MOST_MOVES = 72
"""Extra coins on the large board: 9 columns, then one of the 8 others."""


@jit
def coin_colours(seat: int, seats: int) -> tuple[int, int]:
    """Return the two colours a seat inserts, in the order of their letters B N R Y."""
    if seat == 0:
        return 1, 2
    if seat == 2:
        return 1, 0
    return (2, 0) if seats == 2 else (0, 2)


@jit
def count_legal(table: Table, s: State) -> int:
    """Return the number of legal entries."""
    width = table.shape[1]
    if s[OVER]:
        return 0
    total: int = CORNERS - s[SEATS]
    if s[PHASE] == INSERT:
        total = 2 * width
    elif s[PHASE] == EXTRA:
        total = width * (width - 1)
    return total


@jit
def nth_legal(table: Table, s: State, n: int) -> int:
    """Return the n-th legal entry, 0 ≤ n < `count_legal`."""
    width = table.shape[1]
    if s[PHASE] == INSERT:
        return n
    if s[PHASE] == EXTRA:
        first, second = n // (width - 1), n % (width - 1)
        pair: int = first * width + second + (1 if second >= first else 0)
        return pair
    taken = (1 << s[PAWN]) | (1 << s[PAWN + 1]) | (1 << s[PAWN + 2])
    for corner in range(CORNERS):
        if not taken >> corner & 1:
            if n == 0:
                return corner
            n -= 1
    return -1


@jit
def legal(table: Table, s: State, moves: State) -> int:
    """Write all legal entries and return their number."""
    total = count_legal(table, s)
    for n in range(total):
        moves[n] = nth_legal(table, s, n)
    return total


@jit
def is_legal(table: Table, s: State, entry: int) -> bool:
    """Return whether an entry of the step that is due is legal."""
    for n in range(count_legal(table, s)):
        if nth_legal(table, s, n) == entry:
            return True
    return False


@jit
def push(table: Table, s: State, corner: int, column: int, coin: int) -> int:
    """Put a coin in at the head and return the piece that falls out at the end, or `EMPTY`."""
    piece = coin
    for place in range(HEAD, HEAD + table[corner, column, LENGTH]):
        hex = HEXES + table[corner, column, place]
        pushed = s[hex]
        s[hex] = piece
        if pushed == EMPTY:
            s[TAKEN] |= 1 << table[corner, column, place]
            return EMPTY
        piece = pushed
    return piece


@jit
def score(s: State, piece: int, worth: int) -> None:
    """Score a piece that fell out; the game ends at once when the points suffice."""
    colour = (piece - COIN) % COLOURS
    if s[SEATS] == 2 and colour == NEUTRAL_COLOUR:
        # §5.3, §5.5: a neutral coin goes to the seat that pushed.
        colour = s[SEAT]
        s[NEUTRAL + colour] += worth
        worth = s[NEUTRAL + colour] // EXCHANGE
        s[NEUTRAL + colour] %= EXCHANGE
    s[POINTS + colour] += worth
    if s[POINTS + colour] >= GOALS[s[SEATS]]:
        s[OVER] = 1 + colour


@jit
def put(table: Table, s: State, column: int, colour: int) -> int:
    """Put one coin in and score; return 1 + the last hex if an own stone went out, else 0."""
    corner = s[PAWN + s[SEAT]]
    out = push(table, s, corner, column, COIN + colour)
    if out == EMPTY:
        return 0
    score(s, out, table[corner, column, WORTH])
    if out != STONE + s[SEAT]:
        return 0
    last: int = table[corner, column, HEAD + table[corner, column, LENGTH] - 1]
    return 1 + last


@jit
def owe(s: State, first: int, second: int) -> None:
    """Write what is due after two coins: extra coins if an own stone went out."""
    if s[OVER]:
        first, second = 0, 0
    if first == 0:
        first, second = second, 0
    s[EARNED], s[EARNED + 1] = first, second
    s[PHASE] = EXTRA if first else MOVE


@jit
def insert(table: Table, s: State, entry: int) -> None:
    """Step 1: put two coins into one column."""
    column, order = entry >> 1, entry & 1
    colours = coin_colours(s[SEAT], s[SEATS])
    first, second = put(table, s, column, colours[1] if order else colours[0]), 0
    if s[OVER] == 0:
        second = put(table, s, column, colours[0] if order else colours[1])
    owe(s, first, second)


@jit
def extra(table: Table, s: State, entry: int) -> None:
    """Step 2: put two own coins into two columns; an own stone that goes out earns another."""
    width = table.shape[1]
    first, second = put(table, s, entry // width, s[SEAT]), 0
    if s[OVER] == 0:
        second = put(table, s, entry % width, s[SEAT])
    owe(s, first, second)


@jit
def step(table: Table, s: State, entry: int) -> None:
    """Carry out a legal entry of the step that is due."""
    if s[PHASE] == INSERT:
        insert(table, s, entry)
    elif s[PHASE] == EXTRA:
        extra(table, s, entry)
    else:
        s[PAWN + s[SEAT]] = entry
        s[SEAT] = (s[SEAT] + 1) % s[SEATS]
        s[PHASE] = INSERT
