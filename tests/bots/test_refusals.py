"""Every bot of every game refuses what it can't answer, and never guesses."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.playing import random_game
from tuckbox import game, games
from tuckbox.bots import Budget, CannotChoose, bot, levels
from tuckbox.core import View, seat

EVERY = [(name, level) for name in games() for level in levels(name)]


def over(name: str) -> View:
    """Return what the first seat sees when a game has ended."""
    rules = game(name)
    choices: dict[str, dict[str, Any]] = {
        "fits": {"boards": "1"},
        "fillit": {"board": "mini"},
        "jammit": {"board": "mini"},
    }
    last = None
    for step in random_game(rules, rules.options(**choices.get(name, {})), "over"):
        last = step
    assert last is not None
    assert rules.to_move(last.after) == ()
    return rules.view(last.after, seat(1))


@cache
def ended(name: str) -> View:
    return over(name)


def refusal(name: str, level: str, view: View) -> str:
    with pytest.raises(CannotChoose) as refused:
        bot(level).choose(game(name), view, Budget(0.01), Random(0))
    return refused.value.code


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_game_that_is_over_leaves_nothing_to_choose(name: str, level: str) -> None:
    assert refusal(name, level, ended(name)) == "bot-nothing-to-choose"


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_view_of_another_game_is_refused(name: str, level: str) -> None:
    other = game("jammit" if name != "jammit" else "fillit")
    view = other.view(other.initial(other.options()), seat(1))
    assert refusal(name, level, view) == "bot-other-game"


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_nobody_chooses_for_a_spectator(name: str, level: str) -> None:
    rules = game(name)
    view = rules.view(rules.initial(rules.options()), None)
    assert refusal(name, level, view) == "bot-nothing-to-choose"
