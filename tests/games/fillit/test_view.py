"""What everybody sees: all of the table, in plain JSON values."""

import json

import pytest

from tests.games.fillit.endless import endless_turns
from tests.games.fillit.table import COMPONENTS, RULES, table, turn
from tests.playing import random_game
from tuckbox.core import Options, seat
from tuckbox.games.fillit.view import FillitView

MODES = [
    RULES.options(seats=seats, board=board, layout=layout, repetition=repetition)
    for seats, board in sorted(COMPONENTS.modes)
    for layout, repetition in (("A", "draw"), ("B", "off"))
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_view_is_plain_and_gives_the_position_back(options: Options) -> None:
    """§3.7: nothing is hidden; every seat and every spectator can rebuild the whole position."""
    for step in random_game(RULES, options, f"view {options}"):
        for who in (None, seat(1), seat(options.seats)):
            view = RULES.view(step.after, who)
            assert json.loads(json.dumps(view)) == view
            assert RULES.position(view) == step.after
            assert RULES.view(RULES.position(view), who) == view


def test_what_a_view_shows() -> None:
    p = table(
        """
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . . R = . .
          r . . . .
           . . . B
        """
    )
    view: FillitView = RULES.view(p, seat(2))  # type: ignore[assignment]
    hexes = {hex["name"]: hex for hex in view["hexes"]}
    empty = {"chip": None, "stone": None}
    assert hexes["a1"] == empty | {"name": "a1", "q": -3, "r": 3}
    assert hexes["c3"] == empty | {"name": "c3", "q": -1, "r": 1, "chip": "R"}
    assert hexes["c4"] == empty | {"name": "c4", "q": 0, "r": 1, "chip": "B"}
    assert hexes["e5"] == empty | {"name": "e5", "q": 1, "r": -1, "stone": "B"}
    assert view["sides"] == [
        {"colour": "R", "seats": [1], "supply": 13, "total": 14},
        {"colour": "B", "seats": [2], "supply": 12, "total": 14},
    ]
    assert view["seats"] == [
        {"seat": 1, "colour": "R", "pawn": "c3"},
        {"seat": 2, "colour": "B", "pawn": "a4"},
    ]
    assert (view["turn"], view["to_move"], view["seat"]) == (1, [1], 2)
    assert (view["radius"], view["centre"], len(view["hexes"])) == (3, "d4", 36)
    assert (view["repetition"], view["earlier"]) == (1, [])


def test_the_view_of_a_long_game_lists_earlier_positions_in_few_texts() -> None:
    p = RULES.initial(RULES.options())
    for text in endless_turns(1100):
        p = RULES.carry_out(p, p.seat, turn(text)).after
    view: FillitView = RULES.view(p, None)  # type: ignore[assignment]
    keys = [text.split() for text in view["earlier"]]
    assert [len(each) for each in keys] == [1024, 32, 32, *[1] * 10]
    assert " ".join(view["earlier"]).split() == list(p.earlier)
    assert RULES.position(view) == p


def test_teams_are_shown() -> None:
    view: FillitView = RULES.view(RULES.initial(RULES.options(seats=4)), None)  # type: ignore[assignment]
    assert [side["seats"] for side in view["sides"]] == [[1, 3], [2, 4]]
    assert [side["colour"] for side in view["sides"]] == ["R", "B"]
    assert [one["colour"] for one in view["seats"]] == ["R", "B", "Y", "G"]
