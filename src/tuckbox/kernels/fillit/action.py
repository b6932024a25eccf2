"""Packed turns as actions: a turn's place among the texts of all turns, by arithmetic.

In the order of texts come first the turns that begin with a slide, by its end and then by the
stone step; then those that begin with a stone step, each alone and then by the end of its slide.
"""

import numpy as np

from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fillit.board import NEIGHBOURS, Table, end, path
from tuckbox.kernels.fillit.state import PAWN, SEAT, SIZE, State, occupied
from tuckbox.kernels.fillit.turn import (
    MOST_TURNS,
    SLIDE_FIRST,
    STEP_ALONE,
    STEP_FIRST,
    list_turns,
    nth,
    pack,
    step,
)
from tuckbox.kernels.jit import jit


@jit
def count_steps(board: Table, hexes: int) -> int:
    """How many stone steps start on the first so many hexes; on all of them, how many there are."""
    total = 0
    for hex in range(hexes):
        total += count(board[NEIGHBOURS, hex])
    return total


@jit
def count_actions(board: Table) -> int:
    """All turns that can ever be legal on a board."""
    hexes = board.shape[1]
    total: int = count_steps(board, hexes) * (2 * hexes + 1)
    return total


@jit
def after_first_part(s: State, order: int, source: int, target: int) -> State:
    """The state from which the slide of a turn starts."""
    before = s[:SIZE].copy()
    if order == STEP_FIRST:
        step(before, source, target)
    return before


@jit
def slide_end(board: Table, s: State, turn: int) -> int:
    """The hex on which the slide of a legal turn ends."""
    before = after_first_part(s, turn >> 15, turn >> 6 & 63, turn & 63)
    direction = turn >> 12 & 7
    return end(path(board, before[PAWN + before[SEAT]], direction, occupied(before)), direction)


@jit
def action_of(board: Table, s: State, turn: int) -> int:
    """The action of a turn that is legal in this state."""
    order, source, target = turn >> 15, turn >> 6 & 63, turn & 63
    hexes = board.shape[1]
    all_steps = count_steps(board, hexes)
    number = count_steps(board, source) + count(board[NEIGHBOURS, source] & ((1 << target) - 1))
    if order == SLIDE_FIRST:
        return slide_end(board, s, turn) * all_steps + number
    alone: int = hexes * all_steps + number * (hexes + 1)
    return alone if order == STEP_ALONE else alone + 1 + slide_end(board, s, turn)


@jit
def nth_of_all_steps(board: Table, number: int) -> int:
    """The n-th of all stone steps on a board, packed."""
    source = 0
    while number >= count(board[NEIGHBOURS, source]):
        number -= count(board[NEIGHBOURS, source])
        source += 1
    return source << 6 | nth(board[NEIGHBOURS, source], number)


@jit
def turn_of(board: Table, s: State, action: int) -> int:
    """The turn of an action that is legal in this state."""
    hexes = board.shape[1]
    all_steps = count_steps(board, hexes)
    if action < hexes * all_steps:
        order, slide, number = SLIDE_FIRST, action // all_steps, action % all_steps
    else:
        number = (action - hexes * all_steps) // (hexes + 1)
        slide = (action - hexes * all_steps) % (hexes + 1) - 1
        order = STEP_ALONE if slide < 0 else STEP_FIRST
    stone = nth_of_all_steps(board, number)
    for direction in range(6 if order != STEP_ALONE else 0):
        turn = pack(order, direction, stone >> 6, stone & 63)
        if is_slide_to(board, s, turn, slide):
            return turn
    return pack(order, 0, stone >> 6, stone & 63)


@jit
def is_slide_to(board: Table, s: State, turn: int, slide: int) -> bool:
    """Whether the slide of this turn exists and ends there."""
    before = after_first_part(s, turn >> 15, turn >> 6 & 63, turn & 63)
    direction = turn >> 12 & 7
    hexes = path(board, before[PAWN + before[SEAT]], direction, occupied(before))
    return hexes != 0 and end(hexes, direction) == slide


@jit
def legal_actions(board: Table, s: State) -> State:
    """The actions of all legal turns, ascending."""
    turns = np.empty(MOST_TURNS, np.int64)
    found = list_turns(board, s, turns)
    for index in range(found):
        turns[index] = action_of(board, s, turns[index])
    return np.sort(turns[:found])
