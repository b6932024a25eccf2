"""The rules of FITS over flat states: the actors to move, legal actions, and what an entry does."""

from tuckbox.kernels.fits.landing import covered, fitting, raised, rest
from tuckbox.kernels.fits.score import points
from tuckbox.kernels.fits.state import (
    CARD,
    DEALT,
    HIDDEN,
    HIGH,
    LEFT,
    LOW,
    NONE,
    PENDING,
    ROUND,
    SEAT_WORDS,
    SKY,
    TURNED,
    card_at,
    choice_at,
    points_at,
    seat_words,
    start_at,
)
from tuckbox.kernels.fits.table import Ints, Table
from tuckbox.kernels.jit import jit
from tuckbox.kernels.simultaneous_rules import Rules


@jit
def is_over(table: Table, s: Ints) -> bool:
    """Return whether the last round is complete."""
    return s[ROUND] == len(table.boards) - 1 and s[LEFT] == 0 and s[CARD] == NONE


@jit
def is_start(table: Table, s: Ints) -> bool:
    """Return whether the seats are placing their starting tiles, or wait for the deal."""
    return s[choice_at(table, s[ROUND], 0, 0)] == NONE


@jit
def open_tile(table: Table, s: Ints, number: int) -> int:
    """Return the tile that a seat is to place now, whether or not it has chosen; or NONE."""
    if s[DEALT] < table.seats:
        return NONE
    start = s[start_at(table, s[ROUND], number)]
    if is_start(table, s):
        return start
    # §3.8: a seat whose starting card the open card is misses that turn.
    return NONE if s[CARD] == start else s[CARD]


@jit
def to_move(table: Table, s: Ints) -> int:
    """Return the actors to move, as bits: 1 is chance, then the seats; 0 when the game is over."""
    missing, hidden = 0, 0
    for number in range(table.seats):
        at = seat_words(number)
        if s[at + PENDING] == NONE and open_tile(table, s, number) != NONE:
            missing |= 2 << number
            hidden |= s[at + HIDDEN] * (2 << number)
    if missing != 0:
        # Seats whose choice is hidden from the viewer choose again, after all others.
        return missing & ~hidden if missing & ~hidden != 0 else missing
    return 0 if is_over(table, s) else 1


@jit
def legal(table: Table, s: Ints, who: int, actions: Ints) -> int:
    """Write the legal actions of an actor to move, ascending, and return how many there are."""
    if who == 0:
        return _draws(table, s, actions)
    tile = open_tile(table, s, who - 1)
    count = 0
    if not is_start(table, s):
        # §3.5: only a starting tile can't be refused.
        actions[0] = 0
        count = 1
    bits = fitting(table, s[seat_words(who - 1) + SKY], tile)
    for action in range(table.first[tile], table.first[tile + 1]):
        if bits & 1:
            actions[count] = action
            count += 1
        bits >>= 1
    return count


@jit
def _draws(table: Table, s: Ints, actions: Ints) -> int:
    tiles = len(table.first) - 1
    cards = table.first[tiles]
    count = 0
    if s[DEALT] == table.seats:
        for tile in range(tiles):
            if s[LEFT] >> tile & 1:
                actions[count] = cards + tile
                count += 1
        return count
    for card in range(len(table.start)):
        if not _is_dealt(table, s, table.start[card]):
            actions[count] = cards + tiles + card
            count += 1
    return count


@jit
def _is_dealt(table: Table, s: Ints, tile: int) -> bool:
    for number in range(s[DEALT]):
        if s[start_at(table, s[ROUND], number)] == tile:
            return True
    return False


@jit
def step(table: Table, s: Ints, who: int, action: int) -> None:
    """Play a legal action of an actor to move."""
    if who == 0:
        draw(table, s, action)
    else:
        choose(table, s, who - 1, action)


@jit
def choose(table: Table, s: Ints, number: int, action: int) -> None:
    """Play a legal action of a seat that owes a choice."""
    s[seat_words(number) + PENDING] = action
    if not _is_waiting(table, s):
        _place_all(table, s)


@jit
def draw(table: Table, s: Ints, action: int) -> None:
    """Turn or deal a card."""
    tiles = len(table.first) - 1
    drawn = action - table.first[tiles]
    if drawn < tiles:
        s[CARD] = drawn
        s[LEFT] &= ~(1 << drawn)
        if not _is_waiting(table, s):
            # It is the starting card of every seat, and done with at once.
            _place_all(table, s)
    else:
        s[start_at(table, s[ROUND], s[DEALT])] = table.start[drawn - tiles]
        s[DEALT] += 1


@jit
def _is_waiting(table: Table, s: Ints) -> bool:
    for number in range(table.seats):
        if s[seat_words(number) + PENDING] == NONE and open_tile(table, s, number) != NONE:
            return True
    return False


@jit
def _place_all(table: Table, s: Ints) -> None:
    """Let the choices of all seats take effect, and score a complete round."""
    turn = s[ROUND]
    place = 0 if s[CARD] == NONE else 1 + s[TURNED]
    for number in range(table.seats):
        at = seat_words(number)
        action = s[at + PENDING]
        s[choice_at(table, turn, number, place)] = action
        if action > 0:
            row = rest(table, s[at + SKY], action)
            low, high = covered(table, action, row)
            s[at + SKY] = raised(table, s[at + SKY], action, row)
            s[at + LOW] |= low
            s[at + HIGH] |= high
        s[at + PENDING] = NONE
        s[at + HIDDEN] = 0
    if s[CARD] != NONE:
        s[card_at(table, turn, s[TURNED])] = s[CARD]
        s[TURNED] += 1
        s[CARD] = NONE
        if s[LEFT] == 0:
            _score(table, s)


@jit
def _score(table: Table, s: Ints) -> None:
    turn = s[ROUND]
    for number in range(table.seats):
        at = seat_words(number)
        gained = points(table, table.boards[turn], s[at + LOW], s[at + HIGH])
        s[points_at(table, turn, number)] = gained
    if turn + 1 < len(table.boards):
        begin_round(table, s, turn + 1)


@jit
def begin_round(table: Table, s: Ints, turn: int) -> None:
    """§3.1, §5.2: all cards are shuffled again, boards are emptied."""
    s[ROUND] = turn
    s[DEALT] = 0
    s[TURNED] = 0
    s[CARD] = NONE
    s[LEFT] = (1 << len(table.first) - 1) - 1
    for number in range(table.seats):
        at = seat_words(number)
        s[at : at + SEAT_WORDS] = 0
        s[at + PENDING] = NONE
        s[start_at(table, turn, number)] = NONE
        first = choice_at(table, turn, number, 0)
        s[first : first + len(table.first)] = NONE
    first = card_at(table, turn, 0)
    s[first : first + len(table.first) - 1] = NONE


@jit
def total(table: Table, s: Ints, number: int) -> int:
    """Return the points of a seat for finished rounds."""
    points = 0
    for turn in range(s[ROUND] + 1):
        points += s[points_at(table, turn, number)]
    return points


@jit
def begin(table: Table, s: Ints) -> None:
    """Write the start of a game."""
    begin_round(table, s, 0)


@jit
def weight(table: Table, s: Ints, action: int) -> int:
    """Return 1: there is one card of each tile."""
    return 1


RULES = Rules(begin, to_move, legal, step, weight, total)
