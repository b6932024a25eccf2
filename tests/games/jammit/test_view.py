"""The view: all that is needed to draw the table, the same for everybody."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.games.jammit.drawing import RULES, play, position
from tests.modes import modes
from tests.playing import random_game
from tuckbox.core import Options, seat, seats
from tuckbox.core.view import AnyPart, ListPart
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
    shown: JammitView = RULES.view(p, None)  # type: ignore[assignment]
    return shown


def test_each_hex_has_name_place_and_piece() -> None:
    hexes = {hex["name"]: hex for hex in view(position(BOARD))["hexes"]}
    assert len(hexes) == 36
    assert list(hexes) == sorted(hexes)
    assert hexes["e2"] == {"name": "e2", "q": -2, "r": -1, "colour": "R", "kind": "stone"}
    assert hexes["e3"] == {"name": "e3", "q": -1, "r": -1, "colour": "N", "kind": "coin"}
    assert hexes["e7"] == {"name": "e7", "q": 3, "r": -1, "colour": "B", "kind": "coin"}
    assert hexes["a1"] == {"name": "a1", "q": -3, "r": 3, "colour": None, "kind": None}


def test_each_corner_has_its_columns_in_order() -> None:
    corners = view(position(BOARD))["corners"]
    assert [corner["name"] for corner in corners] == ["d7", "a4", "a1", "d1", "g4", "g7"]
    heads = [column["hexes"][0] for column in corners[0]["columns"]]
    assert heads == ["g7", "f7", "e7", "d7", "c6", "b5", "a4"]
    assert corners[0]["columns"][3] == {"hexes": ["d7", "d6", "d5"], "into": "centre"}
    assert corners[0]["columns"][6] == {"hexes": ["a4", "a3", "a2", "a1"], "into": "border"}


def test_each_seat_has_colour_pawn_neutral_coins_and_points() -> None:
    shown = view(position(BOARD, points=(3, 4), neutral=(0, 2)))
    assert shown["seats"] == [
        {"seat": 1, "colour": "R", "pawn": "d7", "neutral": 0},
        {"seat": 2, "colour": "B", "pawn": "d1", "neutral": 2},
    ]
    assert shown["goal"] == 13
    assert shown["scores"] == [3, 4]


@pytest.mark.parametrize(
    ("p", "stage", "coins", "earned"),
    [
        (position(), "insert", ["B", "N"], []),
        (position(turn=2), "insert", ["R", "N"], []),
        (position(pawns="d7 a1 g4", turn=3), "insert", ["R", "B"], []),
        (position(stage="extra", earned=("e2",)), "extra", ["R", "R"], ["e2"]),
        (position(stage="pawn"), "pawn", [], []),
        (position(stage="over", points=(13, 0)), "over", [], []),
    ],
)
def test_the_stage_its_coins_and_what_earned_them(
    p: Position, stage: str, coins: list[str], earned: list[str]
) -> None:
    shown = view(p)
    assert (shown["stage"], shown["coins"], shown["earned"]) == (stage, coins, earned)
    assert shown["turn"] == p.seat
    assert shown["to_move"] == ([] if stage == "over" else [p.seat])


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


@pytest.mark.parametrize("options", modes("jammit"), ids=str)
def test_what_stays_the_same_is_made_of_the_same_objects(options: Options) -> None:
    for entry in random_game(RULES, options, "parts"):
        before, after = RULES.public_parts(entry.before), RULES.public_parts(entry.after)
        for old, new in zip(map(items_of, before), map(items_of, after), strict=True):
            for (make, was), (_, now) in zip(old, new, strict=True):
                is_same = list(map(id, was)) == list(map(id, now))
                assert is_same == (make(*was) == make(*now)), now


def items_of(part: AnyPart) -> list[tuple[Callable[..., Any], tuple[Any, ...]]]:
    each = part.of if isinstance(part, ListPart) else (part.of,)
    return [(part.make, of) for of in each]


def test_how_the_table_came_to_be_is_no_part_of_it() -> None:
    after = play(position(), "e7=BN")
    assert after.halfway == play(position(), "e7=BN").halfway
    bare = replace(after, halfway=None)
    assert (after, hash(after)) == (bare, hash(bare))
    assert play(after, ">a4").halfway is None


def test_positions_are_values() -> None:
    one, other = RULES.initial(RULES.options()), RULES.initial(RULES.options())
    assert one == other
    assert hash(one) == hash(other)
    assert one != RULES.initial(RULES.options(layout="B"))
    assert RULES.view(one, seat(2))["seat"] == 2
