"""The games for several agents: PettingZoo's own tests, masks, hidden choices, bad input."""

from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tests.envs.modes import MODES
from tuckbox.envs import NAMES, env_id
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
    parallel_api_test(parallel(name, **choices), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_passes_when_wrapped_and_seeded(name: str) -> None:
    api_test(OrderEnforcingWrapper(AssertOutOfBoundsWrapper(aec(name, seats=2))), num_cycles=100)
    seed_test(lambda: aec(name, seats=2), num_cycles=40)
    parallel_seed_test(lambda: parallel(name, seats=2), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_passes_pettingzoos_test_of_pictures(name: str) -> None:
    render_test(lambda render_mode: aec(name, seats=2, render_mode=render_mode))


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


@pytest.mark.parametrize("name", ["fits", "bits"])
def test_what_another_seat_has_chosen_does_not_show(name: str) -> None:
    shown = set()
    for place in (0, -1):
        env = aec(name, seats=3)
        env.reset(seed=5)
        for _ in range(2):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(np.flatnonzero(mask)[place]))
        assert env.agent_selection == "player_3"
        shown.add(tuple(env.observe(agent)["observation"].tobytes() for agent in env.agents))
    assert len(shown) == 1


def test_the_order_of_the_cards_does_not_show() -> None:
    env, other = aec("fits", boards="1"), aec("fits", boards="1")
    env.reset(seed=3)
    other.reset(seed=3)
    other._batch.games.dice[:] = 12345
    assert (
        env.observe("player_1")["observation"].tobytes()
        == other.observe("player_1")["observation"].tobytes()
    )


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
    with pytest.raises(InvalidAction, match="2"):
        together.step({"player_1": 0})
