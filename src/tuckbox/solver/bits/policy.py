"""The placement that looks best at once, and whole rounds of such placements."""

import numpy as np

from tuckbox.kernels.bits.landing import EMPTY, Board, fitting, lay
from tuckbox.kernels.bits.scoring import area_of, squares_of
from tuckbox.kernels.bits.table import CARDS, SLOTS, TURNED, Ints
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit
from tuckbox.solver.bits.value import MOST_FEATURES, Mind, judge, worth_of

NOTHING = -1e9
NEUTRAL_WAY = 2
EVERYTHING = 1 << 60
MOST_ACTIONS = 3 * SLOTS


@jit
def score(shape: Ints, shifts: Ints, worth: Ints, board: Board) -> int:
    """§6.1: what the open tasks give for a board."""
    total = 0
    for colour in range(worth.shape[1]):
        left = squares_of(board, colour)
        while left != 0:
            area = area_of(left & -left, left)
            left ^= area
            total += worth_of(shape, shifts[0], shifts[1], shifts[2], worth, area, colour)
    return total


@jit
def list_actions(
    stones: Ints, neutral: int, stone: int, slots: int, has_neutral: int, laid: int, actions: Ints
) -> int:
    """Write the actions for a stone where these slots fit: how many. The first can't be replaced."""
    count = 0
    for way in range(NEUTRAL_WAY + int(has_neutral and laid > 0)):
        pair = stones[stone, way]
        # A double has the neutral pair in the place of its own turned round.
        if way == TURNED and pair == neutral:
            continue
        for slot in range(SLOTS):
            if slots >> slot & 1:
                actions[count] = pair * SLOTS + slot
                count += 1
    return count


@jit
def best_action(
    mind: Mind, board: Board, has_neutral: int, stone: int, laid: int, coming: int, found: Ints
) -> tuple[int, float]:
    """The action that looks best for a stone; `coming` are the squares that may follow it."""
    table, shape, shifts, worth = mind.table, mind.table.shape, mind.table.shifts, mind.worth
    weights, turn, stones = mind.weights, mind.turn, mind.table.stone
    actions = np.empty(MOST_ACTIONS, dtype=np.int64)
    chosen, most = -1, NOTHING
    count = list_actions(
        stones, table.neutral, stone, fitting(board[0]), has_neutral, laid, actions
    )
    for number in range(count):
        action = actions[number]
        after = lay(table, board, action)
        if fitting(after[0]) == 0:
            value = float(score(shape, shifts, worth, after))
        else:
            left = has_neutral & int(action // SLOTS != table.neutral)
            value = judge(shape, shifts, worth, turn, weights, after, left, laid + 1, coming, found)
        if value > most:
            chosen, most = action, value
    return chosen, most


@jit
def shuffle(deck: Ints, dice: Dice) -> None:
    """Any order of these cards, all equally likely."""
    for place in range(len(deck) - 1):
        other = place + roll(dice, len(deck) - place)
        held = deck[other]
        deck[other] = deck[place]
        deck[place] = held


@jit
def squares_coming(mind: Mind, deck: Ints) -> int:
    """The squares of these stones by colour, as one word."""
    coming = 0
    for stone in deck:
        coming += mind.coming[stone]
    return coming


@jit
def play_out(
    mind: Mind,
    board: Board,
    has_neutral: int,
    laid: int,
    deck: Ints,
    coming: int,
    depth: int,
    found: Ints,
) -> float:
    """The points of the round when stones come in this order; judged by looks after `depth`."""
    value = 0.0
    for place in range(len(deck)):
        if fitting(board[0]) == 0:
            break
        stone = deck[place]
        coming -= mind.coming[stone]
        action, value = best_action(mind, board, has_neutral, stone, laid, coming, found)
        if place + 1 == depth:
            return value
        has_neutral &= int(action // SLOTS != mind.table.neutral)
        board = lay(mind.table, board, action)
        laid += 1
    return float(score(mind.table.shape, mind.table.shifts, mind.worth, board))


@jit
def play_rounds(mind: Mind, rounds: int, dice: Dice, scores: Ints) -> None:
    """Whole rounds from the deal of a starting stone, by placements that look best at once."""
    table = mind.table
    deck = np.repeat(np.arange(len(table.stone)), table.stone[:, CARDS])
    found = np.empty(MOST_FEATURES, dtype=np.int64)
    coming = squares_coming(mind, deck)
    for number in range(rounds):
        start = table.start[roll(dice, len(table.start))]
        shuffle(deck, dice)
        action, _ = best_action(mind, EMPTY, 1, start, 0, coming, found)
        board = lay(table, EMPTY, action)
        scores[number] = play_out(mind, board, 1, 1, deck, coming, EVERYTHING, found)
