"""BITS for learners: choices, draws, points as they stand, and what a seat sees.

The actions of seats are those of the twin: for every pair of colours eleven places.
"""

import numpy as np

from tuckbox.envs.bits.table import Table
from tuckbox.envs.clip import clip
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import Choices, EnvRules
from tuckbox.envs.shared_rules import never_cut, seat_after
from tuckbox.kernels.bitboard import first
from tuckbox.kernels.bits import rules
from tuckbox.kernels.bits.landing import fitting
from tuckbox.kernels.bits.rules import (
    is_between_rounds,
    list_placements,
    owed_stone,
    to_move,
    total,
    weight,
)
from tuckbox.kernels.bits.score import points, squares_of
from tuckbox.kernels.bits.state import (
    LAID,
    LEFT,
    NEUTRAL,
    NONE,
    POINTS,
    SCORED,
    SKY,
    START,
    TASK,
    TASKS,
    board_of,
    seat_words,
    sheet,
)
from tuckbox.kernels.bits.table import BYTE, COLUMNS, ROWS, STRIDE, Ints
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit
from tuckbox.kernels.simultaneous_rules import MOST_ACTIONS

begin_game, list_draws, turn_card, choose = rules.begin, rules.list_draws, rules.draw, rules.choose


@jit
def begin(table: Table, s: Ints) -> None:
    begin_game(table.rules, s)


@jit
def draw(table: Table, s: Ints, dice: Dice) -> None:
    """Turn task cards, deal starting cards and turn building cards until a seat owes a choice."""
    if to_move(table.rules, s) != 1:
        return
    draws = np.empty(MOST_ACTIONS, dtype=np.int64)
    while to_move(table.rules, s) == 1:
        found, cards = list_draws(table.rules, s, draws), 0
        for place in range(found):
            cards += weight(table.rules, s, draws[place])
        card, place = roll(dice, cards), 0
        while card >= weight(table.rules, s, draws[place]):
            card -= weight(table.rules, s, draws[place])
            place += 1
        turn_card(table.rules, s, draws[place])


@jit
def owing(table: Table, s: Ints) -> int:
    return to_move(table.rules, s) >> 1


@jit
def legal(table: Table, s: Ints, seat: int, choices: Choices) -> int:
    """Write the legal actions of a seat that owes a choice; return how many there are."""
    at, t = seat_words(table.rules, seat), table.rules
    stone, slots = owed_stone(t, s, seat), fitting(s[at + SKY])
    return list_placements(t.stone, t.neutral, stone, slots, s[at + NEUTRAL], s[at + LAID], choices)


@jit
def play(table: Table, s: Ints, seat: int, action: int) -> None:
    choose(table.rules, s, seat, action)


@jit
def standing(table: Table, s: Ints, seat: int) -> int:
    """Return the points of finished rounds, and of the board as it lies."""
    gained = total(table.rules, s, seat)
    if not is_between_rounds(s):
        board = board_of(s, seat_words(table.rules, seat))
        gained += points(table.rules, s[TASK : TASK + s[TASKS]], board)
    return gained


@jit
def winners(table: Table, s: Ints) -> int:
    """§6.12 to §6.14: the most points, then the best single round; the rest is shared."""
    best, best_round, found = -1000, -1000, 0
    for seat in range(table.rules.seats):
        points, top = total(table.rules, s, seat), -1000
        for turn in range(s[SCORED]):
            top = max(top, s[sheet(table.rules, turn, seat) + POINTS])
        if points > best or (points == best and top > best_round):
            best, best_round, found = points, top, 0
        if points == best and top == best_round:
            found |= 1 << seat
    return found


@jit
def observe(table: Table, s: Ints, seat: int, row: Row) -> None:
    """Write all that a seat may know; waiting choices and the order of the cards stay out."""
    at, seats = table.at, table.rules.seats
    row[:] = 0
    stone = owed_stone(table.rules, s, seat)
    own = seat_words(table.rules, seat)
    if stone != NONE and fitting(s[own + SKY]) != 0:
        for colour in range(table.squares.shape[1]):
            row[at[0] + colour] = table.squares[stone, colour]
    row[at[1]] = s[own + LAID] == 0
    for stone in range(len(table.rules.stone)):
        row[at[2] + stone] = s[LEFT + stone]
    for turn in range(s[TASKS]):
        row[at[3] + turn * len(table.rules.task) + s[TASK + turn]] = 1
    for place in range(seats):
        number = seat_after(seat, place, seats)
        _board(table, s, number, place, row)


@jit
def _board(table: Table, s: Ints, number: int, place: int, row: Row) -> None:
    at, words = table.at, seat_words(table.rules, number)
    for column in range(COLUMNS):
        row[at[4] + place * COLUMNS + column] = s[words + SKY] >> BYTE * column & 255
    board, colours = board_of(s, words), table.squares.shape[1] + 1
    for colour in range(colours):
        plane = at[5] + (place * colours + colour) * ROWS * COLUMNS
        squares = squares_of(board, colour)
        while squares:
            square = first(squares)
            squares &= squares - 1
            # Seven bits to a row, of which the last stays empty.
            row[plane + square - square // STRIDE] = 1
    row[at[6] + place] = s[words + NEUTRAL]
    if s[words + START] != NONE:
        row[at[7] + place * len(table.rules.stone) + s[words + START]] = 1
    row[at[8] + place] = clip(standing(table, s, number))


RULES = EnvRules(begin, draw, owing, legal, play, observe, standing, winners, never_cut)
