"""Alpha-beta for JAMMIT: iterative deepening, transpositions, good entries first, late ones less deep.

One seat against all others: with two seats that is the game itself; with three it assumes the
worst, that both others play against the seat that asks. A turn is several entries of one seat.
"""

from typing import NamedTuple

import numpy as np

from tuckbox.bots.deadline import Stop
from tuckbox.bots.jammit.evaluation import COUNTS, WIN, Counts, Weights, lead, way_table, weigh
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
from tuckbox.kernels.jammit.rules import MOST_MOVES, count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import (
    COLOURS,
    HEXES,
    NEUTRAL,
    OVER,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    SEATS,
    State,
)
from tuckbox.kernels.jammit.table import Table
from tuckbox.kernels.jit import jit

DEEPEST = 60
UNSEARCHED = -2 * WIN


class Mind(NamedTuple):
    """Everything a search works with; one per thread, used again for every search."""

    columns: Table
    ways: Table
    weights: Weights
    known: Transpositions
    here: State
    """The position being looked at. Plies keep copies of theirs, and no part of an array is ever
    taken as an array of its own: that would cost more than to judge a position."""
    states: State
    """A row per ply."""
    entries: State
    """A row per ply: the entries to try."""
    order: State
    """A row per ply: what each entry promises, best first."""
    keys: State
    """By ply: the key of the position on the way there."""
    killers: State
    """By ply: the entry that last proved good enough there."""
    counts: Counts
    worths: State
    """By seat; with `counts`, scratch of the evaluation."""
    nodes: State
    """One word: positions looked at."""
    choice: State
    """Two words: the best entry found at the root so far, and its value."""
    noise: State
    """Two words: how far judgement errs, in thousandths of a logit, and the seed of the errors."""


def mind(columns: Table, size: int, weights: Weights, known: Transpositions) -> Mind:
    """A mind for states of this size."""
    return Mind(
        columns=columns,
        ways=way_table(columns),
        weights=weights,
        known=known,
        here=np.zeros(size, dtype=np.int64),
        states=np.zeros((DEEPEST + 2, size), dtype=np.int64),
        entries=np.zeros((DEEPEST + 2, MOST_MOVES), dtype=np.int64),
        order=np.zeros((DEEPEST + 2, MOST_MOVES), dtype=np.int64),
        keys=np.zeros(DEEPEST + 2, dtype=np.int64),
        killers=np.full(DEEPEST + 2, -1, dtype=np.int64),
        counts=np.zeros((COLOURS, COUNTS), dtype=np.int64),
        worths=np.zeros(COLOURS, dtype=np.int64),
        nodes=np.zeros(1, dtype=np.int64),
        choice=np.zeros(2, dtype=np.int64),
        noise=np.zeros(2, dtype=np.int64),
    )


@jit
def key_of(s: State, me: int) -> int:
    """A key of all that the rules and the evaluation see."""
    few = (s[SEAT] << 4) | (s[PHASE] << 2) | me
    for seat in range(COLOURS):
        few = few << 12 | s[PAWN + seat] << 8 | s[NEUTRAL + seat] << 6 | s[POINTS + seat]
    key, pieces = few, 0
    for hex in range(HEXES, s.size):
        pieces = pieces << 3 | s[hex]
        if (hex - HEXES) % 20 == 19:
            key, pieces = mix(key, pieces), 0
    return mix(mix(key, pieces), s.size)


@jit
def error_of(s: State, me: int, noise: State) -> int:
    """How far the level misjudges a position: always the same for the same one."""
    key = mix(key_of(s, me), noise[1])
    error: int = noise[0] * ((key & 0xFFFF) + (key >> 20 & 0xFFFF) - 0xFFFF) // 0xFFFF
    return error


@jit
def final_value(s: State, ply: int, me: int) -> int:
    """The value of a game that is over to the seat that asks."""
    return WIN - ply if s[OVER] == 1 + me else ply - WIN


@jit
def come_back(states: State, ply: int, here: State) -> None:
    """Make the position of a ply the one being looked at."""
    for word in range(here.size):
        here[word] = states[ply, word]


@jit
def list_entries(m: Mind, ply: int) -> int:
    """List the entries from a ply's position; returns their number."""
    columns, here, rows = m.columns, m.here, m.entries
    come_back(m.states, ply, here)
    total = count_legal(columns, here)
    for index in range(total):
        rows[ply, index] = nth_legal(columns, here, index)
    return total


@jit
def is_possible(columns: Table, here: State, entry: int) -> bool:
    """Whether an entry is legal here."""
    for index in range(count_legal(columns, here)):
        if nth_legal(columns, here, index) == entry:
            return True
    return False


@jit
def promise(m: Mind, ply: int, total: int, me: int, enough: int) -> int:
    """Judge entries for the order in which to try them, until one is worth `enough`.

    Returns the place of the best.
    """
    columns, ways, weights, counts = m.columns, m.ways, m.weights, m.counts
    worths, noise, states, here = m.worths, m.noise, m.states, m.here
    rows, order = m.entries, m.order
    sign = 1 if states[ply, SEAT] == me else -1
    best = 0
    for index in range(total):
        come_back(states, ply, here)
        step(columns, here, rows[ply, index])
        if here[OVER]:
            value = final_value(here, ply + 1, me)
        else:
            weigh(ways, weights, here, counts, worths)
            value = lead(worths, here[SEATS], me)
            if noise[0]:
                value += error_of(here, me, noise)
        order[ply, index] = sign * value
        if order[ply, index] > order[ply, best]:
            best = index
        if order[ply, index] >= enough:
            break
    m.nodes[0] += index + 1
    return best


@jit
def bring_best(m: Mind, ply: int, index: int, total: int) -> int:
    """Swap the most promising of the remaining entries to this place."""
    order, rows = m.order, m.entries
    best = index
    for other in range(index + 1, total):
        if order[ply, other] > order[ply, best]:
            best = other
    entry: int = rows[ply, best]
    rows[ply, best], rows[ply, index] = rows[ply, index], entry
    order[ply, best], order[ply, index] = order[ply, index], order[ply, best]
    return entry


@jit
def reduction(depth: int, index: int) -> int:
    """How much less deep a late entry is searched at first; at least one ply is left."""
    if depth < 3 or index < 3:
        return 0
    return 1 if index < 8 or depth < 4 else 2


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
    """The value of the position at a ply to those who are to act: `me`, or all others."""
    here, states, columns = m.here, m.states, m.columns
    m.keys[ply] = key_of(here, me)
    found = probe(m.known, m.keys[ply])
    if ply > 0:
        if stop[0]:
            return 0
        if settles(found, depth, alpha, beta):
            return value_of(found)
    for word in range(here.size):
        states[ply, word] = here[word]
    # What was best here, or refuted the entry before this one's, is tried before all others.
    likely = move_of(found) if found != NONE else m.killers[ply]
    ready = likely >= 0 and is_possible(columns, here, likely)
    m.entries[ply, 0] = likely
    if depth == 1:
        if not ready or m.order[ply, promise(m, ply, 1, me, beta)] < beta:
            top = promise(m, ply, list_entries(m, ply), me, beta)
            return settle(m, ply, depth, m.order[ply, top], m.entries[ply, top], alpha, beta)
        return settle(m, ply, depth, m.order[ply, 0], likely, alpha, beta)
    best, best_entry, floor, entry = UNSEARCHED, likely, alpha, likely
    total, place, is_mine = 0, 0, here[SEAT] == me
    for index in range(MOST_MOVES + 1):
        if index or not ready:
            if total == 0:
                total = list_entries(m, ply)
                top = promise(m, ply, total, me, WIN - ply - 1)
                if m.order[ply, top] >= WIN - ply - 1:
                    best, best_entry = m.order[ply, top], m.entries[ply, top]
                    break
            if place == total:
                break
            entry = bring_best(m, ply, place, total)
            place += 1
            if ready and entry == likely:
                continue
        less, high, value = reduction(depth, index), beta if index == 0 else alpha + 1, 0
        while True:
            # A narrow and shallow look first, a full one if it surprises.
            come_back(states, ply, here)
            step(columns, here, entry)
            if here[OVER]:
                value = final_value(here, ply + 1, me) * (1 if is_mine else -1)
                break
            if is_mine == (here[SEAT] == me):
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
            best, best_entry = value, entry
            alpha = max(alpha, best)
            if ply == 0:
                m.choice[0], m.choice[1] = entry, value
            if alpha >= beta:
                break
    return settle(m, ply, depth, best, best_entry, floor, beta)


@jit
def settle(m: Mind, ply: int, depth: int, value: int, entry: int, alpha: int, beta: int) -> int:
    """Remember what was found, and return it."""
    bound = EXACT if alpha < value < beta else (LOWER if value >= beta else UPPER)
    store(m.known, m.keys[ply], value, depth, bound, entry)
    if value >= beta:
        m.killers[ply] = entry
    if ply == 0:
        m.choice[0], m.choice[1] = entry, value
    return value
