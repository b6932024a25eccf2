"""Where pieces slide down, a move says how high its piece comes to rest."""

import pytest

from tuckbox.core import seat
from tuckbox.core.ability import beyond_landing, landings
from tuckbox.games import game


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_where_nothing_slides_nothing_is_said(name: str) -> None:
    rules = game(name)
    start = rules.initial(rules.options())
    assert landings(rules, start, seat(1), rules.legal_moves(start, seat(1))) is None


PLACED = {
    "fits": ("start L5", "L5:0@C", "card I3", "I3:0@A"),
    "bits": ("task 1 S4", "start PY", "PY^B", "card YY", "YY>C"),
}


@pytest.mark.parametrize("name", PLACED)
def test_what_a_landing_does_not_tell_is_what_else_a_move_does(name: str) -> None:
    rules = game(name)
    position = rules.initial(rules.options(seats=1))
    *earlier, text = PLACED[name]
    for before in earlier:
        position = rules.apply(position, rules.to_move(position)[0], rules.parse_move(before))
    effects = rules.effects(rules.play(position, seat(1), rules.parse_move(text)))
    beyond = beyond_landing(rules, seat(1), effects)
    assert [effect.id for effect in beyond] == [effect.id for effect in effects[1:]]
    assert beyond
    for brief, whole in zip(beyond, effects[1:], strict=True):
        assert brief.values == tuple(value for value in whole.values if value[0] != "seat")


def test_without_landings_all_effects_are_told() -> None:
    rules = game("jammit")
    start = rules.initial(rules.options())
    move = rules.legal_moves(start, seat(1))[0]
    effects = rules.effects(rules.play(start, seat(1), move))
    assert beyond_landing(rules, seat(1), effects) == effects
