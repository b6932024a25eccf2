"""Random BITS rounds, as fast as they go: one seat, every legal choice equally likely."""

import numpy as np

from tuckbox.kernels.bitboard import count, nth
from tuckbox.kernels.bits.drop import fitting, lay, points
from tuckbox.kernels.bits.table import CARDS, NAMED, SHAPE, SLOTS, STACK, TURNED, Ints, Table
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit

STACK_WITH_SHAPE, STACK_DRAWN_ANEW = 1, 2
"""§A game: the stacks, from 0, of which the second may not show the shape of the first."""
ALL_SLOTS = (1 << SLOTS) - 1


@jit
def choose(table: Table, slots: int, stone: int, has_neutral: int, dice: Dice) -> int:
    """A legal action for a stone where these slots fit, all equally likely."""
    fits = count(slots)
    ways = 1 + (table.stone[stone, TURNED] != table.stone[stone, NAMED])
    chosen = roll(dice, fits * (ways + has_neutral))
    pair = table.stone[stone, NAMED]
    if chosen >= fits:
        chosen -= fits
        pair = table.stone[stone, TURNED]
        if ways == 1 or chosen >= fits:
            chosen -= fits * (ways - 1)
            pair = table.neutral
    return pair * SLOTS + (chosen if slots == ALL_SLOTS else nth(slots, chosen))


@jit
def random_round(
    table: Table, deck: Ints, colours: Ints, sky: int, has_neutral: int, dice: Dice
) -> int:
    """Turn cards and place stones until nothing fits: stones placed.

    `deck` holds the stones of the cards still to come; those turned are moved to its front.
    """
    placed = 0
    slots = fitting(sky)
    while slots != 0:
        drawn = placed + roll(dice, len(deck) - placed)
        stone = deck[drawn]
        deck[drawn] = deck[placed]
        deck[placed] = stone
        action = choose(table, slots, stone, has_neutral, dice)
        if action // SLOTS == table.neutral:
            has_neutral = 0
        sky = lay(table, colours, sky, action)
        slots = fitting(sky)
        placed += 1
    return placed


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
    colours = np.zeros(table.worth.shape[2] + 1, dtype=np.int64)
    tasks = np.zeros(table.rounds, dtype=np.int64)
    entries, placed, total = 0, 0, 0
    for _ in range(games):
        for turn in range(table.rounds):
            entries += draw_task(table, tasks, turn, dice)
            colours[:] = 0
            start = table.start[roll(dice, len(table.start))]
            sky = lay(table, colours, 0, choose(table, fitting(0), start, 0, dice))
            stones = 1 + random_round(table, deck, colours, sky, 1, dice)
            # A draw for each stone, the starting card's included.
            entries += 2 * stones
            placed += stones
            total += points(table, tasks[: turn + 1], colours)
    return entries, placed, total
