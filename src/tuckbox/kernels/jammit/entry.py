"""JAMMIT's entries: what may be done in each step of a turn, and what it does.

Inside a step an entry is a small number: twice the column plus the order of the two coins; the
first column times the number of columns plus the second; or the corner the pawn moves to.
"""

from tuckbox.kernels.jammit.board import (
    CORNERS,
    LENGTH,
    Table,
)
from tuckbox.kernels.jammit.board import (
    HEXES as COLUMN_HEXES,
)
from tuckbox.kernels.jammit.board import (
    POINTS as WORTH,
)
from tuckbox.kernels.jammit.state import (
    COIN,
    COLOURS,
    EARNED,
    EMPTY,
    EXCHANGE,
    EXTRA,
    GOALS,
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
from tuckbox.kernels.jit import jit

MOST_ENTRIES = 72
"""Extra coins on the large board: 9 columns, then one of the 8 others."""


@jit
def coin_colours(seat: int, seats: int) -> tuple[int, int]:
    """The two colours a seat inserts, in the order of their letters B N R Y."""
    if seat == 0:
        return 1, 2
    if seat == 2:
        return 1, 0
    return (2, 0) if seats == 2 else (0, 2)


@jit
def count_entries(columns: Table, s: State) -> int:
    """The number of legal entries."""
    width = columns.shape[1]
    if s[OVER]:
        return 0
    total: int = CORNERS - s[SEATS]
    if s[PHASE] == INSERT:
        total = 2 * width
    elif s[PHASE] == EXTRA:
        total = width * (width - 1)
    return total


@jit
def nth_entry(columns: Table, s: State, n: int) -> int:
    """The n-th legal entry, 0 ≤ n < `count_entries`."""
    width = columns.shape[1]
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
def push(columns: Table, s: State, corner: int, column: int, coin: int) -> int:
    """Put a coin in at the head; the piece that falls out at the end, or `EMPTY`."""
    piece = coin
    for place in range(COLUMN_HEXES, COLUMN_HEXES + columns[corner, column, LENGTH]):
        hex = HEXES + columns[corner, column, place]
        pushed = s[hex]
        s[hex] = piece
        if pushed == EMPTY:
            s[TAKEN] |= 1 << columns[corner, column, place]
            return EMPTY
        piece = pushed
    return piece


@jit
def score(s: State, piece: int, worth: int) -> None:
    """Points for a piece that fell out; the game ends at once when they suffice."""
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
def put(columns: Table, s: State, column: int, colour: int) -> int:
    """Put one coin in and score; 1 + the last hex if a stone of the acting seat went out, else 0."""
    corner = s[PAWN + s[SEAT]]
    out = push(columns, s, corner, column, COIN + colour)
    if out == EMPTY:
        return 0
    score(s, out, columns[corner, column, WORTH])
    if out != STONE + s[SEAT]:
        return 0
    last: int = columns[corner, column, COLUMN_HEXES + columns[corner, column, LENGTH] - 1]
    return 1 + last


@jit
def owe(s: State, first: int, second: int) -> None:
    """What is due after two coins: extra coins if a stone of one's own went out."""
    if s[OVER]:
        first, second = 0, 0
    if first == 0:
        first, second = second, 0
    s[EARNED], s[EARNED + 1] = first, second
    s[PHASE] = EXTRA if first else MOVE


@jit
def insert(columns: Table, s: State, entry: int) -> None:
    """Step 1: two coins into one column."""
    column, order = entry >> 1, entry & 1
    colours = coin_colours(s[SEAT], s[SEATS])
    first, second = put(columns, s, column, colours[1] if order else colours[0]), 0
    if s[OVER] == 0:
        second = put(columns, s, column, colours[0] if order else colours[1])
    owe(s, first, second)


@jit
def extra(columns: Table, s: State, entry: int) -> None:
    """Step 2: two coins of one's own into two columns; a stone of one's own out earns another."""
    width = columns.shape[1]
    first, second = put(columns, s, entry // width, s[SEAT]), 0
    if s[OVER] == 0:
        second = put(columns, s, entry % width, s[SEAT])
    owe(s, first, second)


@jit
def play(columns: Table, s: State, entry: int) -> None:
    """Carry out a legal entry of the step that is due."""
    if s[PHASE] == INSERT:
        insert(columns, s, entry)
    elif s[PHASE] == EXTRA:
        extra(columns, s, entry)
    else:
        s[PAWN + s[SEAT]] = entry
        s[SEAT] = (s[SEAT] + 1) % s[SEATS]
        s[PHASE] = INSERT
