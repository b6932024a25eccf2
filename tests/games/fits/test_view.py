"""A view shows all that a client needs to draw the table, and nothing that a seat may not know."""

import json

from tests.games.fits.table import ONE, RULES, TWO, play, seen, table
from tests.playing import random_game
from tuckbox.core import seat
from tuckbox.core.building_cards import cards_before, cards_to_come, open_card
from tuckbox.games.fits.view import ScoreView


def test_tiles_are_told_in_the_order_of_placing_with_the_spaces_they_cover() -> None:
    position = table("start L5", "L5:0@C", "card I3", "I3:0@A")
    shown = seen(position)["ramps"][0]
    assert [laid["move"] for laid in shown["laid"]] == ["L5:0@C", "I3:0@A"]
    assert shown["laid"][0]["cells"] == ["C1", "C2", "C3", "C4", "D1"]
    assert shown["laid"][1]["cells"] == ["A5", "B5", "C5"]


def test_special_spaces_are_told_with_their_kind() -> None:
    boards = seen(table(boards="3,4"))["boards"]
    first = {special["cell"]: special for special in boards[0]["specials"]}
    assert first["A10"] == {
        "cell": "A10",
        "kind": "value",
        "sign": "-5",
        "value": -5,
    }
    assert {special["kind"] for special in boards[1]["specials"]} == {"pair"}
    assert [board["reconstructed"] for board in boards] == [True, True]
    assert not seen(table())["boards"][0]["reconstructed"]


def test_the_running_score_is_told_by_its_parts() -> None:
    position = table("start L5", "L5:1@A", "card V3", "V3:0@E", boards="1")
    assert seen(position)["ramps"][0]["score"] == {
        "dots": -64,
        "rows": 0,
        "values": 0,
        "pairs": 0,
    }


def test_every_orientation_of_the_open_tile_is_named() -> None:
    shown = seen(table("start L5", "L5:0@A", "card I3"))
    assert shown["tile"] == open_card(shown) == "I3"
    assert shown["tiles"]["I3"] == {"cells": [[0, 0], [1, 0], [2, 0]], "orientations": ["0", "1"]}


def test_a_starting_tile_is_open_to_its_own_seat_only() -> None:
    position = table("start L5", "start P5", seats=2)
    assert [seen(position, viewer)["tile"] for viewer in (ONE, TWO, None)] == ["L5", "P5", None]


def test_cards_to_come_are_a_set_in_alphabetical_order() -> None:
    first = table("start L5", "L5:0@A", "card Y5", "-", "card F5", "-")
    second = table("start L5", "L5:0@A", "card F5", "-", "card Y5", "-")
    to_come = [*cards_to_come(seen(first))]
    assert to_come == sorted(to_come)
    assert to_come == [*cards_to_come(seen(second))]
    assert {*to_come} == {*seen(first)["cards"]} - {"Y5", "F5"}
    assert seen(first)["turned"] == ["Y5", "F5"]


def test_all_tiles_are_drawn_for_their_cards() -> None:
    tiles = seen(table())["tiles"]
    assert len(tiles) == 16
    assert tiles["V3"]["cells"] == [[0, 0], [0, 1], [1, 0]]


def parts(score: ScoreView) -> tuple[int, ...]:
    return score["dots"], score["rows"], score["values"], score["pairs"]


def test_finished_rounds_stay_in_sight() -> None:
    steps = list(random_game(RULES, RULES.options(seats=2, boards="1,2"), "rounds"))
    shown = seen(steps[-1].after, None)
    assert [played["board"] for played in shown["finished"]] == ["1", "2"]
    totals = [
        sum(part for played in shown["finished"] for part in parts(played["ramps"][at]["score"]))
        for at in range(2)
    ]
    assert totals == shown["scores"]
    assert shown["ramps"] == shown["finished"][1]["ramps"]


def test_views_of_a_whole_game_give_back_their_positions() -> None:
    steps = list(random_game(RULES, RULES.options(seats=3, boards="4,1"), "views"))
    for step in steps[::4]:
        for viewer in (None, *map(seat, (1, 2, 3))):
            view = RULES.view(step.before, viewer)
            again = RULES.position(json.loads(json.dumps(view)))
            assert RULES.view(again, viewer) == view


def test_a_single_seat_has_no_secrets() -> None:
    for step in random_game(RULES, RULES.options(boards="2,3"), "alone"):
        assert RULES.position(RULES.view(step.before, seat(1))) == step.before


def test_the_open_card_is_the_last_of_the_turned() -> None:
    position = table("start L5", "L5:0@A", "card I3", "-", "card V3")
    shown = seen(position)
    assert (shown["turned"], open_card(shown), cards_before(shown)) == (["I3", "V3"], "V3", ["I3"])
    shown = seen(play(position, "-"))
    assert (shown["turned"], open_card(shown)) == (["I3", "V3"], None)
    assert cards_before(shown) == ["I3", "V3"]
