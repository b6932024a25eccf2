"""The games as OpenSpiel knows them: random simulations with serialising, and bad input."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest

import tuckbox.envs.openspiel as spiel
from tests.envs.modes import MODES


def loaded(name: str, choices: dict[str, Any]) -> Any:
    numbers = ("seats", "boards")
    given = {
        word: int(value.replace(",", "")) if word in numbers else value
        for word, value in choices.items()
    }
    return pyspiel.load_game(f"tuckbox_{name}", given)


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_openspiels_random_simulation_in_every_mode(
    name: str, choices: dict[str, Any]
) -> None:
    game = loaded(name, choices)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def acted(state: Any, choose: Callable[[list[int]], int]) -> None:
    """Let whoever is to act choose: chance, one player, or all at once."""
    if state.is_chance_node():
        state.apply_action(choose([outcome for outcome, _ in state.chance_outcomes()]))
    elif state.is_simultaneous_node():
        players = range(state.get_game().num_players())
        state.apply_actions([choose(state.legal_actions(at)) for at in players])
    else:
        state.apply_action(choose(state.legal_actions()))


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_a_playthrough_is_the_same_when_played_again(name: str, choices: dict[str, Any]) -> None:
    game = loaded(name, choices)
    random, state = Random(1), game.new_initial_state()
    while not state.is_terminal():
        acted(state, random.choice)
    again, left = game.new_initial_state(), iter(state.history())
    while not again.is_terminal():
        acted(again, lambda legal: next(action for action in left if action in legal))
    for other in (again, game.deserialize_state(state.serialize()), copy.deepcopy(state)):
        assert other.history() == state.history()
        assert str(other) == str(state)
        assert other.returns() == state.returns()
    if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(0)


def test_seats_without_a_choice_pass() -> None:
    game = pyspiel.load_game("tuckbox_fits(seats=2,boards=1)")
    state = game.new_initial_state()
    for text in ("start L5", "start P5"):
        state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, text))
    state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0]])
    state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, "card L5"))
    assert [state.action_to_string(0, each) for each in state.legal_actions(0)] == ["pass"]
    assert len(state.legal_actions(1)) > 1


def test_registering_twice_is_silent() -> None:
    spiel.register()
    assert "tuckbox_fits" in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("tuckbox_fits(seats=9)", "9"),
        ("tuckbox_fits(reward=win)", "dense"),
        ("tuckbox_fits(colour=red)", "colour"),
        ("tuckbox_chess", "tuckbox_chess"),
    ],
)
def test_bad_parameters_are_refused(text: str, word: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=word):
        pyspiel.load_game(text)


def test_an_illegal_action_is_refused() -> None:
    state = pyspiel.load_game("tuckbox_jammit").new_initial_state()
    for action in (104, 105, -7):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(action)
