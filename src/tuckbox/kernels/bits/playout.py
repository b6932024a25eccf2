"""Random BITS, every legal choice equally likely: rounds of one seat, and whole games of any number.

The rounds are played without a state, as fast as they go.
"""

import numpy as np

from tuckbox.kernels.bits.landing import (
    ALL_ROOM,
    EMPTY,
    Board,
    Room,
    nth_slot,
    put,
    room,
    slots_in,
)
from tuckbox.kernels.bits.rules import RULES
from tuckbox.kernels.bits.score import points
from tuckbox.kernels.bits.table import (
    CARDS,
    SHAPE,
    STACK,
    STACK_DRAWN_ANEW,
    STACK_WITH_SHAPE,
    TURNED,
    Ints,
    Table,
)
from tuckbox.kernels.dice import Dice, roll, split, throw
from tuckbox.kernels.jit import jit
from tuckbox.kernels.simultaneous_rules import random_games_of


@jit
def choose(table: Table, space: Room, stone: int, has_neutral: int, thrown: int) -> tuple[int, int]:
    """Return a legal pair and slot for a stone, all equally likely, as a throw decides."""
    is_mixed = int(table.stone[stone, TURNED] != table.neutral)
    way, thrown = split(thrown, 1 + is_mixed + has_neutral)
    place, _ = split(thrown, slots_in(space))
    return table.stone[stone, way], nth_slot(space, place)


@jit
def random_round(
    table: Table, deck: Ints, board: Board, has_neutral: int, dice: Dice
) -> tuple[int, Board]:
    """Turn cards and place stones until nothing fits; return the stones placed and the full board.

    `deck` holds the stones of the cards still to come; those turned are moved to its front.
    """
    placed = 0
    space = room(board[0])
    while slots_in(space) != 0:
        for_card, for_stone = throw(dice)
        drawn = placed + split(for_card, len(deck) - placed)[0]
        stone = deck[drawn]
        deck[drawn] = deck[placed]
        deck[placed] = stone
        pair, slot = choose(table, space, stone, has_neutral, for_stone)
        has_neutral &= int(pair != table.neutral)
        board = put(table, board, pair, slot)
        space = room(board[0])
        placed += 1
    return placed, board


@jit
def first_stone(table: Table, dice: Dice) -> Board:
    """Return the board after the stone of a starting card."""
    for_card, for_stone = throw(dice)
    start = table.start[split(for_card, len(table.start))[0]]
    pair, slot = choose(table, ALL_ROOM, start, 0, for_stone)
    return put(table, EMPTY, pair, slot)


@jit
def draw_task(table: Table, tasks: Ints, stack: int, dice: Dice) -> int:
    """Turn the top card of a stack into `tasks` and return how many cards were turned for it."""
    turned = 0
    while True:
        card = roll(dice, len(table.task))
        if table.task[card, STACK] == stack:
            turned += 1
            repeats = table.task[card, SHAPE] == table.task[tasks[STACK_WITH_SHAPE], SHAPE]
            # A card put out is not turned again: draws of it beyond the first don't happen.
            if stack != STACK_DRAWN_ANEW or not repeats:
                tasks[stack] = card
                return min(turned, 2)


@jit
def random_rounds(table: Table, games: int, dice: Dice) -> tuple[int, int, int]:
    """Play all rounds of whole games for one seat.

    Returns the entries of a record, the stones placed and the points.
    """
    deck = np.repeat(np.arange(len(table.stone)), table.stone[:, CARDS])
    tasks = np.zeros(table.rounds, dtype=np.int64)
    entries, placed, total = 0, 0, 0
    for _ in range(games):
        for turn in range(table.rounds):
            entries += draw_task(table, tasks, turn, dice)
            board = first_stone(table, dice)
            stones, board = random_round(table, deck, board, 1, dice)
            # A draw for each stone, the starting card's included.
            entries += 2 * (1 + stones)
            placed += 1 + stones
            total += points(table, tasks[: turn + 1], board)
    return entries, placed, total


random_games = random_games_of(RULES)
