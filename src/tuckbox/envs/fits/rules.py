"""FITS for learners: choices, draws, points as they stand, and what a seat sees.

The actions of seats are those of the twin: 0 sets aside, then every placement in the order of the
texts.
"""

from tuckbox.envs.clip import clip
from tuckbox.envs.fits.table import STEEPEST, STEPS, Table
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import Choices, EnvRules
from tuckbox.envs.shared_rules import never_cut, seat_after
from tuckbox.kernels.bitboard import count, nth
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fits import rules
from tuckbox.kernels.fits.landing import fitting
from tuckbox.kernels.fits.rules import is_start, open_tile, to_move
from tuckbox.kernels.fits.score import points
from tuckbox.kernels.fits.state import (
    DEALT,
    HIGH,
    LEFT,
    LOW,
    NONE,
    ROUND,
    SKY,
    points_at,
    seat_words,
    start_at,
)
from tuckbox.kernels.fits.table import BYTE, COLUMNS, HALF_ROWS, ROW, Ints
from tuckbox.kernels.jit import jit

begin_game, turn_card, choose = rules.begin, rules.draw, rules.choose


@jit
def begin(table: Table, s: Ints) -> None:
    """Write the start of a game over whatever the state held."""
    s[:] = 0
    begin_game(table.rules, s)


@jit
def draw(table: Table, s: Ints, dice: Dice) -> None:
    """Deal starting cards and turn building cards until a seat owes a choice."""
    tiles = len(table.rules.first) - 1
    cards = table.rules.first[tiles]
    while to_move(table.rules, s) == 1:
        if s[DEALT] < table.rules.seats:
            turn_card(table.rules, s, cards + tiles + _start_card(table, s, dice))
        else:
            turn_card(table.rules, s, cards + nth(s[LEFT], roll(dice, count(s[LEFT]))))


@jit
def _start_card(table: Table, s: Ints, dice: Dice) -> int:
    """Return one of the starting cards that nobody has yet."""
    dealt = 0
    for number in range(s[DEALT]):
        for card in range(len(table.rules.start)):
            if table.rules.start[card] == s[start_at(table.rules, s[ROUND], number)]:
                dealt |= 1 << card
    free = (1 << len(table.rules.start)) - 1 & ~dealt
    return nth(free, roll(dice, count(free)))


@jit
def owing(table: Table, s: Ints) -> int:
    return to_move(table.rules, s) >> 1


@jit
def legal(table: Table, s: Ints, seat: int, choices: Choices) -> int:
    """Write the legal actions of a seat that owes a choice; return how many there are."""
    tile = open_tile(table.rules, s, seat)
    found = 0
    if not is_start(table.rules, s):
        choices[0] = 0
        found = 1
    bits = fitting(table.rules, s[seat_words(seat) + SKY], tile)
    for action in range(table.rules.first[tile], table.rules.first[tile + 1]):
        # Written whether it fits or not: that is quicker than to ask.
        choices[found] = action
        found += bits & 1
        bits >>= 1
    return found


@jit
def play(table: Table, s: Ints, seat: int, action: int) -> None:
    choose(table.rules, s, seat, action)


@jit
def standing(table: Table, s: Ints, seat: int) -> int:
    """Return finished rounds, the board as it lies, and the boards to come while they are empty."""
    return _earlier(table, s, seat) + _on_board(table, s, seat) + table.empty[s[ROUND]]


@jit
def _earlier(table: Table, s: Ints, seat: int) -> int:
    """Return the points of finished rounds."""
    total = 0
    for turn in range(s[ROUND]):
        total += s[points_at(table.rules, turn, seat)]
    return total


@jit
def _on_board(table: Table, s: Ints, seat: int) -> int:
    """Return the points of the board as it lies."""
    at = seat_words(seat)
    return points(table.rules, table.rules.boards[s[ROUND]], s[at + LOW], s[at + HIGH])


@jit
def winners(table: Table, s: Ints) -> int:
    """§6.8, §6.9: all seats with the most points."""
    best, found = -1000, 0
    for seat in range(table.rules.seats):
        total = standing(table, s, seat)
        if total > best:
            best, found = total, 0
        if total == best:
            found |= 1 << seat
    return found


@jit
def observe(table: Table, s: Ints, seat: int, row: Row) -> None:
    """Write all that a seat may know; waiting choices and the order of the cards stay out."""
    at, seats = table.at, table.rules.seats
    row[:] = 0
    turn = s[ROUND]
    for place in range(at[4]):
        row[place] = table.printed[turn, place]
    tile = open_tile(table.rules, s, seat)
    if tile != NONE:
        row[at[4] + tile] = 1
    row[at[5]] = is_start(table.rules, s)
    for card in range(at[7] - at[6]):
        row[at[6] + card] = s[LEFT] >> card & 1
    _steps(s[seat_words(seat) + SKY], row[at[7] : at[8]])
    for place in range(seats):
        number = seat_after(seat, place, seats)
        _ramp(table, s, number, place, row)


@jit
def _steps(sky: int, row: Row) -> None:
    """Mark for each two neighbouring columns how much higher the right one is."""
    for column in range(COLUMNS - 1):
        rise = (sky >> BYTE * (column + 1) & 255) - (sky >> BYTE * column & 255)
        row[column * STEPS + STEEPEST + max(-STEEPEST, min(STEEPEST, rise))] = 1


@jit
def _ramp(table: Table, s: Ints, number: int, place: int, row: Row) -> None:
    at, words = table.at, seat_words(number)
    for column in range(COLUMNS):
        row[at[8] + place * COLUMNS + column] = s[words + SKY] >> BYTE * column & 255
    low, high = s[words + LOW], s[words + HIGH]
    first = at[9] + place * 2 * HALF_ROWS * COLUMNS
    for line in range(HALF_ROWS):
        below, above = low >> COLUMNS * line & ROW, high >> COLUMNS * line & ROW
        for column in range(COLUMNS):
            row[first + line * COLUMNS + column] = table.lines[below, column]
            row[first + (HALF_ROWS + line) * COLUMNS + column] = table.lines[above, column]
    start = s[start_at(table.rules, s[ROUND], number)]
    if start != NONE:
        row[at[10] + place * (len(table.rules.first) - 1) + start] = 1
    row[at[11] + place] = clip(_earlier(table, s, number))
    row[at[12] + place] = clip(_on_board(table, s, number))


RULES = EnvRules(begin, draw, owing, legal, play, observe, standing, winners, never_cut)
