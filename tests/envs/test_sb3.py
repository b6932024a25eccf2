"""Stable-Baselines3 takes the environments; tested where it is installed, as by `make soak`."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env

from tests.envs.modes import MODES
from tuckbox.envs import env_id
from tuckbox.envs.gymnasium_env import TuckboxEnv
from tuckbox.envs.sb3 import MaskedVecEnv


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_the_check(name: str, choices: dict[str, Any]) -> None:
    check_env(gymnasium.make(env_id(name), **choices).unwrapped)


def test_a_masked_vector_plays_the_games_of_single_environments() -> None:
    envs, one = MaskedVecEnv("fits", 64, boards="1"), TuckboxEnv("fits", boards="1")
    envs.seed(7)
    seen, _ = one.reset(seed=9)
    np.testing.assert_array_equal(envs.reset()[2], seen)
    assert is_masking_supported(envs)
    np.testing.assert_array_equal(get_action_masks(envs)[2], one.action_masks())


def test_a_masked_vector_tells_how_games_end() -> None:
    envs = MaskedVecEnv("fits", 8, boards="1")
    envs.seed(1)
    envs.reset()
    ended: list[dict[str, Any]] = []
    while not ended:
        seen, _, done, infos = envs.step(get_action_masks(envs).argmax(1))
        ended = [infos[i] for i in np.flatnonzero(done)]
    for info in ended:
        assert info["terminal_observation"].shape == seen[0].shape
        assert not info["TimeLimit.truncated"]
        assert not info["illegal"]


def test_masked_ppo_learns_from_it() -> None:
    envs = MaskedVecEnv("fits", 16, boards="1")
    model = MaskablePPO("MlpPolicy", envs, n_steps=8, batch_size=64)
    model.learn(256)
    assert model.num_timesteps >= 256
