"""FILLIT for learners, a turn in two halves or whole.

With S stone steps on the board, halves are 6 slides by direction and then S stone steps in the
order of their texts. Whole turns are 6 S that begin with the slide, 6 S that begin with the stone
step, and S stone steps alone; each six by direction, and then by stone step.
"""

from tuckbox.envs.fillit.repetition import (
    hash_of,
    keep_base,
    note_turn,
    packed_turn,
)
from tuckbox.envs.fillit.table import (
    CHIPS_BEFORE,
    FIRST_HALF,
    HALF,
    HASHES,
    MOST_TURNS,
    NOTHING,
    SHORT_SIZE,
    SLID,
    STEPPED,
    TURNS,
    WAYS,
    Table,
)
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import Choices, EnvRules
from tuckbox.envs.shared_rules import no_draw, seat_after, seat_on_turn
from tuckbox.kernels.bitboard import first
from tuckbox.kernels.fillit import rules
from tuckbox.kernels.fillit.history import chips_on_board
from tuckbox.kernels.fillit.rules import (
    STEP_ALONE,
    STEP_FIRST,
    after_step,
    free_neighbours,
    slide_pawn,
    step_stone,
)
from tuckbox.kernels.fillit.state import (
    CHIPS,
    DRAWN,
    OVER,
    PAWN,
    SEAT,
    STONES,
    SUPPLY,
    TIMES,
    State,
    occupied,
    side_of,
    side_to_move,
)
from tuckbox.kernels.fillit.state import (
    seat_after as next_seat,
)
from tuckbox.kernels.fillit.table import NEIGHBOURS, RAYS
from tuckbox.kernels.jit import jit

take_turn = rules.step


@jit
def begin(table: Table, s: State) -> None:
    for word in range(SHORT_SIZE):
        s[word] = table.start[word]
    if s.size > SHORT_SIZE:
        keep_base(s)
        s[HASHES] = hash_of(s)


@jit
def _directions(table: Table, hex: int, blocked: int, choices: Choices, found: int) -> int:
    """Write the directions in which a pawn can slide from here."""
    free = free_neighbours(table.rules, hex, blocked)
    for direction in range(WAYS):
        choices[found] = direction
        found += int(table.rules[RAYS + direction, hex] & free != 0)
    return found


@jit
def _steps(table: Table, s: State, choices: Choices, found: int, must_free: bool) -> int:
    """Write the stone steps, or only those after which the pawn can slide."""
    pawn, blocked, stones = s[PAWN + s[SEAT]], occupied(s), s[STONES + side_to_move(s)]
    while stones:
        stone = first(stones)
        stones &= stones - 1
        near = table.rules[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            choices[found] = WAYS + table.number[stone, target]
            start, obstacles = after_step(pawn, blocked, stone, target)
            is_free = free_neighbours(table.rules, start, obstacles) != 0
            found += int(is_free or not must_free)
    return found


@jit
def legal_halves(table: Table, s: State, seat: int, choices: Choices) -> int:
    """Write the halves that lead to a legal turn; return how many there are."""
    pawn, blocked = s[PAWN + seat], occupied(s)
    if s[HALF] == SLID:
        return _steps(table, s, choices, 0, False)
    found = _directions(table, pawn, blocked, choices, 0)
    if s[HALF] == STEPPED:
        return found
    found = _steps(table, s, choices, found, True)
    # §3.6: a step alone only if no order allows a slide.
    return found if found else _steps(table, s, choices, 0, False)


@jit
def play_half(table: Table, s: State, seat: int, action: int) -> None:
    """Carry out one half of a turn; after the second, or a step alone, the turn is over."""
    steps = len(table.steps)
    if s[HALF] == NOTHING:
        s[CHIPS_BEFORE] = chips_on_board(s)
        s[FIRST_HALF] = action
    if action < WAYS:
        slide_pawn(table.rules, s, action)
        if s[HALF] == NOTHING:
            s[HALF] = SLID
            return
        turn = (WAYS + action) * steps + s[FIRST_HALF] - WAYS
    else:
        is_alone = s[HALF] == NOTHING and not can_slide(table, s, seat, action)
        packed = table.steps[action - WAYS]
        step_stone(s, packed >> 6, packed & 63)
        if s[HALF] == NOTHING and not is_alone:
            s[HALF] = STEPPED
            return
        turn = (2 * WAYS if is_alone else s[FIRST_HALF]) * steps + action - WAYS
    _end_turn(table, s, turn)


@jit
def can_slide(table: Table, s: State, seat: int, action: int) -> bool:
    """Return whether the pawn can slide after a stone step."""
    packed = table.steps[action - WAYS]
    start, obstacles = after_step(s[PAWN + seat], occupied(s), packed >> 6, packed & 63)
    return free_neighbours(table.rules, start, obstacles) != 0


@jit
def _end_turn(table: Table, s: State, turn: int) -> None:
    """§6.1: an empty supply wins; otherwise the next seat is to move."""
    side = side_to_move(s)
    if s[SUPPLY + side] == 0:
        s[OVER] = 1 + side
    s[SEAT] = next_seat(s, s[SEAT])
    _count_turn(table, s, turn)


@jit
def _count_turn(table: Table, s: State, turn: int) -> None:
    s[HALF] = NOTHING
    s[TURNS] += 1
    if s.size > SHORT_SIZE:
        note_turn(table, s, turn)


@jit
def legal_turns(table: Table, s: State, seat: int, choices: Choices) -> int:
    """Write the legal whole turns; return how many there are."""
    blocked, pawn = occupied(s), s[PAWN + seat]
    found = _turns(table, s, choices, 0, 0, pawn, blocked)
    found = _turns(table, s, choices, found, STEP_FIRST, pawn, blocked)
    return found if found else _turns(table, s, choices, 0, STEP_ALONE, pawn, blocked)


@jit
def _turns(
    table: Table, s: State, choices: Choices, found: int, order: int, pawn: int, blocked: int
) -> int:
    """Write the turns of one order."""
    steps, stones = len(table.steps), s[STONES + side_to_move(s)]
    while stones:
        stone = first(stones)
        stones &= stones - 1
        near = table.rules[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            number = WAYS * order * steps + table.number[stone, target]
            start, obstacles = pawn, blocked
            if order == STEP_FIRST:
                start, obstacles = after_step(pawn, blocked, stone, target)
            free = free_neighbours(table.rules, start, obstacles)
            for direction in range(1 if order == STEP_ALONE else WAYS):
                choices[found] = number + direction * steps
                is_open = table.rules[RAYS + direction, start] & free != 0
                found += int(is_open or order == STEP_ALONE)
    return found


@jit
def play_turn(table: Table, s: State, seat: int, turn: int) -> None:
    s[CHIPS_BEFORE] = chips_on_board(s)
    take_turn(table.rules, s, packed_turn(table, turn))
    _count_turn(table, s, turn)


@jit
def standing(table: Table, s: State, seat: int) -> int:
    """Return the chips left as minus points: fewer are better."""
    left: int = s[SUPPLY + side_of(s, seat)]
    return -left


@jit
def winners(table: Table, s: State) -> int:
    """Return the seats of the side that has laid its last chip; none after a draw."""
    found = 0
    if s[OVER] != 0 and s[OVER] != DRAWN:
        for seat in range(table.seats):
            found |= int(side_of(s, seat) == s[OVER] - 1) << seat
    return found


@jit
def is_cut(table: Table, s: State) -> bool:
    return s[TURNS] >= MOST_TURNS


@jit
def _mark(bits: int, at: int, table: Table, row: Row) -> None:
    while bits:
        row[at + table.cell[first(bits)]] = 1
        bits &= bits - 1


@jit
def observe(table: Table, s: State, seat: int, row: Row) -> None:
    """Write the board as it lies, also after the first half of a turn; nothing is hidden."""
    row[:] = 0
    side, at = side_of(s, seat), 2 * table.sides * table.cells
    supplies = at + table.seats * table.cells
    for place in range(table.sides):
        other = seat_after(side, place, table.sides)
        _mark(s[CHIPS + other], place * table.cells, table, row)
        _mark(s[STONES + other], (table.sides + place) * table.cells, table, row)
        row[supplies + place] = s[SUPPLY + other]
    for place in range(table.seats):
        other = seat_after(seat, place, table.seats)
        row[at + place * table.cells + table.cell[s[PAWN + other]]] = 1
    half = supplies + table.sides
    row[half + s[HALF]] = 1
    row[half + 3] = s[SEAT] == seat
    row[half + 4] = s[TIMES]


HALVES = EnvRules(
    begin, no_draw, seat_on_turn, legal_halves, play_half, observe, standing, winners, is_cut
)
WHOLE = EnvRules(
    begin, no_draw, seat_on_turn, legal_turns, play_turn, observe, standing, winners, is_cut
)
