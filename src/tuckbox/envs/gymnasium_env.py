"""One game as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import Error, InvalidAction
from gymnasium.spaces import Box, Discrete

from tuckbox.envs.batch import ILLEGAL, TERMINATED, TRUNCATED, Seen
from tuckbox.envs.error import raising, sentence
from tuckbox.envs.face import Face
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.layout import Row
from tuckbox.envs.setting import RENDER_MODES, check_render_mode, check_seed, setting_of


def observation_space(size: int) -> Any:  # noqa: ANN401 - a Box of bytes
    return Box(-128, 127, (size,), np.int8)


class TuckboxEnv(Face, gymnasium.Env[Row, np.int64]):
    """A game for one learner: alone, in every seat by turns, or against opponents.

    `info["action_mask"]` says what is legal, `info["seat"]` who is to choose, and with more seats
    `info["rewards"]` what each of them got. An illegal action ends the game with a penalty.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        *,
        reward: str | None = None,
        opponents: str | None = None,
        seat: int = 1,
        components: str | None = None,
        render_mode: str | None = None,
        **choices: object,
    ) -> None:
        with raising(Error):
            check_render_mode(render_mode)
            setting = setting_of(
                game,
                reward=reward,
                opponents=opponents,
                seat=seat,
                components=components,
                choices=choices,
            )
        self.game, self.render_mode = setting.game, render_mode
        self.layout = self.game.layout
        self._batch = GameBatch(self.game, 1, setting.reward, learner=setting.learner)
        self._has_begun, self._actions = False, len(self.game.texts)
        self.observation_space = observation_space(self.layout.size)
        self.action_space: Discrete = Discrete(len(self.game.texts))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        if seed is not None:
            with raising(Error):
                check_seed(seed)
            seed = int(seed)
        super().reset(seed=seed)
        if seed is None and not self._has_begun:
            seed = self._batch.own_seed
        if seed is not None:
            self._batch.seed(0, seed)
        self._has_begun = True
        seen = self._batch.reset(np.ones(1, dtype=np.bool_))
        return seen.observations[0], self._info(seen)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        self._must_have_begun()
        self._check(action)
        seen = self._batch.step(np.array([action], dtype=np.int64))
        ending = seen.endings.item()
        info = self._info(seen)
        if ending == ILLEGAL:
            info["illegal"] = True
        is_over = ending in (TERMINATED, ILLEGAL)
        return seen.observations[0], seen.gained.item(), is_over, ending == TRUNCATED, info

    def _check(self, action: Any) -> None:  # noqa: ANN401
        # A space takes longer to say whether it contains a number than the game to play it.
        if type(action) is int and 0 <= action < self._actions:
            return
        if not self.action_space.contains(action):
            last = self._actions - 1
            raise InvalidAction(sentence("envs-action", action=str(action), last=last))

    def _info(self, seen: Seen) -> dict[str, Any]:
        info = {"action_mask": seen.masks[0], "seat": seen.seats.item()}
        if self.game.seats > 1:
            info["rewards"] = seen.rewards[0]
        return info

    def action_masks(self) -> Any:  # noqa: ANN401
        """Return what is legal, as Stable-Baselines3 asks for it."""
        self._must_have_begun()
        return self._batch.legal()[0]

    def sample_action(self) -> int:
        """Return a legal action, all equally likely, from the dice of this environment."""
        self._must_have_begun()
        return int(self._batch.sample().item())

    def render(self) -> Any:  # noqa: ANN401
        return next(iter(self._pictures()), None)
