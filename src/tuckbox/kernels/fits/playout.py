"""Random FITS, every legal choice equally likely: rounds of one seat, and whole games of any number.

The rounds are played without a state, as fast as they go.
"""

import numpy as np

from tuckbox.kernels.bitboard import count, nth
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fits.landing import covered, fitting, raised, rest
from tuckbox.kernels.fits.rules import RULES
from tuckbox.kernels.fits.score import points
from tuckbox.kernels.fits.table import ABOVE, REACHED, Ints, Table
from tuckbox.kernels.jit import jit
from tuckbox.kernels.simultaneous_rules import random_games_of


@jit
def choose(table: Table, sky: int, tile: int, may_refuse: int, dice: Dice) -> int:
    """Return a legal action for a tile, all equally likely; 0 is setting aside."""
    bits = fitting(table, sky, tile)
    chosen = roll(dice, count(bits) + may_refuse) - may_refuse
    if chosen < 0:
        return 0
    if (sky + ABOVE) & REACHED == 0:
        return table.first[tile] + chosen
    return table.first[tile] + nth(bits, chosen)


@jit
def random_round(
    table: Table, board: int, cards: Ints, sky: int, low: int, high: int, dice: Dice
) -> tuple[int, int]:
    """Turn all `cards` in random order and place or set aside each tile.

    `cards` are the tiles still to come and are shuffled in place. Returns the points and the number
    of tiles placed.
    """
    placed = 0
    for turned in range(len(cards)):
        drawn = turned + roll(dice, len(cards) - turned)
        tile = cards[drawn]
        cards[drawn] = cards[turned]
        cards[turned] = tile
        action = choose(table, sky, tile, 1, dice)
        if action > 0:
            row = rest(table, sky, action)
            sky = raised(table, sky, action, row)
            below, above = covered(table, action, row)
            low |= below
            high |= above
            placed += 1
    return points(table, board, low, high), placed


@jit
def random_rounds(table: Table, board: int, rounds: int, dice: Dice) -> tuple[int, int, int]:
    """Play whole rounds from the deal of the starting card.

    Returns the entries of a record, the placements and the points.
    """
    tiles = len(table.first) - 1
    cards = np.empty(tiles - 1, dtype=np.int64)
    entries, placements, total = 0, 0, 0
    for _ in range(rounds):
        start = table.start[roll(dice, len(table.start))]
        for tile in range(tiles - 1):
            cards[tile] = tile if tile < start else tile + 1
        action = choose(table, 0, start, 0, dice)
        low, high = covered(table, action, 0)
        gained, placed = random_round(
            table, board, cards, raised(table, 0, action, 0), low, high, dice
        )
        # The deal and its placement; every card, and a choice for all but the seat's own starting card.
        entries += 2 + tiles + tiles - 1
        placements += 1 + placed
        total += gained
    return entries, placements, total


random_games = random_games_of(RULES)
