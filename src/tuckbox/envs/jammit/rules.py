"""JAMMIT for learners: every action and every board as the corner of the seat's pawn sees it.

Actions of a board with W columns: 2 W inserts (the column from the left, then whose coin goes in
first: the next seat's or the other), W² pairs of columns for extra coins, and six corners counted
clockwise from one's own. Two columns that are the same, and one's own corner, are never legal.
"""

from tuckbox.envs.jammit.table import KINDS, STAGES, Table
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import Choices, EnvRules
from tuckbox.envs.shared_rules import never_cut, no_draw, seat_after, seat_on_turn
from tuckbox.kernels.bitboard import first
from tuckbox.kernels.jammit import rules
from tuckbox.kernels.jammit.state import (
    COLOURS,
    EXTRA,
    HEXES,
    INSERT,
    NEUTRAL,
    OVER,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    TAKEN,
    State,
)
from tuckbox.kernels.jammit.table import CORNERS
from tuckbox.kernels.jit import jit

enter = rules.step


@jit
def begin(table: Table, s: State) -> None:
    for word in range(s.size):
        s[word] = table.start[word]


@jit
def legal(table: Table, s: State, seat: int, choices: Choices) -> int:
    """Write the legal actions of the seat to move; return how many there are."""
    width = table.rules.shape[1]
    found = 0
    if s[PHASE] == INSERT:
        for action in range(2 * width):
            choices[action] = action
        return 2 * width
    if s[PHASE] == EXTRA:
        for pair in range(width * width):
            choices[found] = 2 * width + pair
            found += 1 if pair % (width + 1) else 0
        return found
    taken = 0
    for pawn in range(table.seats):
        taken |= 1 << (s[PAWN + pawn] - s[PAWN + seat] + CORNERS) % CORNERS
    for corner in range(CORNERS):
        choices[found] = 2 * width + width * width + corner
        found += ~taken >> corner & 1
    return found


@jit
def entry_of(table: Table, s: State, seat: int, action: int) -> int:
    """Return a legal action as the twin numbers the entries of the step that is due."""
    width, corner = table.rules.shape[1], s[PAWN + seat]
    if s[PHASE] == INSERT:
        # The twin names coins in the order of their letters: for red, the next seat's first.
        is_turned = int(seat > 0)
        return 2 * table.column[corner, action >> 1] + (action & 1 ^ is_turned)
    if s[PHASE] == EXTRA:
        pair = action - 2 * width
        one, other = table.column[corner, pair // width], table.column[corner, pair % width]
        return one * width + other
    return (corner + action - 2 * width - width * width) % CORNERS


@jit
def play(table: Table, s: State, seat: int, action: int) -> None:
    enter(table.rules, s, entry_of(table, s, seat, action))


@jit
def standing(table: Table, s: State, seat: int) -> int:
    points: int = s[POINTS + seat]
    return points


@jit
def winners(table: Table, s: State) -> int:
    return 1 << (s[OVER] - 1) if s[OVER] else 0


@jit
def observe(table: Table, s: State, seat: int, row: Row) -> None:
    """Write the board as the seat's corner sees it; nothing is hidden."""
    row[:] = 0
    corner = s[PAWN + seat]
    taken = s[TAKEN]
    while taken:
        hex = first(taken)
        taken &= taken - 1
        row[table.plane[seat, s[HEXES + hex]] + table.place[corner, hex]] = 1
    at = KINDS * COLOURS * table.cells
    stage = at + table.seats * CORNERS
    row[stage + s[PHASE]] = 1
    row[stage + STAGES] = s[SEAT] == seat
    points = stage + STAGES + 1
    for place in range(table.seats):
        number = seat_after(seat, place, table.seats)
        row[at + place * CORNERS + (s[PAWN + number] - corner + CORNERS) % CORNERS] = 1
        row[points + place] = s[POINTS + number]
        row[points + table.seats + place] = s[NEUTRAL + number]


RULES = EnvRules(begin, no_draw, seat_on_turn, legal, play, observe, standing, winners, never_cut)
