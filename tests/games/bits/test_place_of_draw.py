"""The place of a draw in the deal depends on the round and the draws in it, and on nothing else."""

import pytest

from tests.playing import random_game
from tuckbox.core import CHANCE
from tuckbox.games import game
from tuckbox.games.bits.rules import Rules


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_places_ascend_and_begin_anew_with_every_round(seed: str) -> None:
    rules = game("bits")
    assert isinstance(rules, Rules)
    options = rules.options(seats=1, pro="on")
    draws = [step.before for step in random_game(rules, options, seed) if step.actor == CHANCE]
    places = [rules.place_of_draw(before) for before in draws]
    assert places == sorted(set(places))
    first: dict[int, int] = {}
    for before, place in zip(draws, places, strict=True):
        first.setdefault(len(before.finished), place)
    assert first.keys() == {0, 1, 2, 3}
    assert all(place // 100 == number for number, place in first.items())
