"""The rules of BITS over flat states: the actors to move, legal actions, and what an entry does."""

from tuckbox.kernels.bits.landing import fitting, lay
from tuckbox.kernels.bits.score import points
from tuckbox.kernels.bits.state import (
    CARD,
    CARDS,
    DEALT,
    HIDDEN,
    LAID,
    LEFT,
    NEUTRAL,
    NONE,
    OUT,
    PENDING,
    POINTS,
    SCORED,
    SEAT_WORDS,
    SKY,
    START,
    STONES,
    TASK,
    TASKS,
    TURNED,
    board_of,
    put_board,
    seat_words,
    sheet,
)
from tuckbox.kernels.bits.table import CARDS as BUILDING_CARDS
from tuckbox.kernels.bits.table import (
    NAMED,
    SHAPE,
    SLOTS,
    STACK,
    STACK_DRAWN_ANEW,
    STACK_WITH_SHAPE,
    Ints,
    Table,
)
from tuckbox.kernels.bits.table import NEUTRAL as NEUTRAL_WAY
from tuckbox.kernels.bits.table import TURNED as OTHER_WAY
from tuckbox.kernels.jit import jit
from tuckbox.kernels.simultaneous_rules import Rules


@jit
def is_between_rounds(s: Ints) -> bool:
    """Return whether all rounds begun are scored."""
    return s[TASKS] == s[SCORED]


@jit
def is_over(table: Table, s: Ints) -> bool:
    """Return whether all rounds are scored."""
    return is_between_rounds(s) and s[SCORED] == table.rounds


@jit
def owed_stone(table: Table, s: Ints, number: int) -> int:
    """Return the stone that a seat would have to place now, were its board not full; or NONE."""
    if is_between_rounds(s) or s[DEALT] < table.seats:
        return NONE
    at = seat_words(table, number)
    return s[CARD] if s[at + LAID] > 0 else s[at + START]


@jit
def _owes(table: Table, s: Ints, number: int) -> bool:
    at = seat_words(table, number)
    if s[at + PENDING] != NONE or owed_stone(table, s, number) == NONE:
        return False
    return fitting(s[at + SKY]) != 0


@jit
def to_move(table: Table, s: Ints) -> int:
    """Return the actors to move, as bits: 1 is chance, then the seats; 0 when the game is over."""
    if is_over(table, s):
        return 0
    missing, hidden = 0, 0
    for number in range(table.seats):
        if _owes(table, s, number):
            missing |= 2 << number
            hidden |= s[seat_words(table, number) + HIDDEN] * (2 << number)
    if missing == 0:
        return 1
    # Seats whose choice is hidden from the viewer choose again, after all others.
    return missing & ~hidden if missing & ~hidden != 0 else missing


@jit
def legal(table: Table, s: Ints, who: int, actions: Ints) -> int:
    """Write the legal actions of an actor to move, ascending, and return how many there are."""
    if who == 0:
        return list_draws(table, s, actions)
    at = seat_words(table, who - 1)
    slots = fitting(s[at + SKY])
    stone = owed_stone(table, s, who - 1)
    one, other = table.stone[stone, NAMED], table.stone[stone, OTHER_WAY]
    # §3.9, §3.12: the neutral stone instead, once per round; it can't replace the starting stone.
    has_neutral = s[at + NEUTRAL] == 1 and s[at + LAID] > 0
    count = 0
    for pair in range(len(table.pair)):
        # A double has the neutral pair in the place of its own turned round.
        if has_neutral if pair == table.neutral else pair in (one, other):
            count = _write(pair, slots, actions, count)
    return count


@jit
def _write(pair: int, slots: int, actions: Ints, count: int) -> int:
    for slot in range(SLOTS):
        if slots >> slot & 1:
            actions[count] = pair * SLOTS + slot
            count += 1
    return count


@jit
def list_placements(
    stones: Ints, neutral: int, stone: int, slots: int, has_neutral: int, laid: int, actions: Ints
) -> int:
    """Write the placements of a stone where these slots fit, and return how many there are.

    As `legal` for a board without a state, and in another order. The first stone can't be replaced.
    """
    count = 0
    for way in range(NEUTRAL_WAY + int(has_neutral and laid > 0)):
        pair = stones[stone, way]
        # A double has the neutral pair in the place of its own turned round.
        if way != OTHER_WAY or pair != neutral:
            count = _write(pair, slots, actions, count)
    return count


@jit
def list_draws(table: Table, s: Ints, actions: Ints) -> int:
    """Write the draws that chance may make, ascending, and return how many there are."""
    cards = len(table.pair) * SLOTS
    starts = cards + len(table.stone)
    tasks = starts + len(table.start)
    count = 0
    if is_between_rounds(s):
        for card in range(len(table.task)):
            if table.task[card, STACK] == s[TASKS] and not s[OUT] >> card & 1:
                actions[count] = tasks + card
                count += 1
    elif s[DEALT] < table.seats:
        for card in range(len(table.start)):
            if not _is_dealt(table, s, table.start[card]):
                actions[count] = starts + card
                count += 1
    else:
        for stone in range(len(table.stone)):
            if s[LEFT + stone] > 0:
                actions[count] = cards + stone
                count += 1
    return count


@jit
def _is_dealt(table: Table, s: Ints, stone: int) -> bool:
    for number in range(s[DEALT]):
        if s[seat_words(table, number) + START] == stone:
            return True
    return False


@jit
def weight(table: Table, s: Ints, action: int) -> int:
    """Return the number of cards that a draw stands for."""
    stone = action - len(table.pair) * SLOTS
    return s[LEFT + stone] if stone < len(table.stone) else 1


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
    s[seat_words(table, number) + PENDING] = action
    for other in range(table.seats):
        if _owes(table, s, other):
            return
    _lay_all(table, s)


@jit
def draw(table: Table, s: Ints, action: int) -> None:
    """Turn or deal a card."""
    drawn, stones, starts = action - len(table.pair) * SLOTS, len(table.stone), len(table.start)
    if drawn < stones:
        s[CARD] = drawn
        s[LEFT + drawn] -= 1
    elif drawn < stones + starts:
        s[seat_words(table, s[DEALT]) + START] = table.start[drawn - stones]
        s[DEALT] += 1
    else:
        _turn_task(table, s, drawn - stones - starts)


@jit
def _turn_task(table: Table, s: Ints, card: int) -> None:
    # §3.3, §3.4: a card of stack 3 that shows the shape of the open card of stack 2 is put out.
    repeats = table.task[card, SHAPE] == table.task[s[TASK + STACK_WITH_SHAPE], SHAPE]
    if table.task[card, STACK] == STACK_DRAWN_ANEW and repeats:
        s[OUT] |= 1 << card
        return
    turn = s[TASKS]
    s[TASK + turn] = card
    s[TASKS] += 1
    clear(table, s)
    for number in range(table.seats):
        at = sheet(table, turn, number) + STONES
        s[at : sheet(table, turn, number + 1)] = NONE


@jit
def clear(table: Table, s: Ints) -> None:
    """Empty all boards and shuffle the cards of a round again."""
    s[DEALT] = 0
    s[TURNED] = 0
    s[CARD] = NONE
    s[CARDS:LEFT] = NONE
    for stone in range(len(table.stone)):
        s[LEFT + stone] = table.stone[stone, BUILDING_CARDS]
    for number in range(table.seats):
        at = seat_words(table, number)
        s[at : at + SEAT_WORDS] = 0
        s[at + PENDING] = NONE
        s[at + START] = NONE
        s[at + NEUTRAL] = 1


@jit
def begin(table: Table, s: Ints) -> None:
    """Write the start of a game."""
    s[:] = 0
    s[TASK:CARDS] = NONE
    clear(table, s)


@jit
def _lay_all(table: Table, s: Ints) -> None:
    """Let the choices of all seats take effect, and score a round that is full."""
    is_full = True
    for number in range(table.seats):
        at = seat_words(table, number)
        if s[at + PENDING] != NONE:
            _lay(table, s, number)
        s[at + PENDING] = NONE
        s[at + HIDDEN] = 0
        is_full = is_full and fitting(s[at + SKY]) == 0
    if s[CARD] != NONE:
        s[CARDS + s[TURNED]] = s[CARD]
        s[TURNED] += 1
        s[CARD] = NONE
    # §5.1: the round ends when nothing fits for any seat.
    if is_full:
        _score(table, s)


@jit
def _lay(table: Table, s: Ints, number: int) -> None:
    at = seat_words(table, number)
    action = s[at + PENDING]
    put_board(s, at, lay(table, board_of(s, at), action))
    s[sheet(table, s[TASKS] - 1, number) + STONES + s[at + LAID]] = action
    s[at + LAID] += 1
    if action // SLOTS == table.neutral:
        s[at + NEUTRAL] = 0


@jit
def _score(table: Table, s: Ints) -> None:
    tasks = s[TASK : TASK + s[TASKS]]
    for number in range(table.seats):
        at = seat_words(table, number)
        gained = points(table, tasks, board_of(s, at))
        s[sheet(table, s[SCORED], number) + POINTS] = gained
    s[SCORED] += 1


@jit
def total(table: Table, s: Ints, number: int) -> int:
    """Return the points of a seat for finished rounds."""
    gained = 0
    for turn in range(s[SCORED]):
        gained += s[sheet(table, turn, number) + POINTS]
    return gained


RULES = Rules(begin, to_move, legal, step, weight, total)
