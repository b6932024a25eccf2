"""Choices for one stone are made at the same time, and nobody sees another's; §3.16, §3.17, §3.18."""

from itertools import permutations

import pytest

from tests.games.bits.table import ONE, RULES, THREE, TWO, legal, move, new, play, view
from tuckbox.core import CHANCE, Effect, IllegalMove
from tuckbox.games.bits.position import Position


def opening() -> Position:
    return play(new(seats=3), "0 task 1 O4", "0 start RB", "0 start BY", "0 start PK")


def test_any_order_of_entries_gives_the_same_position() -> None:
    entries = ("1 RB>A", "2 YB^C", "3 PK>E")
    assert len({play(opening(), *order) for order in permutations(entries)}) == 1


def test_nothing_takes_effect_before_the_last_has_chosen() -> None:
    p = play(opening(), "2 YB^C", "1 RB>A")
    assert [board.laid for board in p.boards] == [(), (), ()]
    assert RULES.to_move(p) == (THREE,)
    p = play(p, "3 PK>E")
    assert [len(board.laid) for board in p.boards] == [1, 1, 1]
    assert RULES.to_move(p) == (CHANCE,)


def test_who_has_chosen_is_not_to_move() -> None:
    p = play(opening(), "1 RB>A")
    with pytest.raises(IllegalMove) as error:
        RULES.apply(p, ONE, move("RB>B"))
    assert error.value.code == "refusal-not-to-move"


def test_no_one_else_sees_a_waiting_choice() -> None:
    left, right = play(opening(), "1 RB>A"), play(opening(), "1 BR^F")
    for seat in (None, TWO, THREE):
        assert view(left, seat) == view(right, seat)
    assert view(left, TWO)["to_move"] == [2, 3]


def test_one_sees_the_own_choice_as_placed() -> None:
    p = play(opening(), "1 RB>A")
    seen = view(p, ONE)
    assert seen["choice"] == "RB>A"
    assert seen["to_move"] == [2, 3]
    assert seen["boards"][0]["laid"] == [{"move": "RB>A", "cells": ["A1", "B1"]}]


def test_a_position_from_a_view_counts_hidden_choices_as_owed_after_the_visible_ones() -> None:
    p = play(opening(), "1 RB>A", "2 YB^C")
    guess = RULES.position(RULES.view(p, THREE))
    assert RULES.to_move(guess) == (THREE,)
    assert guess.pending == (None, None, None)
    guess = RULES.apply(guess, THREE, move("PK>E"))
    assert RULES.to_move(guess) == (ONE, TWO)
    guess = play(guess, "2 BY>A", "1 RB>A")
    assert RULES.to_move(guess) == (CHANCE,)
    assert guess.hidden == ()


def test_each_stone_is_told_once_with_its_own_choice() -> None:
    p = opening()
    told: list[Effect] = []
    for who, text in ((ONE, "RB>A"), (TWO, "YB^C"), (THREE, "PK>E")):
        seen = RULES.position(RULES.view(p, who))
        # What a seat may know is enough: nothing of others' choices is in it.
        assert RULES.effects(RULES.play(seen, who, move(text))) == RULES.effects(
            RULES.play(p, who, move(text))
        )
        told += RULES.effects(RULES.play(p, who, move(text)))
        p = RULES.apply(p, who, move(text))
    assert [effect["text"] for effect in told] == ["RB>A", "YB^C", "PK>E"]


def test_legal_moves_do_not_depend_on_what_others_chose() -> None:
    left, right = play(opening(), "1 RB>A"), play(opening(), "1 BR^F")
    assert legal(left, TWO) == legal(right, TWO)
