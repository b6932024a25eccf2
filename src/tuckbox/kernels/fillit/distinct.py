"""FILLIT's turns without those that lead to a position another one reaches: what searches try.

Most turns can be played in either order with the same result; about half of them remain.
"""

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.fillit.board import NEIGHBOURS, RAYS, Table, path
from tuckbox.kernels.fillit.state import OVER, PAWN, SEAT, STONES, State, occupied, side_of
from tuckbox.kernels.fillit.turn import STEP_ALONE, STEP_FIRST, pack
from tuckbox.kernels.jit import jit


@jit
def list_distinct(board: Table, s: State, turns: State) -> int:
    """Write one turn for every position that can be reached; returns their number."""
    total = 0
    if s[OVER]:
        return total
    pawn, blocked = s[PAWN + s[SEAT]], occupied(s)
    stones = s[STONES + side_of(s, s[SEAT])]
    free = board[NEIGHBOURS, pawn] & ~blocked
    for direction in range(6):
        if board[RAYS + direction, pawn] & free:
            total = _append_steps(board, stones, direction << 12, turns, total)
    total = _append_step_first(board, s, blocked, turns, total)
    if total == 0:
        total = _append_steps(board, stones, STEP_ALONE << 15, turns, total)
    return total


@jit
def is_repeated_swap(stones: int, source: int, target: int) -> bool:
    """Two stones of one's own that change places: the same from either."""
    return bool(stones >> target & 1) and source > target


@jit
def _append_steps(board: Table, stones: int, prefix: int, turns: State, total: int) -> int:
    left = stones
    while left:
        stone = first(left)
        left &= left - 1
        near = board[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            if not is_repeated_swap(stones, stone, target):
                turns[total] = prefix | stone << 6 | target
                total += 1
    return total


@jit
def _append_step_first(board: Table, s: State, blocked: int, turns: State, total: int) -> int:
    pawn, stones = s[PAWN + s[SEAT]], s[STONES + side_of(s, s[SEAT])]
    left = stones
    while left:
        stone = first(left)
        left &= left - 1
        near = board[NEIGHBOURS, stone]
        while near:
            target = first(near)
            near &= near - 1
            if not is_repeated_swap(stones, stone, target):
                total = _append_slides(board, pawn, blocked, stone << 6 | target, turns, total)
    return total


@jit
def _append_slides(
    board: Table, pawn: int, blocked: int, stone: int, turns: State, total: int
) -> int:
    """The slides after a stone step that the step makes different from those before it."""
    source, target = stone >> 6, stone & 63
    start, obstacles = pawn, blocked
    if target == pawn:
        start = source
    elif not blocked >> target & 1:
        obstacles = blocked ^ ((1 << source) | (1 << target))
    for direction in range(6):
        hexes = path(board, start, direction, obstacles)
        if hexes == 0:
            continue
        # A slide that is the same before the step and passes neither end of it may come first.
        is_apart = target != pawn and not hexes >> target & 1
        if not is_apart or hexes != path(board, pawn, direction, blocked):
            turns[total] = pack(STEP_FIRST, direction, source, target)
            total += 1
    return total
