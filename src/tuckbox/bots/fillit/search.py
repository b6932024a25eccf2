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
from tuckbox.kernels.fillit.rules import MOST_MOVES, is_legal, list_distinct, step
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
from tuckbox.kernels.fillit.table import Table
from tuckbox.kernels.jit import jit

DEEPEST = 40
UNSEARCHED = -2 * WIN


class Mind(NamedTuple):
    """Everything a search works with; one per thread, used again for every search."""

    board: Table
    weights: Weights
    known: Transpositions
    here: State
    """The position being looked at. Plies keep copies of theirs, and no part of an array is ever
    taken as an array of its own: that would cost more than to judge a position."""
    states: State
    """A row per ply: its position and the side to move."""
    listed: State
    """Room for the turns of one position."""
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
        here=np.zeros(SIZE, dtype=np.int64),
        states=np.zeros((DEEPEST + 2, SIZE + 1), dtype=np.int64),
        listed=np.zeros(MOST_MOVES, dtype=np.int64),
        turns=np.zeros((DEEPEST + 2, MOST_MOVES), dtype=np.int64),
        order=np.zeros((DEEPEST + 2, MOST_MOVES), dtype=np.int64),
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
def come_back(states: State, ply: int, here: State) -> None:
    """Make the position of a ply the one being looked at."""
    for word in range(SIZE):
        here[word] = states[ply, word]


@jit
def promise(m: Mind, ply: int, turns: int, me: int, enough: int) -> int:
    """Judge turns for the order in which to try them, until one is worth `enough`.

    Returns the place of the best; a turn that wins at once is worth `WIN`, less the plies to it.
    """
    board, weights, counts, worths, noise = m.board, m.weights, m.counts, m.worths, m.noise
    states, here, rows, order = m.states, m.here, m.turns, m.order
    sign = 1 if states[ply, SIZE] == me else -1
    best = 0
    for index in range(turns):
        come_back(states, ply, here)
        step(board, here, rows[ply, index])
        value = WIN - ply - 1
        if here[OVER] == 0:
            weigh(board, weights, here, counts, worths)
            value = lead(worths, here[SIDES], me)
            if noise[0] and abs(value) < WIN // 2:
                value += error_of(here, me, noise)
            value *= sign
        order[ply, index] = value
        if value > order[ply, best]:
            best = index
        if value >= enough:
            break
    m.nodes[0] += index + 1
    return best


@jit
def list_turns(m: Mind, ply: int) -> int:
    """List the turns from a ply's position; returns their number."""
    come_back(m.states, ply, m.here)
    turns = list_distinct(m.board, m.here, m.listed)
    listed, rows = m.listed, m.turns
    for index in range(turns):
        rows[ply, index] = listed[index]
    return turns


@jit
def bring_best(m: Mind, ply: int, index: int, turns: int) -> int:
    """Swap the most promising of the remaining turns to this place."""
    order, rows = m.order, m.turns
    best = index
    for other in range(index + 1, turns):
        if order[ply, other] > order[ply, best]:
            best = other
    turn: int = rows[ply, best]
    rows[ply, best], rows[ply, index] = rows[ply, index], turn
    order[ply, best], order[ply, index] = order[ply, index], order[ply, best]
    return turn


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
def look(  # noqa: C901, PLR0912, PLR0915 — compiled code that recurses must stay in one function
    m: Mind, stop: Stop, ply: int, depth: int, alpha: int, beta: int, me: int
) -> int:
    """The value of the position at a ply to those who are to move: `me`, or all others."""
    here, states, board = m.here, m.states, m.board
    mover = side_of(here, here[SEAT])
    m.keys[ply] = key_of(here, me)
    found = probe(m.known, m.keys[ply])
    if ply > 0:
        if stop[0] or is_repeated(m, ply):
            return 0
        if settles(found, depth, alpha, beta):
            return value_of(found)
    for word in range(SIZE):
        states[ply, word] = here[word]
    states[ply, SIZE] = mover
    # What was best here, or refuted the turn before this one's, is tried before turns are listed.
    likely = move_of(found) if found != NONE else m.killers[ply]
    ready = likely >= 0 and is_legal(board, here, likely)
    m.turns[ply, 0] = likely
    if depth == 1:
        if not ready or m.order[ply, promise(m, ply, 1, me, beta)] < beta:
            top = promise(m, ply, list_turns(m, ply), me, beta)
            return settle(m, ply, depth, m.order[ply, top], m.turns[ply, top], alpha, beta)
        return settle(m, ply, depth, m.order[ply, 0], likely, alpha, beta)
    best, best_turn, floor, turn = UNSEARCHED, likely, alpha, likely
    turns, place = 0, 0
    for index in range(MOST_MOVES):
        if index or not ready:
            if turns == 0:
                turns = list_turns(m, ply)
                top = promise(m, ply, turns, me, WIN - ply - 1)
                if m.order[ply, top] >= WIN - ply - 1:
                    best, best_turn = m.order[ply, top], m.turns[ply, top]
                    break
            if place == turns:
                break
            turn = bring_best(m, ply, place, turns)
            place += 1
            if ready and turn == likely:
                continue
        less, high, value = reduction(depth, index), beta if index == 0 else alpha + 1, 0
        while True:
            # A narrow and shallow look first, a full one if it surprises.
            come_back(states, ply, here)
            step(board, here, turn)
            if here[OVER]:
                value = WIN - ply - 1
                break
            if (mover == me) == (side_of(here, here[SEAT]) == me):
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
