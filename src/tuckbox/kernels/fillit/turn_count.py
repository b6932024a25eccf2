"""How many turns are legal and which is the n-th, without listing them: random play lives on that.

It works because the stone steps do not depend on the slide, and because a stone step changes the
slides only next to the pawn.
"""

from tuckbox.kernels.bitboard import count, first, nth
from tuckbox.kernels.fillit.rules import STEP_ALONE, STEP_FIRST, after_step, free_neighbours, pack
from tuckbox.kernels.fillit.state import OVER, PAWN, SEAT, STONES, State, occupied, side_to_move
from tuckbox.kernels.fillit.table import NEIGHBOURS, RAYS, Table
from tuckbox.kernels.jit import jit


@jit
def slides_after(table: Table, pawn: int, blocked: int, source: int, target: int) -> int:
    """Return how many slides a pawn has after a stone step of its own side."""
    start, obstacles = after_step(pawn, blocked, source, target)
    return count(free_neighbours(table, start, obstacles))


@jit
def step_first_turns(table: Table, pawn: int, blocked: int, stone: int) -> int:
    """Return how many turns begin with a step of this stone."""
    near = table[NEIGHBOURS, stone]
    beside = table[NEIGHBOURS, pawn]
    slides = count(beside & ~blocked)
    empty = near & ~blocked
    freed = beside >> stone & 1
    taken = near & blocked & ~(1 << pawn)
    total: int = count(empty) * (slides + freed) - count(empty & beside) + count(taken) * slides
    if near >> pawn & 1:
        total += count(near & ~blocked)
    return total


@jit
def steps(table: Table, stones: int) -> int:
    """Return how many steps a side's stones have, whatever lies there."""
    total = 0
    while stones:
        total += count(table[NEIGHBOURS, first(stones)])
        stones &= stones - 1
    return total


@jit
def count_legal(table: Table, s: State) -> int:
    """Return the number of legal turns."""
    if s[OVER]:
        return 0
    pawn, stones, blocked = s[PAWN + s[SEAT]], s[STONES + side_to_move(s)], occupied(s)
    all_steps = steps(table, stones)
    total = all_steps * count(free_neighbours(table, pawn, blocked))
    left = stones
    while left:
        total += step_first_turns(table, pawn, blocked, first(left))
        left &= left - 1
    # §3.6: a step alone only if no order allows a slide.
    return total if total else all_steps


@jit
def nth_direction(table: Table, hex: int, blocked: int, n: int) -> int:
    """Return the n-th direction, clockwise from the right, in which a pawn can slide."""
    free = free_neighbours(table, hex, blocked)
    for direction in range(6):
        if table[RAYS + direction, hex] & free:
            if n == 0:
                return direction
            n -= 1
    return -1


@jit
def nth_step(table: Table, stones: int, n: int) -> int:
    """Return the n-th stone step, packed."""
    while True:
        stone = first(stones)
        near = table[NEIGHBOURS, stone]
        if n < count(near):
            return stone << 6 | nth(near, n)
        n -= count(near)
        stones &= stones - 1


@jit
def nth_legal(table: Table, s: State, n: int) -> int:
    """Return the n-th legal turn, 0 ≤ n < `count_legal`."""
    pawn, stones, blocked = s[PAWN + s[SEAT]], s[STONES + side_to_move(s)], occupied(s)
    all_steps = steps(table, stones)
    slides = count(free_neighbours(table, pawn, blocked))
    if n < all_steps * slides:
        direction = nth_direction(table, pawn, blocked, n // all_steps)
        return direction << 12 | nth_step(table, stones, n % all_steps)
    n -= all_steps * slides
    left = stones
    while left:
        stone = first(left)
        turns = step_first_turns(table, pawn, blocked, stone)
        if n < turns:
            return nth_with(table, pawn, blocked, stone, n)
        n -= turns
        left &= left - 1
    return STEP_ALONE << 15 | nth_step(table, stones, n)


@jit
def nth_with(table: Table, pawn: int, blocked: int, stone: int, n: int) -> int:
    """Return the n-th of the turns that begin with a step of this stone."""
    near = table[NEIGHBOURS, stone]
    while True:
        target = first(near)
        slides = slides_after(table, pawn, blocked, stone, target)
        if n < slides:
            break
        n -= slides
        near &= near - 1
    start, obstacles = after_step(pawn, blocked, stone, target)
    return pack(STEP_FIRST, nth_direction(table, start, obstacles, n), stone, target)
