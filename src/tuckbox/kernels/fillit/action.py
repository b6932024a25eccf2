"""Packed turns as actions: a turn's place among the texts of all turns, by arithmetic.

In the order of texts come first the turns that begin with a slide, by its end and then by the
stone step; then those that begin with a stone step, each alone and then by the end of its slide.
"""

import numpy as np

from tuckbox.kernels.bitboard import count, nth
from tuckbox.kernels.fillit.rules import (
    MOST_MOVES,
    SLIDE_FIRST,
    STEP_ALONE,
    STEP_FIRST,
    legal,
    pack,
    slide_path,
)
from tuckbox.kernels.fillit.state import State
from tuckbox.kernels.fillit.table import NEIGHBOURS, Table, end
from tuckbox.kernels.jit import jit


@jit
def count_steps(table: Table, hexes: int) -> int:
    """Return the number of stone steps that start on the first N hexes of a board."""
    total = 0
    for hex in range(hexes):
        total += count(table[NEIGHBOURS, hex])
    return total


@jit
def count_actions(table: Table) -> int:
    """Return the number of turns that can ever be legal on a board."""
    hexes = table.shape[1]
    total: int = count_steps(table, hexes) * (2 * hexes + 1)
    return total


@jit
def slide_end(table: Table, s: State, turn: int) -> int:
    """Return the hex on which the slide of a legal turn ends."""
    return end(slide_path(table, s, turn), turn >> 12 & 7)


@jit
def action_of(table: Table, s: State, turn: int) -> int:
    """Return the action of a turn that is legal in this state."""
    order, source, target = turn >> 15, turn >> 6 & 63, turn & 63
    hexes = table.shape[1]
    all_steps = count_steps(table, hexes)
    number = count_steps(table, source) + count(table[NEIGHBOURS, source] & ((1 << target) - 1))
    if order == SLIDE_FIRST:
        return slide_end(table, s, turn) * all_steps + number
    alone: int = hexes * all_steps + number * (hexes + 1)
    return alone if order == STEP_ALONE else alone + 1 + slide_end(table, s, turn)


@jit
def nth_of_all_steps(table: Table, number: int) -> int:
    """Return the n-th of all stone steps on a board, packed."""
    source = 0
    while number >= count(table[NEIGHBOURS, source]):
        number -= count(table[NEIGHBOURS, source])
        source += 1
    return source << 6 | nth(table[NEIGHBOURS, source], number)


@jit
def turn_of(table: Table, s: State, action: int) -> int:
    """Return the turn of an action that is legal in this state."""
    hexes = table.shape[1]
    all_steps = count_steps(table, hexes)
    if action < hexes * all_steps:
        order, slide, number = SLIDE_FIRST, action // all_steps, action % all_steps
    else:
        number = (action - hexes * all_steps) // (hexes + 1)
        slide = (action - hexes * all_steps) % (hexes + 1) - 1
        order = STEP_ALONE if slide < 0 else STEP_FIRST
    stone = nth_of_all_steps(table, number)
    for direction in range(6 if order != STEP_ALONE else 0):
        turn = pack(order, direction, stone >> 6, stone & 63)
        if is_slide_to(table, s, turn, slide):
            return turn
    return pack(order, 0, stone >> 6, stone & 63)


@jit
def is_slide_to(table: Table, s: State, turn: int, hex: int) -> bool:
    """Return whether the slide of this turn exists and ends there."""
    hexes = slide_path(table, s, turn)
    return hexes != 0 and end(hexes, turn >> 12 & 7) == hex


@jit
def legal_actions(table: Table, s: State) -> State:
    """Return the actions of all legal turns, ascending."""
    moves = np.empty(MOST_MOVES, np.int64)
    found = legal(table, s, moves)
    for index in range(found):
        moves[index] = action_of(table, s, moves[index])
    return np.sort(moves[:found])
