"""Many BITS entries at once: perft, and whole random games with any number of seats."""

import numpy as np

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.bits.entry import begin, legal, owing, play, total, weight
from tuckbox.kernels.bits.state import NONE, size
from tuckbox.kernels.bits.table import Ints, Table
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit

MOST_ACTIONS = 64
"""More than are ever legal at once."""


@jit
def perft(table: Table, s: Ints, depth: int, chance: Ints) -> int:
    """Paths of exactly `depth` entries; where `chance` is given, draws are its and not counted."""
    s = s.copy()
    used = 0
    while used < len(chance) and owing(table, s) == 1:
        play(table, s, 0, chance[used])
        used += 1
    if depth == 0:
        return 1
    actors = owing(table, s)
    if actors == 0:
        return 0
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    who = first(actors)
    count = legal(table, s, who, actions)
    if depth == 1:
        return count
    paths = 0
    for place in range(count):
        child = s.copy()
        play(table, child, who, actions[place])
        paths += perft(table, child, depth - 1, chance[used:])
    return paths


@jit
def _pick(table: Table, s: Ints, who: int, actions: Ints, dice: Dice) -> int:
    """One of the actions: a seat's are equally likely, a draw as likely as it has cards."""
    if who > 0:
        return actions[roll(dice, len(actions))]
    cards = 0
    for action in actions:
        cards += weight(table, s, action)
    card = roll(dice, cards)
    for action in actions:
        card -= weight(table, s, action)
        if card < 0:
            return action
    return NONE


@jit
def random_game(table: Table, s: Ints, actions: Ints, dice: Dice) -> tuple[int, int]:
    """Play on to the end, every legal choice equally likely: entries, and those of seats."""
    entries, moves = 0, 0
    actors = owing(table, s)
    while actors != 0:
        who = first(actors)
        count = legal(table, s, who, actions)
        play(table, s, who, _pick(table, s, who, actions[:count], dice))
        entries += 1
        moves += who > 0
        actors = owing(table, s)
    return entries, moves


@jit
def random_games(table: Table, games: int, dice: Dice, points: Ints) -> tuple[int, int]:
    """Whole games from the start; adds the final points by seat; entries, and those of seats."""
    s = np.zeros(size(table), dtype=np.int64)
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    entries, moves = 0, 0
    for _ in range(games):
        begin(table, s)
        played, chosen = random_game(table, s, actions, dice)
        entries += played
        moves += chosen
        for number in range(table.seats):
            points[number] += total(table, s, number)
    return entries, moves
