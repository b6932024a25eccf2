"""Where everything stands in the flat state of a BITS table.

    words of the table    rounds scored, open tasks, cards put out (bits), cards dealt,
                          cards turned, open card, task cards by round, cards in the order
                          turned, cards left by stone
    per seat              waiting choice, hidden, skyline, neutral stone left, starting stone,
                          stones laid, three planes of squares
    per round and seat    points, placements in the order laid

Placements are actions; NONE says that there was none.
"""

from tuckbox.kernels.bits.landing import Board
from tuckbox.kernels.bits.table import MOST_STONES, PLANES, Ints, Table
from tuckbox.kernels.jit import jit

NONE = -1

SCORED = 0
TASKS = 1
OUT = 2
DEALT = 3
TURNED = 4
CARD = 5
TASK = 6
MOST_ROUNDS = 4
CARDS = TASK + MOST_ROUNDS
MOST_CARDS = 20
LEFT = CARDS + MOST_CARDS

PENDING = 0
HIDDEN = 1
SKY = 2
NEUTRAL = 3
START = 4
LAID = 5
PLANE = 6
SEAT_WORDS = PLANE + PLANES

POINTS = 0
STONES = 1
SHEET_WORDS = 1 + MOST_STONES


@jit
def seat_words(table: Table, number: int) -> int:
    """Return where the words of a seat, counted from 0, begin."""
    return LEFT + len(table.stone) + SEAT_WORDS * number


@jit
def sheet(table: Table, turn: int, number: int) -> int:
    """Return where points and placements of a seat in a round begin."""
    return seat_words(table, table.seats) + SHEET_WORDS * (table.seats * turn + number)


@jit
def size(table: Table) -> int:
    """Return the length of a state."""
    return sheet(table, table.rounds, 0)


@jit
def board_of(s: Ints, at: int) -> Board:
    """Return the board of the seat whose words begin there."""
    return s[at + SKY], s[at + PLANE], s[at + PLANE + 1], s[at + PLANE + 2]


@jit
def put_board(s: Ints, at: int, board: Board) -> None:
    """Write the board of the seat whose words begin there."""
    s[at + SKY], s[at + PLANE], s[at + PLANE + 1], s[at + PLANE + 2] = board
