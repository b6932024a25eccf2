"""The choice that looks best at once, and whole rounds of such choices."""

import numpy as np

from tuckbox.bots.fits.value import SPAN, SUITS, Mind, Weights, add_suits, judge
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.fits.landing import raised, rest
from tuckbox.kernels.fits.table import ROWS, Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.reach import final, settled

NOTHING = -1e9


@jit
def suits_of(weights: Weights, tiles: Ints, skipped: int, cards: int) -> Weights:
    """What each bend is worth to these tiles, but for the one that is skipped, with so many cards left."""
    suits = np.zeros(SUITS, dtype=np.float32)
    for tile in tiles:
        if tile != skipped:
            add_suits(weights, tile, cards, 1, suits)
    return suits


@jit
def after(mind: Mind, sky: int, marks: int, hope: int, action: int) -> tuple[int, int, int]:
    """Skyline, marks and hope after a legal action."""
    if action == 0:
        return sky, marks, hope
    table, board = mind.table, mind.board
    row = rest(table, sky, action)
    new_sky = raised(table, sky, action, row)
    hope -= board.cover[action, row]
    if board.row_bonus != 0 or len(board.pairs) > 0:
        marks, hope = settled(
            table.lie[action],
            board.holes[action],
            board.row_bonus,
            board.pairs,
            marks,
            hope,
            sky,
            new_sky,
            row,
        )
    return new_sky, marks, hope


@jit
def worth(
    mind: Mind, suits: Weights, sky: int, marks: int, hope: int, squares: int, cards: int
) -> float:
    """The points to expect of a position after a choice; the points themselves after the last one."""
    board = mind.board
    if cards == 0:
        return float(final(board, sky, marks, hope))
    return judge(
        mind.halves,
        board.row_bonus,
        board.pairs,
        mind.weights,
        suits,
        sky,
        marks,
        hope,
        squares,
        cards,
    )


@jit
def best_action(
    mind: Mind,
    suits: Weights,
    sky: int,
    marks: int,
    hope: int,
    tile: int,
    may_refuse: bool,
    squares: int,
    cards: int,
) -> tuple[int, float]:
    """The action that looks best when so many cards and squares are left after the tile."""
    table, cover, holes, lies = mind.table, mind.board.cover, mind.board.holes, mind.table.lie
    halves, pairs, weights = mind.halves, mind.board.pairs, mind.weights
    row_bonus = mind.board.row_bonus
    has_marks = row_bonus != 0 or len(pairs) > 0
    chosen, most = 0, NOTHING
    if may_refuse:
        most = worth(mind, suits, sky, marks, hope, squares, cards)
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
            value = float(final(mind.board, new_sky, new_marks, new_hope))
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
def play_out(mind: Mind, sky: int, marks: int, hope: int, order: Ints, skipped: int) -> int:
    """The points of the round when cards come in this order; a seat skips its starting tile."""
    squares, cards = 0, 0
    for tile in order:
        if tile != skipped:
            squares += mind.size[tile]
            cards += 1
    span = SPAN[max(cards - 1, 0)]
    suits = suits_of(mind.weights, order, skipped, max(cards - 1, 0))
    for place in range(len(order)):
        tile = order[place]
        if tile == skipped:
            continue
        squares -= mind.size[tile]
        cards -= 1
        if SPAN[cards] == span:
            add_suits(mind.weights, tile, cards, -1, suits)
        else:
            suits, span = suits_of(mind.weights, order[place + 1 :], skipped, cards), SPAN[cards]
        action, _ = best_action(mind, suits, sky, marks, hope, tile, True, squares, cards)
        sky, marks, hope = after(mind, sky, marks, hope, action)
    return final(mind.board, sky, marks, hope)


@jit
def shuffle(order: Ints, dice: Dice) -> None:
    """Any order of these cards, all equally likely."""
    for place in range(len(order) - 1):
        other = place + roll(dice, len(order) - place)
        held = order[other]
        order[other] = order[place]
        order[place] = held


@jit
def play_rounds(mind: Mind, hope: int, rounds: int, dice: Dice, scores: Ints) -> None:
    """Whole rounds from the deal of a starting tile, by choices that look best at once."""
    tiles = len(mind.table.first) - 1
    order = np.arange(tiles)
    squares = 0
    for tile in range(tiles):
        squares += mind.size[tile]
    for number in range(rounds):
        start = mind.table.start[roll(dice, len(mind.table.start))]
        shuffle(order, dice)
        left = squares - mind.size[start]
        suits = suits_of(mind.weights, order, start, tiles - 1)
        action, _ = best_action(mind, suits, 0, 0, hope, start, False, left, tiles - 1)
        sky, marks, more = after(mind, 0, 0, hope, action)
        scores[number] = play_out(mind, sky, marks, more, order, start)
