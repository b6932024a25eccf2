"""FILLIT's turns: which are legal, and what one does.

A turn is packed into one int: order, direction of the slide, the stone's hex, its target.
"""

from tuckbox.kernels.bitboard import count, first, last
from tuckbox.kernels.fillit.state import (
    CHIPS,
    MOST_SEATS,
    MOST_SIDES,
    OVER,
    PAWN,
    SEAT,
    STONES,
    SUPPLY,
    State,
    occupied,
    seat_after,
    side_to_move,
)
from tuckbox.kernels.fillit.table import NEIGHBOURS, RAYS, Table, climbs, end, path
from tuckbox.kernels.jit import jit

SLIDE_FIRST, STEP_FIRST, STEP_ALONE = 0, 1, 2
MOST_MOVES = 300
"""More than four stones, six steps each, six slides and two orders can give: 288."""


@jit
def pack(order: int, direction: int, source: int, target: int) -> int:
    return order << 15 | direction << 12 | source << 6 | target


@jit
def free_neighbours(table: Table, hex: int, blocked: int) -> int:
    """Return the neighbours into which a slide can start."""
    result: int = table[NEIGHBOURS, hex] & ~blocked
    return result


@jit
def after_step(pawn: int, blocked: int, source: int, target: int) -> tuple[int, int]:
    """Return where a pawn stands, and what stops it, after a stone step of its own side."""
    if target == pawn:
        return source, blocked
    if blocked >> target & 1:
        return pawn, blocked
    return pawn, blocked ^ ((1 << source) | (1 << target))


@jit
def legal(table: Table, s: State, moves: State) -> int:
    """Write all legal turns, ascending as packed, and return their number."""
    return _list(table, s, moves, False)


@jit
def list_distinct(table: Table, s: State, moves: State) -> int:
    """Write one turn for every position that can be reached, and return their number.

    Most turns can be played in either order with the same result; about half of them remain.
    """
    return _list(table, s, moves, True)


@jit
def _list(table: Table, s: State, moves: State, distinct: bool) -> int:
    total = 0
    if s[OVER]:
        return total
    pawn, stones, blocked = s[PAWN + s[SEAT]], s[STONES + side_to_move(s)], occupied(s)
    free = free_neighbours(table, pawn, blocked)
    for direction in range(6):
        if table[RAYS + direction, pawn] & free:
            prefix = SLIDE_FIRST << 15 | direction << 12
            total = _append_turns(table, pawn, stones, blocked, prefix, moves, total, distinct)
    step_first, step_alone = STEP_FIRST << 15, STEP_ALONE << 15
    total = _append_turns(table, pawn, stones, blocked, step_first, moves, total, distinct)
    if total == 0:
        # §3.6: a step alone only if no order allows a slide.
        total = _append_turns(table, pawn, stones, blocked, step_alone, moves, total, distinct)
    return total


@jit
def _is_repeated_swap(stones: int, source: int, target: int) -> bool:
    """Return whether this swap of two own stones is listed already, starting from the other one."""
    return bool(stones >> target & 1) and source > target


@jit
def _append_turns(
    table: Table,
    pawn: int,
    stones: int,
    blocked: int,
    prefix: int,
    moves: State,
    total: int,
    distinct: bool,
) -> int:
    """Append the turns that begin with this order and slide; return the new total.

    There is one for each stone step, or where the step comes first one for each slide after it.
    """
    left = stones
    while left:
        stone = first(left)
        left &= left - 1
        near = table[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            if distinct and _is_repeated_swap(stones, stone, target):
                continue
            if prefix == STEP_FIRST << 15:
                total = _append_slides(table, pawn, blocked, stone, target, moves, total, distinct)
            else:
                moves[total] = prefix | stone << 6 | target
                total += 1
    return total


@jit
def _append_slides(
    table: Table,
    pawn: int,
    blocked: int,
    source: int,
    target: int,
    moves: State,
    total: int,
    distinct: bool,
) -> int:
    """Append the slides after a stone step; if distinct, only those that the step makes different."""
    start, obstacles = after_step(pawn, blocked, source, target)
    free = free_neighbours(table, start, obstacles)
    for direction in range(6):
        if table[RAYS + direction, start] & free:
            hexes = path(table, start, direction, obstacles) if distinct else 0
            # A slide that is the same before the step and passes neither end of it may come first.
            is_apart = distinct and target != pawn and not hexes >> target & 1
            if not is_apart or hexes != path(table, pawn, direction, blocked):
                moves[total] = pack(STEP_FIRST, direction, source, target)
                total += 1
    return total


@jit
def slide_path(table: Table, s: State, turn: int) -> int:
    """Return the hexes over which the slide of a turn goes; none if it has no slide here."""
    pawn, blocked = s[PAWN + s[SEAT]], occupied(s)
    if turn >> 15 == STEP_FIRST:
        pawn, blocked = after_step(pawn, blocked, turn >> 6 & 63, turn & 63)
    return path(table, pawn, turn >> 12 & 7, blocked)


@jit
def is_legal(table: Table, s: State, turn: int) -> bool:
    """Return whether a turn with a slide that was legal elsewhere on this board is legal here."""
    if turn >> 15 == STEP_ALONE or not s[STONES + side_to_move(s)] >> (turn >> 6 & 63) & 1:
        return False
    return slide_path(table, s, turn) != 0


@jit
def step(table: Table, s: State, turn: int) -> None:
    """Carry out a legal turn: pieces, supplies, winner, next seat."""
    order, direction = turn >> 15, turn >> 12 & 7
    source, target = turn >> 6 & 63, turn & 63
    if order == SLIDE_FIRST:
        slide_pawn(table, s, direction)
    step_stone(s, source, target)
    if order == STEP_FIRST:
        slide_pawn(table, s, direction)
    side = side_to_move(s)
    if s[SUPPLY + side] == 0:
        s[OVER] = 1 + side
    s[SEAT] = seat_after(s, s[SEAT])


@jit
def slide_pawn(table: Table, s: State, direction: int) -> None:
    """Slide the pawn of the seat to move and lay chips."""
    seat = s[SEAT]
    hexes = path(table, s[PAWN + seat], direction, occupied(s))
    s[PAWN + seat] = end(hexes, direction)
    lay(s, side_to_move(s), hexes, climbs(direction))


@jit
def lay(s: State, side: int, hexes: int, from_low: bool) -> None:
    """Lay one's chips along a slide, in its order, until the supply is empty."""
    new = hexes & ~s[CHIPS + side]
    while count(new) > s[SUPPLY + side]:
        # §4.9: the end of the path stays as it is when the chips run out.
        new ^= 1 << last(new) if from_low else new & -new
    for other in range(MOST_SIDES):
        back = s[CHIPS + other] & new
        s[CHIPS + other] ^= back
        s[SUPPLY + other] += count(back)
    s[CHIPS + side] |= new
    s[SUPPLY + side] -= count(new)


@jit
def step_stone(s: State, source: int, target: int) -> None:
    """Let a stone change places with whatever is on the target."""
    side = side_to_move(s)
    both = (1 << source) | (1 << target)
    for other in range(MOST_SIDES):
        if s[STONES + other] >> target & 1:
            # §5.3, §5.6: two stones change places; of one colour, nothing changes.
            s[STONES + other] ^= both
            s[STONES + side] ^= both
            return
    s[STONES + side] ^= both
    for other in range(MOST_SIDES):
        if s[CHIPS + other] >> target & 1:
            s[CHIPS + other] ^= both
    for seat in range(MOST_SEATS):
        if s[PAWN + seat] == target:
            s[PAWN + seat] = source
