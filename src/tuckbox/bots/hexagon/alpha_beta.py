"""Alpha-beta: iterative deepening, transpositions, good moves first, late ones less deep.

One side against all others: with two sides that is the game itself; with three it assumes the
worst, that both others play against the side that asks. A turn may be several moves of one side.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tuckbox.bots.deadline import Stop
from tuckbox.bots.hexagon.game_functions import GameFunctions, Table
from tuckbox.bots.hexagon.transposition import (
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
from tuckbox.bots.hexagon.worth import DECIDED, WIN, Counts, Weights, lead
from tuckbox.kernels.alternating_state import OVER
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State

UNSEARCHED = -2 * WIN


class Workspace(NamedTuple):
    """Everything a search works with; one per thread, used again for every search."""

    table: Table
    outlook: Table
    """What the evaluation needs to know of the board; it may be the table."""
    weights: Weights
    known: Transpositions
    here: State
    """The position being looked at. Plies keep copies of theirs, and no part of an array is ever
    taken as an array of its own: that would cost more than to judge a position."""
    states: State
    """A row per ply: its position."""
    movers: State
    """By ply: the side to move."""
    listed: State
    """Room for the moves of one position."""
    moves: State
    """A row per ply: the moves to try."""
    order: State
    """A row per ply: what each move promises, best first."""
    keys: State
    """By ply: the key of the position on the way there."""
    killers: State
    """By ply: the move that last proved good enough there."""
    counts: Counts
    worths: State
    """By side; with `counts`, scratch of the evaluation."""
    nodes: State
    """One word: positions looked at."""
    choice: State
    """Two words: the best move found at the root so far, and its value."""
    seen: State
    """Keys of positions that count as drawn."""
    noise: State
    """Two words: how far judgement errs, in thousandths of a logit, and the seed of the errors."""


def workspace(
    game: GameFunctions,
    size: int,
    deepest: int,
    *,
    table: Table,
    outlook: Table,
    weights: Weights,
    known: Transpositions,
) -> Workspace:
    """Return room for searches of N plies, from states of this size."""

    def zeros(*shape: int) -> State:
        return np.zeros(shape, dtype=np.int64)

    plies = deepest + 2
    return Workspace(
        table=table,
        outlook=outlook,
        weights=weights,
        known=known,
        here=zeros(size),
        states=zeros(plies, size),
        movers=zeros(plies),
        listed=zeros(game.most_moves),
        moves=zeros(plies, game.most_moves),
        order=zeros(plies, game.most_moves),
        keys=zeros(plies),
        killers=np.full(plies, -1, dtype=np.int64),
        counts=zeros(game.most_sides, game.counts),
        worths=zeros(game.most_sides),
        nodes=zeros(1),
        choice=zeros(2),
        seen=zeros(0),
        noise=zeros(2),
    )


@jit
def error_of(key: int, noise: State) -> int:
    """Return how far the level misjudges a position: always the same for the same one."""
    key = mix(key, noise[1])
    error: int = noise[0] * ((key & 0xFFFF) + (key >> 20 & 0xFFFF) - 0xFFFF) // 0xFFFF
    return error


@jit
def final_value(s: State, ply: int, me: int) -> int:
    """Return the value of a game that is over to the side that asks."""
    return WIN - ply if s[OVER] == 1 + me else ply - WIN


@jit
def come_back(states: State, ply: int, here: State) -> None:
    """Make the position of a ply the one being looked at."""
    for word in range(here.size):
        here[word] = states[ply, word]


@jit
def bring_best(w: Workspace, ply: int, index: int, total: int) -> int:
    """Swap the most promising of the remaining moves to this place."""
    order, rows = w.order, w.moves
    best = index
    for other in range(index + 1, total):
        if order[ply, other] > order[ply, best]:
            best = other
    move: int = rows[ply, best]
    rows[ply, best], rows[ply, index] = rows[ply, index], move
    order[ply, best], order[ply, index] = order[ply, index], order[ply, best]
    return move


@jit
def reduction(depth: int, index: int, late: int) -> int:
    """Return how much less deep a late move is searched at first; at least one ply is left."""
    if depth < 3 or index < 3:
        return 0
    return 1 if index < late or depth < 4 else 2


@jit
def is_repeated(w: Workspace, ply: int) -> bool:
    """Return whether the position has arisen on the way from the root, or counts as drawn."""
    for earlier in range(ply - 1):
        if w.keys[earlier] == w.keys[ply]:
            return True
    for index in range(w.seen.size):
        if w.seen[index] == w.keys[ply]:
            return True
    return False


@jit
def settles(found: int, depth: int, alpha: int, beta: int) -> bool:
    """Return whether what is known of a position answers the question."""
    if found == NONE or depth_of(found) < depth:
        return False
    value, bound = value_of(found), bound_of(found)
    if bound == LOWER:
        return value >= beta
    return bound == EXACT or value <= alpha


@jit
def settle(w: Workspace, ply: int, depth: int, value: int, move: int, alpha: int, beta: int) -> int:
    """Remember what was found, and return it."""
    bound = EXACT if alpha < value < beta else (LOWER if value >= beta else UPPER)
    store(w.known, w.keys[ply], value, depth, bound, move)
    if value >= beta:
        w.killers[ply] = move
    if ply == 0:
        w.choice[0], w.choice[1] = move, value
    return value


def make_list_moves(game: GameFunctions) -> Callable[[Workspace, int], int]:
    moves = game.moves

    @jit
    def list_moves(w: Workspace, ply: int) -> int:
        """List the moves from a ply's position and return their number."""
        come_back(w.states, ply, w.here)
        total = moves(w.table, w.here, w.listed)
        listed, rows = w.listed, w.moves
        for index in range(total):
            rows[ply, index] = listed[index]
        return total

    return list_moves


def make_promise(game: GameFunctions) -> Callable[[Workspace, int, int, int, int], int]:
    step, weigh, sides, key_of = game.step, game.weigh, game.sides, game.key_of

    @jit
    def promise(w: Workspace, ply: int, total: int, me: int, enough: int) -> int:
        """Judge moves for the order in which to try them, until one is worth `enough`.

        Returns the place of the best.
        """
        table, outlook, weights, counts = w.table, w.outlook, w.weights, w.counts
        worths, noise, states, here = w.worths, w.noise, w.states, w.here
        rows, order = w.moves, w.order
        sign = 1 if w.movers[ply] == me else -1
        best = 0
        for index in range(total):
            come_back(states, ply, here)
            step(table, here, rows[ply, index])
            if here[OVER]:
                value = final_value(here, ply + 1, me)
            else:
                weigh(outlook, weights, here, counts, worths)
                value = lead(worths, sides(here), me)
                if noise[0] and abs(value) < DECIDED:
                    value += error_of(key_of(here, me), noise)
            value *= sign
            order[ply, index] = value
            if value > order[ply, best]:
                best = index
            if value >= enough:
                break
        w.nodes[0] += index + 1
        return best

    return promise


Look = Callable[[Workspace, Stop, int, int, int, int, int], int]


def make_look(  # noqa: C901, PLR0915 — see `look`
    game: GameFunctions, late: int, can_repeat: bool
) -> Look:
    """Make the search of a game.

    `late`: from this move on, and deep enough, moves are looked at two plies less deep at first.
    `can_repeat`: whether a position can arise more than once.
    """
    step, is_legal, key_of, side_to_move = game.step, game.is_legal, game.key_of, game.side_to_move
    list_moves, promise = make_list_moves(game), make_promise(game)

    @jit
    def look(  # noqa: C901, PLR0912, PLR0915 — compiled code that recurses must stay in one function
        w: Workspace, stop: Stop, ply: int, depth: int, alpha: int, beta: int, me: int
    ) -> int:
        """Return the value of the position at a ply to the sides to move: `me`, or all others."""
        here, states, table = w.here, w.states, w.table
        mover = side_to_move(here)
        w.keys[ply] = key_of(here, me)
        found = probe(w.known, w.keys[ply])
        if ply > 0:
            if stop[0] or (can_repeat and is_repeated(w, ply)):
                return 0
            if settles(found, depth, alpha, beta):
                return value_of(found)
        for word in range(here.size):
            states[ply, word] = here[word]
        w.movers[ply] = mover
        # What was best here, or refuted the move before this one's, is tried before moves are listed.
        likely = move_of(found) if found != NONE else w.killers[ply]
        ready = likely >= 0 and is_legal(table, here, likely)
        w.moves[ply, 0] = likely
        if depth == 1:
            if not ready or w.order[ply, promise(w, ply, 1, me, beta)] < beta:
                top = promise(w, ply, list_moves(w, ply), me, beta)
                return settle(w, ply, depth, w.order[ply, top], w.moves[ply, top], alpha, beta)
            return settle(w, ply, depth, w.order[ply, 0], likely, alpha, beta)
        best, best_move, floor, move = UNSEARCHED, likely, alpha, likely
        total, place = 0, 0
        for index in range(w.moves.shape[1] + 1):
            if index or not ready:
                if total == 0:
                    total = list_moves(w, ply)
                    top = promise(w, ply, total, me, WIN - ply - 1)
                    if w.order[ply, top] >= WIN - ply - 1:
                        best, best_move = w.order[ply, top], w.moves[ply, top]
                        break
                if place == total:
                    break
                move = bring_best(w, ply, place, total)
                place += 1
                if ready and move == likely:
                    continue
            less, high, value = reduction(depth, index, late), beta if index == 0 else alpha + 1, 0
            while True:
                # A narrow and shallow look first, a full one if it surprises.
                come_back(states, ply, here)
                step(table, here, move)
                if here[OVER]:
                    value = final_value(here, ply + 1, me) * (1 if mover == me else -1)
                    break
                if (mover == me) == (side_to_move(here) == me):
                    value = look(w, stop, ply + 1, depth - 1 - less, alpha, high, me)
                else:
                    value = -look(w, stop, ply + 1, depth - 1 - less, -high, -alpha, me)
                if stop[0] or value <= alpha or (less == 0 and (high == beta or value >= beta)):
                    break
                if less:
                    less = 0
                else:
                    high = beta
            if stop[0]:
                return best
            if value > best:
                best, best_move = value, move
                alpha = max(alpha, best)
                if ply == 0:
                    w.choice[0], w.choice[1] = move, value
                if alpha >= beta:
                    break
        return settle(w, ply, depth, best, best_move, floor, beta)

    return look
