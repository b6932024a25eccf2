"""What a seat or a spectator sees, and that a position comes back from it."""

import json
import random

import pytest

from tests.games.bits.table import ONE, RULES, TWO, board, new, play, solo, view, with_boards
from tuckbox.core import seats
from tuckbox.core.building_cards import cards_before, cards_to_come, open_card


def test_a_board_shows_its_stones_in_the_order_of_placing() -> None:
    seen = view(solo("BR>A", "KK^A"), ONE)["boards"][0]
    assert (seen["seat"], seen["start"]) == (1, "RB")
    assert seen["laid"] == [
        {"move": "BR>A", "cells": ["A1", "B1"]},
        {"move": "KK^A", "cells": ["A2", "A3"]},
    ]


def test_areas_that_score_are_shown_with_what_each_card_gives() -> None:
    seen = view(solo("RB>A", "RR^A", "RP>A"), ONE)["boards"][0]
    assert seen["areas"] == [{"cells": ["A1", "A2", "A3", "A4"], "points": [1]}]
    assert seen["score"] == {"cards": [1], "total": 1}


def test_open_task_cards_show_their_shape_and_boards_what_they_give_right_now() -> None:
    p = play(new(seats=2), "0 task 1 S4", "0 start RB", "0 start BY", "1 RB>A", "2 BY>A")
    p = with_boards(p, board("RB>A", "RR^A", "RP>A"), p.boards[1])
    assert view(p, None)["tasks"] == [
        {
            "text": "task 1 S4",
            "stack": 1,
            "shape": "S4",
            "cells": [[0, 0], [1, 0], [1, 1], [2, 1]],
            "colour": None,
            "points": 2,
            "others": 1,
        }
    ]
    assert [board["score"]["cards"] for board in view(p, None)["boards"]] == [[1], [0]]


def test_cards_open_turned_and_remaining() -> None:
    seen = view(play(solo("RB>A", "KK>C"), "0 card RP"), ONE)
    assert (open_card(seen), seen["turned"], seen["stone"]) == ("RP", ["KK", "RP"], "RP")
    assert cards_before(seen) == ["KK"]
    assert [board["start"] for board in seen["boards"]] == ["RB"]
    to_come = [*cards_to_come(seen)]
    assert len(to_come) == 18
    assert "RP" not in to_come
    assert to_come.count("KK") == 1
    assert [stack["remaining"] for stack in seen["stacks"]] == [
        [],
        ["task 2 I2 R", "task 2 I3 P", "task 2 O1 Y", "task 2 V3 B"],
        ["task 3 I2", "task 3 I3", "task 3 O1", "task 3 V3"],
    ]


def test_before_the_first_card() -> None:
    seen = view(new(seats=2, pro=True), None)
    assert (seen["round"], seen["length"]) == (0, 4)
    assert [board["start"] for board in seen["boards"]] == [None, None]
    assert (seen["columns"], seen["rows"]) == (6, 6)


def test_what_happens_next() -> None:
    entries = ("0 task 1 O4", "0 start RB", "1 RB>A", "0 card KK", "1 KK>A")
    stages = [view(play(new(), *entries[:count]), ONE)["stage"] for count in range(6)]
    assert stages == ["task", "deal", "start", "turn", "build", "turn"]


def test_what_is_reconstructed_says_so() -> None:
    seen = view(new(pro=True), None)
    assert [stack["reconstructed"] for stack in seen["stacks"]] == [True, True, False, True]
    assert seen["starting_stones"] == {
        "stones": ["BY", "PK", "PY", "RB", "RK"],
        "reconstructed": True,
    }


def test_an_unused_neutral_stone_is_shown() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start RB", "0 start BY", "1 RB>A", "2 BY>A")
    p = play(p, "0 card KK", "1 NN>C", "2 KK>C")
    assert [seat["has_neutral"] for seat in view(p, None)["boards"]] == [False, True]


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_view_is_json_and_gives_its_position_back(count: int) -> None:
    chooser = random.Random(count)
    p = new(seats=count, pro=True)
    while actors := RULES.to_move(p):
        who = chooser.choice(actors)
        p = RULES.apply(p, who, chooser.choice(RULES.legal_moves(p, who)))
        if chooser.random() < 0.1 or not RULES.to_move(p):
            for seat in (None, *seats(count)):
                seen = RULES.view(p, seat)
                again = RULES.position(json.loads(json.dumps(seen)))
                assert RULES.view(again, seat) == seen
                if seat is not None:
                    assert RULES.legal_moves(again, seat) == RULES.legal_moves(p, seat)


def test_a_view_without_secrets_gives_the_very_position_back() -> None:
    p = play(solo("RB>A", "KK>C", "NN^F"), "0 card RP")
    assert RULES.position(RULES.view(p, ONE)) == p


def test_finished_rounds_stay_on_the_score_sheet() -> None:
    chooser = random.Random(7)
    p = new(seats=2)
    while len(p.finished) < 2:
        who = RULES.to_move(p)[0]
        p = RULES.apply(p, who, chooser.choice(RULES.legal_moves(p, who)))
    seen = view(p, TWO)
    assert [round["number"] for round in seen["finished"]] == [1, 2]
    for shown, played in zip(seen["finished"], p.finished, strict=True):
        for one, score in zip(shown["boards"], played.scores, strict=True):
            assert one["score"] == {"cards": list(score.cards), "total": sum(score.cards)}
            assert len(score.cards) == shown["number"]
    # Nothing is taken back before the next task card.
    assert seen["finished"][-1]["boards"][1]["laid"] == seen["boards"][1]["laid"]
