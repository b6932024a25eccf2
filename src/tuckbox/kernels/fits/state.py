"""Where everything stands in the flat state of a FITS table.

    words of the table    round, cards dealt, cards turned, open card, cards left
    per seat              waiting choice, hidden, skyline, squares covered (two words)
    per round             points by seat, starting tile by seat, cards in the order turned,
                          and by seat its choice for the starting tile and for each card

Choices are actions: 0 is setting aside, NONE that there was none.
"""

from tuckbox.kernels.fits.table import Table
from tuckbox.kernels.jit import jit

NONE = -1

ROUND = 0
DEALT = 1
TURNED = 2
CARD = 3
LEFT = 4
SEATS = 5
"""Where the words of the seats begin."""

PENDING = 0
HIDDEN = 1
SKY = 2
LOW = 3
HIGH = 4
SEAT_WORDS = 5


@jit
def seat_words(number: int) -> int:
    """Return where the words of a seat, counted from 0, begin."""
    return SEATS + SEAT_WORDS * number


@jit
def _round_words(table: Table, turn: int) -> int:
    tiles = len(table.first) - 1
    words = 2 * table.seats + tiles + table.seats * (1 + tiles)
    return SEATS + SEAT_WORDS * table.seats + words * turn


@jit
def size(table: Table) -> int:
    """Return the length of a state."""
    return _round_words(table, len(table.boards))


@jit
def points_at(table: Table, turn: int, number: int) -> int:
    """Return where the points of a seat for a round stand."""
    return _round_words(table, turn) + number


@jit
def start_at(table: Table, turn: int, number: int) -> int:
    """Return where the starting tile of a seat stands."""
    return _round_words(table, turn) + table.seats + number


@jit
def card_at(table: Table, turn: int, place: int) -> int:
    """Return where the card stands that was turned after `place` others."""
    return _round_words(table, turn) + 2 * table.seats + place


@jit
def choice_at(table: Table, turn: int, number: int, place: int) -> int:
    """Return where a seat's choice stands.

    Place 0 is its starting tile, then one per card turned.
    """
    tiles = len(table.first) - 1
    return _round_words(table, turn) + 2 * table.seats + tiles + number * (1 + tiles) + place
