"""The games as OpenSpiel knows them: random simulations with serialising, and bad input."""

import copy
import pickle
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


WRONG = (-(10**9), -7, 341, 342, 9999, 10**6, 10**9, 2**62)
"""OpenSpiel itself refuses -1."""


def after_chance(text: str) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def refused(state: Any, act: Callable[[], object], words: str) -> None:
    """See an act refused with our sentence, and nothing changed by it."""
    before = str(state), state.history()
    with pytest.raises(pyspiel.SpielError, match=words):
        act()
    assert (str(state), state.history()) == before


@pytest.mark.parametrize(
    "text",
    [
        "tuckbox_fits(boards=1)",
        "tuckbox_bits",
        "tuckbox_fillit",
        "tuckbox_jammit",
        "tuckbox_jammit(board=mini)",
    ],
)
def test_an_illegal_action_is_refused(text: str) -> None:
    state = after_chance(text)
    every = set(range(state.get_game().num_distinct_actions()))
    for action in every.union(WRONG) - set(state.legal_actions()):
        refused(state, lambda action=action: state.apply_action(action), f"{action} is not a legal")  # type: ignore[misc]
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(10**6)


def test_what_chance_cannot_draw_is_refused() -> None:
    state = pyspiel.load_game("tuckbox_fits(seats=2,boards=1)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    possible = {outcome for outcome, _ in state.chance_outcomes()}
    for outcome in set(range(20)).union(WRONG) - possible:
        refused(state, lambda outcome=outcome: state.apply_action(outcome), "drawn here")  # type: ignore[misc]
    refused(state, lambda: state.apply_actions([0, 0]), "one player or chance")


def test_a_wrong_choice_of_one_player_keeps_all_from_choosing() -> None:
    state = after_chance("tuckbox_fits(seats=2,boards=1)")
    good = state.legal_actions(0)[0]
    for action in WRONG:
        refused(state, lambda action=action: state.apply_actions([good, action]), "not a legal")  # type: ignore[misc]
    refused(state, lambda: state.apply_actions([good]), "2 actions")
    refused(state, lambda: state.apply_action(good), "apply_actions")
    assert state.legal_actions(99) == []


@pytest.mark.parametrize("text", ["tuckbox_jammit", "tuckbox_fits(seats=2,boards=1)"])
def test_nothing_is_played_after_the_end(text: str) -> None:
    state, random = pyspiel.load_game(text).new_initial_state(), Random(1)
    while not state.is_terminal():
        acted(state, random.choice)
    refused(state, lambda: state.apply_action(0), "over")
    refused(state, lambda: state.apply_actions([0, 0]), "over")


def test_actions_and_players_that_there_are_not_have_no_text_and_no_view() -> None:
    state = after_chance("tuckbox_fits(seats=2,boards=1)")
    assert state.action_to_string(0, 342) == "pass"
    with pytest.raises(pyspiel.SpielError, match="0 to 342"):
        state.action_to_string(0, 343)
    with pytest.raises(pyspiel.SpielError, match="0 to 19"):
        state.action_to_string(pyspiel.PlayerId.CHANCE, 20)
    for player in (-1, 2, 10**6):
        with pytest.raises(pyspiel.SpielError, match="0 to 1"):
            state.get_game().make_py_observer().set_from(state, player)


@pytest.mark.parametrize(
    "text", ["tuckbox_fits(boards=12,seats=2)", "tuckbox_bits", "tuckbox_fillit", "tuckbox_jammit"]
)
def test_games_and_states_are_pickled(text: str) -> None:
    state = after_chance(text)
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game())
    assert (str(again), again.history()) == (str(state), state.history())
    assert again.legal_actions(0) == state.legal_actions(0)


@pytest.mark.parametrize(
    "text",
    [
        "tuckbox_fits(boards=12,reward=dense)",
        "tuckbox_fits(boards=12,seats=2,reward=dense)",
        "tuckbox_bits(seats=2,reward=dense)",
        "tuckbox_fillit(board=mini,reward=dense)",
        "tuckbox_jammit(board=mini,reward=dense)",
    ],
)
def test_dense_rewards_come_where_points_are_gained(text: str) -> None:
    game = pyspiel.load_game(text)
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, random, seen = game.new_initial_state(), Random(2), []
    while not state.is_terminal():
        acted(state, random.choice)
        if not state.is_chance_node():
            seen.append(state.rewards())
    assert sum(map(any, seen)) > 1
    assert state.returns() == [sum(gains) for gains in zip(*seen, strict=True)]


def test_points_come_at_the_end() -> None:
    state, random = pyspiel.load_game("tuckbox_fits(boards=1)").new_initial_state(), Random(2)
    while not state.is_terminal():
        assert state.rewards() == [0.0]
        acted(state, random.choice)
    assert state.rewards() == state.returns() != [0.0]


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_hexes_lie_on_a_square_if_asked_for(name: str) -> None:
    sizes = [
        pyspiel.load_game(f"tuckbox_{name}({choice})").make_py_observer().tensor.size
        for choice in ("grid=False", "grid=True")
    ]
    assert sizes[0] < sizes[1]


@pytest.mark.parametrize("given", ["'1+3'", "1+3", "'2'", "2"])
def test_boards_with_digits_for_names_are_asked_for_by_name(given: str) -> None:
    game = pyspiel.load_game("tuckbox_fits", {"named_boards": given})
    for same in (game, pyspiel.load_game(str(game))):
        assert same.setting.env.options["boards"] == given.strip("'").replace("+", ",")


@pytest.mark.parametrize("given", ["1&3", "'1&3'", "'1+3'"])
def test_such_boards_are_also_asked_for_in_the_text_of_a_game(given: str) -> None:
    game = pyspiel.load_game(f"tuckbox_fits(named_boards={given})")
    for same in (game, pyspiel.load_game(str(game))):
        assert same.setting.env.options["boards"] == "1,3"
