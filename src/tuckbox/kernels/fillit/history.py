"""The house rule: what a state remembers so that the third time the same position draws the game.

After its first `SIZE` words such a state has one row of seven words for every earlier position that
can arise again: chips and stones by side, and one word for pawns and seat to move. Supplies follow
from the chips. Chips on the board never become fewer; when they become more, the rows begin anew. The
number of rows is fixed, because a state never changes its length.
"""

from tuckbox.games.fillit.rules import DRAWN_AT
from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fillit.rules import step
from tuckbox.kernels.fillit.state import (
    CHIPS,
    DRAWN,
    EARLIER,
    MOST_SEATS,
    OVER,
    PAWN,
    SEAT,
    SIZE,
    TIMES,
    State,
)
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.jit import jit

SETS = 6
"""Words of a row that are bit sets: three of chips, three of stones, as they lie in a state."""
ROW = SETS + 1
ROWS = 1000
"""More than five times the turns of the longest of thousands of games."""
LONG_SIZE = SIZE + ROWS * ROW


@jit
def chips_on_board(s: State) -> int:
    total: int = count(s[CHIPS]) + count(s[CHIPS + 1]) + count(s[CHIPS + 2])
    return total


@jit
def pawns_and_seat(s: State) -> int:
    """Return the word that holds everything but the sets."""
    word: int = s[SEAT]
    for seat in range(MOST_SEATS):
        word = word << 6 | s[PAWN + seat]
    return word


@jit
def is_full(s: State) -> bool:
    """Return whether there is no room to remember another position."""
    full: bool = SIZE + (s[EARLIER] + 1) * ROW > s.size
    return full


@jit
def remember(s: State) -> None:
    """Write the position down as an earlier one, before the turn that leaves it."""
    row = SIZE + s[EARLIER] * ROW
    s[row : row + SETS] = s[CHIPS : CHIPS + SETS]
    s[row + SETS] = pawns_and_seat(s)
    s[EARLIER] += 1


@jit
def count_times(s: State) -> int:
    """Return how often the position has arisen, now included."""
    times = 1
    word = pawns_and_seat(s)
    for earlier in range(s[EARLIER]):
        row = SIZE + earlier * ROW
        if s[row + SETS] == word and (s[row : row + SETS] == s[CHIPS : CHIPS + SETS]).all():
            times += 1
    return times


@jit
def step_remembering(table: Table, s: State, turn: int) -> None:
    """Carry out a turn under the house rule."""
    chips = chips_on_board(s)
    remember(s)
    step(table, s, turn)
    if chips_on_board(s) > chips:
        s[EARLIER] = 0
    s[TIMES] = count_times(s)
    if s[OVER] == 0 and s[TIMES] >= DRAWN_AT:
        s[OVER] = DRAWN
