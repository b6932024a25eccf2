"""What a seat or a spectator sees, and that a position comes back from it."""

import json
import random

import pytest

from tests.games.bits.table import ONE, RULES, TWO, board, new, play, solo, view, with_boards
from tuckbox.core import seats


def test_the_grid_shows_colours_and_the_index_of_each_stone() -> None:
    seen = view(solo("RB>A", "KK^A"), ONE)["boards"][0]
    column_a = [row[0] for row in seen["grid"]]
    assert column_a == [
        None,
        None,
        None,
        {"colour": "K", "stone": 2},
        {"colour": "K", "stone": 2},
        {"colour": "R", "stone": 1},
    ]
    assert seen["heights"] == [3, 1, 0, 0, 0, 0]
    assert seen["stones"][1] == {
        "index": 2,
        "text": "KK^A",
        "stone": "KK",
        "cells": ["A2", "A3"],
        "colours": ["K", "K"],
        "is_waiting": False,
    }


def test_areas_are_shown_as_they_form_with_what_each_card_gives() -> None:
    seen = view(solo("RB>A", "RR^A", "RP>A"), ONE)["boards"][0]
    assert seen["areas"][0] == {
        "colour": "R",
        "cells": ["A1", "A2", "A3", "A4"],
        "shape": "I4",
        "points": [1],
    }
    assert seen["gaps"] == ["B2", "B3"]
    assert seen["points"] == 1


def test_open_task_cards_show_their_shape_and_what_they_give_right_now_by_seat() -> None:
    p = play(new(seats=2), "0 task 1 S4", "0 start RB", "0 start BY", "1 RB>A", "2 BY>A")
    p = with_boards(p, board("RB>A", "RR^A", "RP>A"), p.boards[1])
    assert view(p, None)["tasks"] == [
        {
            "text": "task 1 S4",
            "stack": 1,
            "shape": "S4",
            "picture": [".##", "##."],
            "squares": 4,
            "colour": None,
            "points": 2,
            "others": 1,
            "scores": [1, 0],
        }
    ]


def test_cards_open_turned_and_remaining() -> None:
    seen = view(play(solo("RB>A", "KK>C"), "0 card RP"), ONE)
    assert (seen["card"], seen["turned"], seen["owed"]) == ("RP", ["KK"], "RP")
    assert seen["starts"] == ["RB"]
    assert sum(seen["remaining"].values()) == 18
    assert "RP" not in seen["remaining"]
    assert seen["remaining"]["KK"] == 1
    assert seen["stacks"] == [
        [],
        ["task 2 I2 R", "task 2 I3 P", "task 2 O1 Y", "task 2 V3 B"],
        ["task 3 I2", "task 3 I3", "task 3 O1", "task 3 V3"],
    ]


def test_before_the_first_card() -> None:
    seen = view(new(seats=2, pro=True), None)
    assert (seen["round"], seen["length"]) == (0, 4)
    assert seen["starts"] == [None, None]
    assert (seen["columns"], seen["rows"]) == (list("ABCDEF"), 6)


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
    while len(p.rounds) < 2:
        who = RULES.to_move(p)[0]
        p = RULES.apply(p, who, chooser.choice(RULES.legal_moves(p, who)))
    seen = view(p, TWO)
    assert [round["points"] for round in seen["history"]] == [list(r.points) for r in p.rounds]
    assert [len(round["cards"]) for round in seen["history"]] == [1, 2]
    for round in seen["history"]:
        assert round["points"] == [sum(points) for points in zip(*round["cards"], strict=True)]
    last = seen["history"][-1]["pictures"][1]
    assert "".join(last).replace(".", "") == "".join(
        square["colour"] for row in seen["boards"][1]["grid"] for square in row if square
    )
