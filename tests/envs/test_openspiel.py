"""The games as OpenSpiel knows them: random simulations with serialising, and bad input."""

import copy
from typing import Any

import numpy as np
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
    is_long = game.num_players() > 2 or name in ("fillit", "bits")
    pyspiel.random_sim_test(game, num_sims=1, serialize=not is_long, verbose=False)


def test_a_playthrough_is_the_same_when_played_again() -> None:
    game = pyspiel.load_game("tuckbox_fits(seats=2,boards=1)")
    random, state = np.random.default_rng(1), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(int(random.choice(outcomes)))
        elif state.is_simultaneous_node():
            state.apply_actions([int(random.choice(state.legal_actions(at))) for at in range(2)])
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert copy.deepcopy(state).history() == state.history()
    assert sum(state.returns()) == 0


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


@pytest.mark.parametrize("text", ["tuckbox_fits(seats=9)", "tuckbox_fits(reward=win)"])
def test_bad_parameters_are_refused(text: str) -> None:
    with pytest.raises((pyspiel.SpielError, RuntimeError)):
        pyspiel.load_game(text)
