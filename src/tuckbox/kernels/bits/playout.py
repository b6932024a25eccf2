"""Random BITS rounds, as fast as they go: one seat, every legal choice equally likely."""

import numpy as np

from tuckbox.kernels.bitboard import count, nth
from tuckbox.kernels.bits.drop import EMPTY, Board, fitting, lay, points
from tuckbox.kernels.bits.table import CARDS, SHAPE, SLOTS, STACK, TURNED, Ints, Table
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit

STACK_WITH_SHAPE, STACK_DRAWN_ANEW = 1, 2
"""§A game: the stacks, from 0, of which the second may not show the shape of the first."""
ALL_SLOTS = (1 << SLOTS) - 1


@jit
def choose(table: Table, slots: int, stone: int, has_neutral: int, dice: Dice) -> int:
    """A legal action for a stone where these slots fit, all equally likely."""
    fits = count(slots)
    is_mixed = int(table.stone[stone, TURNED] != table.neutral)
    chosen = roll(dice, fits * (1 + is_mixed + has_neutral))
    way = int(chosen >= fits) + int(chosen >= 2 * fits)
    return table.stone[stone, way] * SLOTS + nth(slots, chosen - way * fits)


@jit
def random_round(
    table: Table, deck: Ints, board: Board, has_neutral: int, dice: Dice
) -> tuple[int, Board]:
    """Turn cards and place stones until nothing fits: stones placed, and the full board.

    `deck` holds the stones of the cards still to come; those turned are moved to its front.
    """
    placed = 0
    slots = fitting(board[0])
    while slots != 0:
        drawn = placed + roll(dice, len(deck) - placed)
        stone = deck[drawn]
        deck[drawn] = deck[placed]
        deck[placed] = stone
        action = choose(table, slots, stone, has_neutral, dice)
        has_neutral &= int(action // SLOTS != table.neutral)
        board = lay(table, board, action)
        slots = fitting(board[0])
        placed += 1
    return placed, board


@jit
def draw_task(table: Table, tasks: Ints, stack: int, dice: Dice) -> int:
    """Turn the top card of a stack into `tasks`: how many cards were turned for it."""
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
    """All rounds of whole games for one seat: entries of a record, stones placed, and points."""
    deck = np.repeat(np.arange(len(table.stone)), table.stone[:, CARDS])
    tasks = np.zeros(table.rounds, dtype=np.int64)
    entries, placed, total = 0, 0, 0
    for _ in range(games):
        for turn in range(table.rounds):
            entries += draw_task(table, tasks, turn, dice)
            start = table.start[roll(dice, len(table.start))]
            board = lay(table, EMPTY, choose(table, ALL_SLOTS, start, 0, dice))
            stones, board = random_round(table, deck, board, 1, dice)
            # A draw for each stone, the starting card's included.
            entries += 2 * (1 + stones)
            placed += 1 + stones
            total += points(table, tasks[: turn + 1], board)
    return entries, placed, total
