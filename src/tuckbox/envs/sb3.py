"""Many games at once for Stable-Baselines3, with masks for sb3-contrib's MaskablePPO.

Neither is among our dependencies; this module needs them installed, and nothing else here does.
"""

# ruff: noqa: ANN401 — Stable-Baselines3 asks for anything by name
from collections.abc import Iterable
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from tuckbox.envs.picture import pixels
from tuckbox.envs.vector_env import TuckboxVectorEnv

Indices = None | int | Iterable[int]


class MaskedVecEnv(VecEnv):  # type: ignore[misc]
    """N games stepped in compiled code, in the place of N environments in a `DummyVecEnv`."""

    def __init__(self, game: str, num_envs: int = 1, **choices: Any) -> None:
        """Take what `gymnasium.make_vec` takes; a game that is over is begun anew at once."""
        self._envs = TuckboxVectorEnv(game, num_envs, autoreset_mode="SameStep", **choices)
        self.layout, self._actions = self._envs.layout, None
        spaces = self._envs.single_observation_space, self._envs.single_action_space
        super().__init__(num_envs, *spaces)

    def reset(self) -> Any:
        """Begin all games anew, with the seeds that were asked for by `seed`."""
        seeds = None if self._seeds[0] is None else self._seeds
        observations, _ = self._envs.reset(seed=seeds)
        self._reset_seeds()
        self._reset_options()
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return observations

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, is_over, is_cut, info = self._envs.step(self._actions)
        ended, illegal = is_over | is_cut, info.get("illegal", is_cut)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in map(int, np.flatnonzero(ended)):
            infos[i]["terminal_observation"] = info["final_obs"][i]
            infos[i]["TimeLimit.truncated"] = bool(is_cut[i])
            infos[i]["illegal"] = bool(illegal[i] and not is_cut[i])
        return observations, rewards.astype(np.float32), ended, infos

    def action_masks(self) -> Any:
        """Return what is legal: a row of True and False for each game."""
        return self._envs.action_masks()

    def env_method(
        self, method_name: str, *arguments: Any, indices: Indices = None, **named: Any
    ) -> list[Any]:
        """Return what a method says of each game, which is how masks are asked for."""
        if method_name == "action_masks":
            masks = self.action_masks()
            return [masks[i] for i in self._get_indices(indices)]
        answer = getattr(self._envs, method_name)(*arguments, **named)
        return [answer for _ in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        value = getattr(self._envs, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        setattr(self._envs, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> list[Any]:
        return [pixels(self._envs.game, state) for state in self._envs._batch.games.states]

    def close(self) -> None:
        self._envs.close()
