"""FILLIT's turns: how many there are, which is the n-th, what one does.

A turn is packed into one int: order, direction of the slide, stone's hex, its target. The number
of turns is known without listing them, because the stone steps do not depend on the slide and a
stone step changes the slides only next to the pawn; random play lives on that.
"""

from tuckbox.kernels.bitboard import count, first
from tuckbox.kernels.fillit.board import NEIGHBOURS, RAYS, Table, climbs, end, path
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
    lay,
    occupied,
    seat_after,
    side_of,
)
from tuckbox.kernels.jit import jit

SLIDE_FIRST, STEP_FIRST, STEP_ALONE = 0, 1, 2
MOST_TURNS = 300
"""More than four stones, six steps each, six slides and two orders can give: 288."""


@jit
def pack(order: int, direction: int, source: int, target: int) -> int:
    return order << 15 | direction << 12 | source << 6 | target


@jit
def free_neighbours(board: Table, hex: int, blocked: int) -> int:
    """The neighbours into which a slide can start."""
    result: int = board[NEIGHBOURS, hex] & ~blocked
    return result


@jit
def slides_after(board: Table, pawn: int, blocked: int, source: int, target: int) -> int:
    """How many slides a pawn has after a stone step of its own side."""
    both = (1 << source) | (1 << target)
    if target == pawn:
        return count(free_neighbours(board, source, blocked))
    if blocked >> target & 1:
        return count(free_neighbours(board, pawn, blocked))
    return count(free_neighbours(board, pawn, blocked ^ both))


@jit
def step_first_turns(board: Table, pawn: int, blocked: int, stone: int) -> int:
    """How many turns begin with a step of this stone."""
    near = board[NEIGHBOURS, stone]
    beside = board[NEIGHBOURS, pawn]
    slides = count(beside & ~blocked)
    empty = near & ~blocked
    freed = beside >> stone & 1
    taken = near & blocked & ~(1 << pawn)
    total: int = count(empty) * (slides + freed) - count(empty & beside) + count(taken) * slides
    if near >> pawn & 1:
        total += count(near & ~blocked)
    return total


@jit
def steps(board: Table, stones: int) -> int:
    """How many steps a side's stones have, whatever lies there."""
    total = 0
    while stones:
        total += count(board[NEIGHBOURS, first(stones)])
        stones &= stones - 1
    return total


@jit
def count_turns(board: Table, s: State) -> int:
    """The number of legal turns."""
    if s[OVER]:
        return 0
    seat = s[SEAT]
    pawn, stones, blocked = s[PAWN + seat], s[STONES + side_of(s, seat)], occupied(s)
    all_steps = steps(board, stones)
    total = all_steps * count(free_neighbours(board, pawn, blocked))
    left = stones
    while left:
        total += step_first_turns(board, pawn, blocked, first(left))
        left &= left - 1
    # §3.6: a step alone only if no order allows a slide.
    return total if total else all_steps


@jit
def nth(bits: int, n: int) -> int:
    """The n-th member of a set, counted from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return first(bits)


@jit
def nth_direction(board: Table, hex: int, blocked: int, n: int) -> int:
    """The n-th direction, clockwise from the right, in which a pawn can slide."""
    free = free_neighbours(board, hex, blocked)
    for direction in range(6):
        if board[RAYS + direction, hex] & free:
            if n == 0:
                return direction
            n -= 1
    return -1


@jit
def nth_step(board: Table, stones: int, n: int) -> int:
    """The n-th stone step, packed."""
    while True:
        stone = first(stones)
        near = board[NEIGHBOURS, stone]
        if n < count(near):
            return stone << 6 | nth(near, n)
        n -= count(near)
        stones &= stones - 1


@jit
def nth_turn(board: Table, s: State, n: int) -> int:
    """The n-th legal turn, 0 ≤ n < `count_turns`."""
    seat = s[SEAT]
    pawn, stones, blocked = s[PAWN + seat], s[STONES + side_of(s, seat)], occupied(s)
    all_steps = steps(board, stones)
    slides = count(free_neighbours(board, pawn, blocked))
    if n < all_steps * slides:
        direction = nth_direction(board, pawn, blocked, n // all_steps)
        return direction << 12 | nth_step(board, stones, n % all_steps)
    n -= all_steps * slides
    left = stones
    while left:
        stone = first(left)
        turns = step_first_turns(board, pawn, blocked, stone)
        if n < turns:
            return nth_with(board, pawn, blocked, stone, n)
        n -= turns
        left &= left - 1
    return STEP_ALONE << 15 | nth_step(board, stones, n)


@jit
def nth_with(board: Table, pawn: int, blocked: int, stone: int, n: int) -> int:
    """The n-th of the turns that begin with a step of this stone."""
    near = board[NEIGHBOURS, stone]
    while True:
        target = first(near)
        slides = slides_after(board, pawn, blocked, stone, target)
        if n < slides:
            break
        n -= slides
        near &= near - 1
    start, obstacles = pawn, blocked
    if target == pawn:
        start = stone
    elif not blocked >> target & 1:
        obstacles ^= (1 << stone) | (1 << target)
    return pack(STEP_FIRST, nth_direction(board, start, obstacles, n), stone, target)


@jit
def list_turns(board: Table, s: State, turns: State) -> int:
    """Write all legal turns, ascending as packed; returns their number."""
    total = 0
    if s[OVER]:
        return total
    seat = s[SEAT]
    pawn, stones, blocked = s[PAWN + seat], s[STONES + side_of(s, seat)], occupied(s)
    free = free_neighbours(board, pawn, blocked)
    for direction in range(6):
        if board[RAYS + direction, pawn] & free:
            total = _append_steps(board, stones, direction << 12, turns, total)
    total = _append_step_first(board, s, blocked, turns, total)
    if total == 0:
        total = _append_steps(board, stones, STEP_ALONE << 15, turns, total)
    return total


@jit
def _append_steps(board: Table, stones: int, prefix: int, turns: State, total: int) -> int:
    while stones:
        stone = first(stones)
        near = board[NEIGHBOURS, stone]
        while near:
            turns[total] = prefix | stone << 6 | first(near)
            total += 1
            near &= near - 1
        stones &= stones - 1
    return total


@jit
def _append_step_first(board: Table, s: State, blocked: int, turns: State, total: int) -> int:
    pawn, stones = s[PAWN + s[SEAT]], s[STONES + side_of(s, s[SEAT])]
    while stones:
        stone = first(stones)
        near = board[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            start, obstacles = pawn, blocked
            if target == pawn:
                start = stone
            elif not blocked >> target & 1:
                obstacles = blocked ^ ((1 << stone) | (1 << target))
            free = free_neighbours(board, start, obstacles)
            for direction in range(6):
                if board[RAYS + direction, start] & free:
                    turns[total] = pack(STEP_FIRST, direction, stone, target)
                    total += 1
        stones &= stones - 1
    return total


@jit
def slide(board: Table, s: State, direction: int) -> None:
    """Slide the pawn of the seat to move and lay chips."""
    seat = s[SEAT]
    hexes = path(board, s[PAWN + seat], direction, occupied(s))
    s[PAWN + seat] = end(hexes, direction)
    lay(s, side_of(s, seat), hexes, climbs(direction))


@jit
def step(s: State, source: int, target: int) -> None:
    """A stone changes places with whatever is on the target."""
    side = side_of(s, s[SEAT])
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


@jit
def is_possible(board: Table, s: State, turn: int) -> bool:
    """Whether a turn with a slide is legal here; for one that was legal elsewhere on this board."""
    order, direction = turn >> 15, turn >> 12 & 7
    source, target = turn >> 6 & 63, turn & 63
    stones, pawn = s[STONES + side_of(s, s[SEAT])], s[PAWN + s[SEAT]]
    if order == STEP_ALONE or not stones >> source & 1:
        return False
    blocked = occupied(s)
    if order == STEP_FIRST:
        if target == pawn:
            pawn = source
        elif not blocked >> target & 1:
            blocked ^= (1 << source) | (1 << target)
    return path(board, pawn, direction, blocked) != 0


@jit
def play(board: Table, s: State, turn: int) -> None:
    """Carry out a legal turn: pieces, supplies, winner, next seat."""
    order, direction = turn >> 15, turn >> 12 & 7
    source, target = turn >> 6 & 63, turn & 63
    if order == SLIDE_FIRST:
        slide(board, s, direction)
    step(s, source, target)
    if order == STEP_FIRST:
        slide(board, s, direction)
    side = side_of(s, s[SEAT])
    if s[SUPPLY + side] == 0:
        s[OVER] = 1 + side
    s[SEAT] = seat_after(s, s[SEAT])
