"""The games for several agents: PettingZoo's own tests, masks, hidden choices, bad input."""

import copy
import pickle
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tests.envs.modes import MODES
from tuckbox.envs import env_id
from tuckbox.envs.pettingzoo import TuckboxAEC, TuckboxParallel

# Spaces of another kind than a row of pixels are not what the tests expect by default.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def aec(name: str, **choices: Any) -> TuckboxAEC:
    env = pettingzoo.make("aec", env_id(name), **choices)
    assert isinstance(env, TuckboxAEC)
    return env


def parallel(name: str, **choices: Any) -> TuckboxParallel:
    env = pettingzoo.make("parallel", env_id(name), **choices)
    assert isinstance(env, TuckboxParallel)
    return env


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_pettingzoos_tests_in_every_mode(name: str, choices: dict[str, Any]) -> None:
    api_test(aec(name, **choices), num_cycles=40)
    wrapped = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(aec(name, **choices)))
    api_test(wrapped, num_cycles=40)
    seed_test(lambda: aec(name, **choices), num_cycles=40)
    parallel_api_test(parallel(name, **choices), num_cycles=40)
    parallel_seed_test(lambda: parallel(name, **choices), num_cycles=40)


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_pettingzoos_test_of_pictures_in_every_mode(
    name: str, choices: dict[str, Any]
) -> None:
    render_test(lambda render_mode: aec(name, render_mode=render_mode, **choices))


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_pettingzoos_benchmark_in_every_mode(
    name: str, choices: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that goes by looks: its five seconds are over after sixty rounds of the table."""
    looks = count(step=0.1)
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(looks)))
    performance_benchmark(aec(name, **choices))


def test_off_turn_nothing_is_legal() -> None:
    env = aec("jammit")
    env.reset(seed=1)
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["action_mask"].any()
    assert not env.observe("player_2")["action_mask"].any()


def test_a_seat_that_owes_nothing_can_only_wait() -> None:
    env = parallel("jammit")
    seen, _ = env.reset(seed=1)
    assert np.flatnonzero(seen["player_2"]["action_mask"]).tolist() == [env.wait]
    legal = int(np.flatnonzero(seen["player_1"]["action_mask"])[0])
    _, rewards, over, _, infos = env.step({"player_1": legal, "player_2": 0})
    assert rewards == {"player_1": 0.0, "player_2": -1.0}
    assert all(over.values())
    assert infos["player_2"] == {"illegal": True}


SECRETIVE = [(name, choices) for name, choices in MODES if name in ("fits", "bits")]


@pytest.mark.parametrize(
    ("name", "choices"), [mode for mode in SECRETIVE if mode[1]["seats"] != "1"]
)
def test_what_another_seat_has_chosen_does_not_show(name: str, choices: dict[str, Any]) -> None:
    """Two tables that differ in nothing but the choices that wait look the same to every seat."""
    env, compared = aec(name, **choices), 0
    env.reset(seed=5)
    while compared < 3:
        if env._owing().bit_count() > 1:
            tables = [copy.deepcopy(env), copy.deepcopy(env)]
            for place, table in zip((0, -1), tables, strict=True):
                while table._owing().bit_count() > 1:
                    step_legally(table, place)
            one, other = (
                [table.observe(agent)["observation"].tobytes() for agent in table.agents]
                for table in tables
            )
            assert one == other
            words = [table._batch.games.states[0].tobytes() for table in tables]
            compared += words[0] != words[1]
        step_legally(env, 0)


def step_legally(env: TuckboxAEC, place: int) -> None:
    mask = env.observe(env.agent_selection)["action_mask"]
    env.step(int(np.flatnonzero(mask)[place]))


@pytest.mark.parametrize(("name", "choices"), SECRETIVE)
def test_the_order_of_the_cards_does_not_show(name: str, choices: dict[str, Any]) -> None:
    """The same table with other cards to come looks the same to every seat."""
    env, other = aec(name, **choices), aec(name, **choices)
    env.reset(seed=3)
    other.reset(seed=3)
    other._batch.games.dice[:] = 12345
    for agent in env.agents:
        seen, same = env.observe(agent), other.observe(agent)
        assert seen["observation"].tobytes() == same["observation"].tobytes()


@pytest.mark.parametrize("make", [aec, parallel])
@pytest.mark.parametrize("is_early", [False, True])
def test_copied_and_pickled_tables_go_on_alike(make: Any, is_early: bool) -> None:
    env = make("bits", seats=2)
    if not is_early:
        env.reset(seed=3)
    others = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    if is_early:
        for each in (env, *others):
            each.reset()

    def rest(table: Any) -> list[Any]:
        shown: list[Any] = []
        while table.agents and len(shown) < 60:
            if make is aec:
                seen, _, done, cut, _ = table.last()
                table.step(None if done or cut else int(seen["action_mask"].argmax()))
                shown.append(seen["observation"].tolist())
            else:
                masks = {agent: table._masks[agent].argmax().item() for agent in table.agents}
                shown.append(str(table.step(masks)[:2]))
        return shown

    assert rest(env) == rest(others[0]) == rest(others[1])


def test_bad_input_is_refused() -> None:
    with pytest.raises(Error, match="7"):
        aec("fits", seats=7)
    env = aec("fits", seats=2)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        parallel("fits").step({})
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="341"):
        env.step(342)
    together = parallel("fits", seats=2)
    together.reset(seed=1)
    for actions in ({"player_1": 0}, {}, None, [0, 0], 7):
        with pytest.raises(InvalidAction, match="player_1 and player_2"):
            together.step(actions)


@pytest.mark.parametrize("make", [aec, parallel])
def test_what_is_asked_for_at_the_beginning_is_checked(make: Any) -> None:
    with pytest.raises(Error, match="svg"):
        make("fits", seats=2, render_mode="svg")
    with pytest.raises(Error, match="human"):
        make("fits", seats=2, render_mode="human").render()
    env = make("fits", seats=2)
    for seed in ("a", -3, 1.5, True):
        with pytest.raises(Error, match="seed"):
            env.reset(seed=seed)
    for space in (env.action_space, env.observation_space):
        with pytest.raises(Error, match=r"nobody.*player_1 and player_2"):
            space("nobody")


def test_one_after_the_other_there_is_nothing_to_see_before_the_beginning() -> None:
    env = aec("jammit")
    for look in (env.last, lambda: env.observe("player_1"), lambda: env.step(None)):
        with pytest.raises(ResetNeeded, match="reset"):
            look()
    env.reset(seed=1)
    with pytest.raises(Error, match="nobody"):
        env.observe("nobody")


def test_one_after_the_other_nobody_acts_after_the_end() -> None:
    env = aec("jammit")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("player_1")["action_mask"] == 0)[0]))
    assert env.infos["player_1"] == {"illegal": True}
    while env.agents:
        env.step(None)
    for act in (env.last, lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(ResetNeeded, match="over"):
            act()
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].any()


def test_every_action_has_a_text_both_ways_also_to_wait() -> None:
    env = parallel("fits", seats=2, boards="1")
    actions = range(int(env.action_space("player_1").n))
    assert [env.text_action(env.action_text(action)) for action in actions] == list(actions)
    assert env.action_text(env.wait) == "wait"
    for action in (343, -1):
        with pytest.raises(InvalidAction, match="0 to 342"):
            env.action_text(action)
    with pytest.raises(InvalidAction, match="nonsense"):
        env.text_action("nonsense")
