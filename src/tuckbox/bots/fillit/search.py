"""Alpha-beta for FILLIT: iterative deepening, transpositions, good turns first, late ones less deep.

One side against all others: with two sides that is the game itself; with three it assumes the
worst, that both others play against the side that asks.
"""

from typing import NamedTuple

import numpy as np

from tuckbox.bots.deadline import Stop
from tuckbox.bots.fillit.evaluation import COUNTS, WIN, Counts, Weights, lead, weigh
from tuckbox.bots.transposition import (
    EXACT,
    LOWER,
    NONE,
    UPPER,
    Transpositions,
    bound_of,
    depth_of,
    mix,
    move_of,
    probe,
    store,
    value_of,
)
from tuckbox.kernels.fillit.board import Table
from tuckbox.kernels.fillit.distinct import list_distinct
from tuckbox.kernels.fillit.state import (
    CHIPS,
    MOST_SEATS,
    MOST_SIDES,
    OVER,
    PAWN,
    SEAT,
    SIDES,
    SIZE,
    STONES,
    State,
    side_of,
)
from tuckbox.kernels.fillit.turn import MOST_TURNS, play
from tuckbox.kernels.jit import jit

DEEPEST = 40
UNSEARCHED = -2 * WIN


class Mind(NamedTuple):
    """Everything a search works with; one per thread, used again for every search."""

    board: Table
    weights: Weights
    known: Transpositions
    states: State
    """A row per ply."""
    turns: State
    """A row per ply: the turns to try."""
    order: State
    """A row per ply: what each turn promises, best first."""
    keys: State
    """By ply: the key of the position on the way there."""
    killers: State
    """By ply: the turn that last proved good enough there."""
    counts: Counts
    worths: State
    """By side; with `counts`, scratch of the evaluation."""
    nodes: State
    """One word: positions looked at."""
    choice: State
    """Two words: the best turn found at the root so far, and its value."""
    seen: State
    """Keys of positions that would arise for the third time."""
    noise: State
    """Two words: how far judgement errs, in thousandths of a logit, and the seed of the errors."""


def mind(board: Table, weights: Weights, known: Transpositions) -> Mind:
    return Mind(
        board=board,
        weights=weights,
        known=known,
        states=np.zeros((DEEPEST + 2, SIZE), dtype=np.int64),
        turns=np.zeros((DEEPEST + 2, MOST_TURNS), dtype=np.int64),
        order=np.zeros((DEEPEST + 2, MOST_TURNS), dtype=np.int64),
        keys=np.zeros(DEEPEST + 2, dtype=np.int64),
        killers=np.full(DEEPEST + 2, -1, dtype=np.int64),
        counts=np.zeros((MOST_SIDES, COUNTS), dtype=np.int64),
        worths=np.zeros(MOST_SIDES, dtype=np.int64),
        nodes=np.zeros(1, dtype=np.int64),
        choice=np.zeros(2, dtype=np.int64),
        seen=np.zeros(0, dtype=np.int64),
        noise=np.zeros(2, dtype=np.int64),
    )


@jit
def key_of(s: State, me: int) -> int:
    """A key of all that the rules and the evaluation see."""
    key = mix(s[SEAT] << 2 | me, s[CHIPS])
    for word in range(CHIPS + 1, STONES + s[SIDES]):
        key = mix(key, s[word])
    pawns = 0
    for seat in range(MOST_SEATS):
        pawns = pawns << 6 | s[PAWN + seat]
    return mix(key, pawns)


@jit
def error_of(s: State, me: int, noise: State) -> int:
    """How far the level misjudges a position: always the same for the same one."""
    key = mix(key_of(s, me), noise[1])
    error: int = noise[0] * ((key & 0xFFFF) + (key >> 20 & 0xFFFF) - 0xFFFF) // 0xFFFF
    return error


@jit
def try_turn(m: Mind, ply: int, turn: int) -> State:
    """The state after a turn, at the next ply."""
    s = m.states[ply + 1]
    s[:] = m.states[ply]
    play(m.board, s, turn)
    return s


@jit
def is_mine(s: State, me: int) -> bool:
    """Whether the side that asks is to move."""
    return side_of(s, s[SEAT]) == me


@jit
def promise(m: Mind, ply: int, turns: int, me: int, enough: int) -> int:
    """Judge turns for the order in which to try them, until one is worth `enough`.

    Returns the place of the best; a turn that wins at once is worth `WIN`, less the plies to it.
    """
    # Taking a field out of a tuple costs as much as using it: not in the loop.
    board, weights, counts, worths, noise = m.board, m.weights, m.counts, m.worths, m.noise
    before, s, row, order = m.states[ply], m.states[ply + 1], m.turns[ply], m.order[ply]
    sign = 1 if is_mine(before, me) else -1
    best = 0
    for index in range(turns):
        s[:] = before
        play(board, s, row[index])
        value = WIN - ply - 1
        if s[OVER] == 0:
            weigh(board, weights, s, counts, worths)
            value = lead(worths, s[SIDES], me)
            if noise[0] and abs(value) < WIN // 2:
                value += error_of(s, me, noise)
            value *= sign
        order[index] = value
        if value > order[best]:
            best = index
        if value >= enough:
            break
    m.nodes[0] += index + 1
    return best


@jit
def bring_forward(m: Mind, ply: int, turns: int, turn: int) -> bool:
    """Put a turn first, if it is one of the turns."""
    row = m.turns[ply]
    for index in range(turns):
        if row[index] == turn:
            row[index], row[0] = row[0], turn
            return True
    return False


@jit
def bring_best(m: Mind, ply: int, index: int, turns: int) -> int:
    """Swap the most promising of the remaining turns to this place."""
    order, row = m.order[ply], m.turns[ply]
    best = index
    for other in range(index + 1, turns):
        if order[other] > order[best]:
            best = other
    order[index], order[best] = order[best], order[index]
    row[index], row[best] = row[best], row[index]
    result: int = row[index]
    return result


@jit
def reduction(depth: int, index: int) -> int:
    """How much less deep a late turn is searched at first; at least one ply is left."""
    if depth < 3 or index < 3:
        return 0
    return 1 if index < 12 or depth < 4 else 2


@jit
def is_repeated(m: Mind, ply: int) -> bool:
    """Whether the position has arisen on the way from the root, or would for the third time."""
    for earlier in range(ply - 1):
        if m.keys[earlier] == m.keys[ply]:
            return True
    for index in range(m.seen.size):
        if m.seen[index] == m.keys[ply]:
            return True
    return False


@jit
def settles(found: int, depth: int, alpha: int, beta: int) -> bool:
    """Whether what is known of a position answers the question."""
    if found == NONE or depth_of(found) < depth:
        return False
    value, bound = value_of(found), bound_of(found)
    if bound == LOWER:
        return value >= beta
    return bound == EXACT or value <= alpha


@jit
def look(  # noqa: C901, PLR0912 — compiled code that recurses must stay in one function
    m: Mind, stop: Stop, ply: int, depth: int, alpha: int, beta: int, me: int
) -> int:
    """The value of the position at a ply to those who are to move: `me`, or all others."""
    s = m.states[ply]
    m.keys[ply] = key_of(s, me)
    found = probe(m.known, m.keys[ply])
    if ply > 0:
        if stop[0] or is_repeated(m, ply):
            return 0
        if settles(found, depth, alpha, beta):
            return value_of(found)
    turns = list_distinct(m.board, s, m.turns[ply])
    # What was best here, or refuted the turn before this one's, is tried before all others.
    ready = bring_forward(m, ply, turns, move_of(found) if found != NONE else m.killers[ply])
    if depth == 1 or not ready:
        top = promise(m, ply, turns, me, beta if depth == 1 else WIN - ply - 1)
        if depth == 1 or m.order[ply, top] >= WIN - ply - 1:
            return settle(m, ply, depth, m.order[ply, top], m.turns[ply, top], alpha, beta)
    best, best_turn, floor = UNSEARCHED, m.turns[ply, 0], alpha
    for index in range(turns):
        if ready and index == 1:
            top = promise(m, ply, turns, me, WIN - ply - 1)
            if m.order[ply, top] >= WIN - ply - 1:
                return settle(m, ply, depth, m.order[ply, top], m.turns[ply, top], floor, beta)
        turn = m.turns[ply, 0] if ready and index == 0 else bring_best(m, ply, index, turns)
        less, high, value = reduction(depth, index), beta if index == 0 else alpha + 1, 0
        while True:
            # A narrow and shallow look first, a full one if it surprises.
            after = try_turn(m, ply, turn)
            if after[OVER]:
                value = WIN - ply - 1
                break
            if is_mine(s, me) == is_mine(after, me):
                value = look(m, stop, ply + 1, depth - 1 - less, alpha, high, me)
            else:
                value = -look(m, stop, ply + 1, depth - 1 - less, -high, -alpha, me)
            if stop[0] or value <= alpha or (less == 0 and (high == beta or value >= beta)):
                break
            if less:
                less = 0
            else:
                high = beta
        if stop[0]:
            return best
        if value > best:
            best, best_turn = value, turn
            alpha = max(alpha, best)
            if ply == 0:
                m.choice[0], m.choice[1] = turn, value
            if alpha >= beta:
                break
    return settle(m, ply, depth, best, best_turn, floor, beta)


@jit
def settle(m: Mind, ply: int, depth: int, value: int, turn: int, alpha: int, beta: int) -> int:
    """Remember what was found, and return it."""
    bound = EXACT if alpha < value < beta else (LOWER if value >= beta else UPPER)
    store(m.known, m.keys[ply], value, depth, bound, turn)
    if value >= beta:
        m.killers[ply] = turn
    if ply == 0:
        m.choice[0], m.choice[1] = turn, value
    return value
