"""The view: all that is needed to draw the table, the same for everybody."""

import json

import pytest

from tests.games.jammit.drawing import RULES, position
from tests.modes import modes
from tests.playing import random_game
from tuckbox.core import Options, seat, seats
from tuckbox.games.jammit.position import Position
from tuckbox.games.jammit.view import JammitView

BOARD = """
   . . . .
  . . . . .
 r N . . . B
. . . # . . .
 . . . . . .
  . . . . .
   . . . .
"""


def view(p: Position) -> JammitView:
    return RULES.view(p, None)


def test_each_hex_has_name_place_and_piece() -> None:
    hexes = {hex["name"]: hex for hex in view(position(BOARD))["hexes"]}
    assert len(hexes) == 36
    assert list(hexes) == sorted(hexes)
    assert hexes["e2"] == {"name": "e2", "q": -2, "r": -1, "colour": "R", "kind": "stone"}
    assert hexes["e3"] == {"name": "e3", "q": -1, "r": -1, "colour": "N", "kind": "coin"}
    assert hexes["e7"] == {"name": "e7", "q": 3, "r": -1, "colour": "B", "kind": "coin"}
    assert hexes["a1"] == {"name": "a1", "q": -3, "r": 3, "colour": None, "kind": None}


def test_each_corner_has_its_pawn_and_its_columns_in_order() -> None:
    corners = view(position(BOARD))["corners"]
    assert [corner["name"] for corner in corners] == ["d7", "a4", "a1", "d1", "g4", "g7"]
    assert [corner["pawn"] for corner in corners] == [1, None, None, 2, None, None]
    assert (corners[0]["q"], corners[0]["r"]) == (3, 0)
    heads = [column["head"] for column in corners[0]["columns"]]
    assert heads == ["g7", "f7", "e7", "d7", "c6", "b5", "a4"]
    assert corners[0]["columns"][3] == {"head": "d7", "hexes": ["d7", "d6", "d5"], "into": "centre"}
    assert corners[0]["columns"][6] == {
        "head": "a4",
        "hexes": ["a4", "a3", "a2", "a1"],
        "into": "border",
    }


def test_each_seat_has_colour_pawn_points_neutral_coins_and_stones() -> None:
    shown = view(position(BOARD, points=(3, 4), neutral=(0, 2)))
    assert shown["seats"] == [
        {"seat": 1, "colour": "R", "pawn": "d7", "points": 3, "neutral": 0, "stones": 1},
        {"seat": 2, "colour": "B", "pawn": "d1", "points": 4, "neutral": 2, "stones": 0},
    ]
    assert shown["goal"] == 13
    assert shown["scores"] == [3, 4]


@pytest.mark.parametrize(
    ("p", "step", "coins", "earned"),
    [
        (position(), "insert", ["B", "N"], []),
        (position(turn=2), "insert", ["R", "N"], []),
        (position(pawns="d7 a1 g4", turn=3), "insert", ["R", "B"], []),
        (position(step="extra", earned=("e2",)), "extra", ["R", "R"], ["e2"]),
        (position(step="pawn"), "pawn", [], []),
        (position(step="over", points=(13, 0)), "over", [], []),
    ],
)
def test_the_step_owed_its_coins_and_what_earned_them(
    p: Position, step: str, coins: list[str], earned: list[str]
) -> None:
    shown = view(p)
    assert (shown["step"], shown["coins"], shown["earned"]) == (step, coins, earned)
    assert shown["turn"] == p.turn
    assert shown["to_move"] == ([] if step == "over" else [p.turn])


def test_size_and_centre() -> None:
    assert (view(position())["radius"], view(position())["centre"]) == (3, "d4")
    large = view(RULES.initial(RULES.options()))
    assert (large["radius"], large["centre"]) == (4, "e5")


@pytest.mark.parametrize("options", modes("jammit"), ids=str)
def test_a_view_is_json_the_same_for_all_and_gives_the_position_back(options: Options) -> None:
    for entry in random_game(RULES, options, "view"):
        shown = RULES.view(entry.after, None)
        assert RULES.position(json.loads(json.dumps(shown))) == entry.after
        for viewer in seats(options.seats):
            assert RULES.view(entry.after, viewer) == {**shown, "seat": viewer}


def test_positions_are_values() -> None:
    one, other = RULES.initial(RULES.options()), RULES.initial(RULES.options())
    assert one == other
    assert hash(one) == hash(other)
    assert one != RULES.initial(RULES.options(layout="B"))
    assert RULES.view(one, seat(2))["seat"] == 2
