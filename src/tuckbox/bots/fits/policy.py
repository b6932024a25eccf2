"""The choice that looks best at once, and whole rounds of such choices."""

import numpy as np

from tuckbox.bots.fits.judgement import Judgement
from tuckbox.bots.fits.value import SPAN, SUITS, add_suits, judge
from tuckbox.bots.square.weights import Weights
from tuckbox.kernels.dice import Dice, roll, shuffle
from tuckbox.kernels.fits.landing import raised, rest
from tuckbox.kernels.fits.table import ROWS, Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import after, final, settled

NOTHING = -1e9


@jit
def suits_of(weights: Weights, tiles: Ints, skipped: int, cards: int) -> Weights:
    """Return what each bend is worth to these tiles, but for the one skipped, with N cards left."""
    suits = np.zeros(SUITS, dtype=np.float32)
    for tile in tiles:
        if tile != skipped:
            add_suits(weights, tile, cards, 1, suits)
    return suits


@jit
def worth(
    judgement: Judgement, suits: Weights, sky: int, marks: int, hope: int, squares: int, cards: int
) -> float:
    """Return the points to expect of a position after a choice.

    After the last one they are certain.
    """
    board = judgement.board
    if cards == 0:
        return float(final(board, sky, marks, hope))
    return judge(
        judgement.halves,
        board.row_bonus,
        board.pairs,
        judgement.weights,
        suits,
        sky,
        marks,
        hope,
        squares,
        cards,
    )


@jit
def best_action(
    judgement: Judgement,
    suits: Weights,
    sky: int,
    marks: int,
    hope: int,
    tile: int,
    may_refuse: bool,
    squares: int,
    cards: int,
) -> tuple[int, float]:
    """Return the action that looks best; `cards` and `squares` are left after the tile."""
    table, cover, holes, lies = (
        judgement.table,
        judgement.board.cover,
        judgement.board.holes,
        judgement.table.lie,
    )
    halves, pairs, weights = judgement.halves, judgement.board.pairs, judgement.weights
    row_bonus = judgement.board.row_bonus
    has_marks = row_bonus != 0 or len(pairs) > 0
    chosen, most = 0, NOTHING
    if may_refuse:
        most = worth(judgement, suits, sky, marks, hope, squares, cards)
    for action in range(table.first[tile], table.first[tile + 1]):
        row = rest(table, sky, action)
        if row >= ROWS:
            continue
        new_sky, new_marks = raised(table, sky, action, row), marks
        new_hope = hope - cover[action, row]
        if has_marks:
            new_marks, new_hope = settled(
                lies[action], holes[action], row_bonus, pairs, marks, new_hope, sky, new_sky, row
            )
        if cards == 0:
            value = float(final(judgement.board, new_sky, new_marks, new_hope))
        else:
            value = judge(
                halves,
                row_bonus,
                pairs,
                weights,
                suits,
                new_sky,
                new_marks,
                new_hope,
                squares,
                cards,
            )
        if value > most:
            chosen, most = action, value
    return chosen, most


@jit
def play_out(
    judgement: Judgement, sky: int, marks: int, hope: int, order: Ints, skipped: int
) -> int:
    """Return the points of the round when cards come in this order.

    A seat skips its starting tile.
    """
    squares, cards = 0, 0
    for tile in order:
        if tile != skipped:
            squares += judgement.size[tile]
            cards += 1
    span = SPAN[max(cards - 1, 0)]
    suits = suits_of(judgement.weights, order, skipped, max(cards - 1, 0))
    for place in range(len(order)):
        tile = order[place]
        if tile == skipped:
            continue
        squares -= judgement.size[tile]
        cards -= 1
        if SPAN[cards] == span:
            add_suits(judgement.weights, tile, cards, -1, suits)
        else:
            suits, span = (
                suits_of(judgement.weights, order[place + 1 :], skipped, cards),
                SPAN[cards],
            )
        may_refuse = tile != skipped  # not `True`: a literal would be compiled once more
        action, _ = best_action(
            judgement, suits, sky, marks, hope, tile, may_refuse, squares, cards
        )
        sky, marks, hope = after(judgement.table, judgement.board, sky, marks, hope, action)
    return final(judgement.board, sky, marks, hope)


@jit
def play_rounds(judgement: Judgement, hope: int, rounds: int, dice: Dice, scores: Ints) -> None:
    """Play whole rounds from the deal of a starting tile, by choices that look best at once."""
    tiles = len(judgement.table.first) - 1
    order = np.arange(tiles)
    squares = 0
    for tile in range(tiles):
        squares += judgement.size[tile]
    for number in range(rounds):
        start = judgement.table.start[roll(dice, len(judgement.table.start))]
        shuffle(order, dice)
        left = squares - judgement.size[start]
        suits = suits_of(judgement.weights, order, start, tiles - 1)
        action, _ = best_action(judgement, suits, 0, 0, hope, start, False, left, tiles - 1)
        sky, marks, more = after(judgement.table, judgement.board, 0, 0, hope, action)
        scores[number] = play_out(judgement, sky, marks, more, order, start)
