"""One game as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import Error, InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Discrete

from tuckbox.envs.batch import ILLEGAL, RUNNING, TRUNCATED
from tuckbox.envs.error import raising, sentence
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.layout import Row
from tuckbox.envs.position import text_picture
from tuckbox.envs.setting import setting_of

MOST_SEED = 2**31


def observation_space(size: int) -> Any:  # noqa: ANN401 - a Box of bytes
    return Box(-128, 127, (size,), np.int8)


class TuckboxEnv(gymnasium.Env[Row, np.int64]):
    """A game for one learner: alone, in every seat by turns, or against opponents.

    `info["action_mask"]` says what is legal, `info["seat"]` who is to choose, and with more seats
    `info["rewards"]` what each of them got. An illegal action ends the game with a penalty.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as the base class has it

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
        self._has_begun, self._mask = False, np.zeros(len(self.game.texts), dtype=np.int8)
        self.observation_space = observation_space(self.layout.size)
        self.action_space: Discrete = Discrete(len(self.game.texts))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None and not self._has_begun:
            seed = int(self.np_random.integers(MOST_SEED))
        if seed is not None:
            self._batch.seed(0, seed)
        self._has_begun = True
        seen = self._batch.reset(np.ones(1, dtype=np.bool_))
        self._mask = seen.masks[0]
        return seen.observations[0], self._info(seen.rewards[0])

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        if not self._has_begun:
            raise ResetNeeded(sentence("envs-reset-first"))
        if not self.action_space.contains(action):
            last = len(self.game.texts) - 1
            raise InvalidAction(sentence("envs-action", action=str(action), last=last))
        seat = int(self._batch.games.actor[0])
        seen, stuck = self._batch.step(np.array([action], dtype=np.int64))
        if stuck:
            raise ResetNeeded(sentence("envs-over"))
        ending, self._mask = int(seen.endings[0]), seen.masks[0]
        info = self._info(seen.rewards[0])
        if ending == ILLEGAL:
            info["illegal"] = True
        is_cut = ending == TRUNCATED
        is_over = ending not in (RUNNING, TRUNCATED)
        return seen.observations[0], float(seen.rewards[0, seat]), is_over, is_cut, info

    def _info(self, rewards: Any) -> dict[str, Any]:  # noqa: ANN401
        info: dict[str, Any] = {
            "action_mask": self._mask.copy(),
            "seat": int(self._batch.games.actor[0]) + 1,
        }
        if self.game.seats > 1:
            info["rewards"] = rewards
        return info

    def action_masks(self) -> Any:  # noqa: ANN401
        """Return what is legal, as Stable-Baselines3 asks for it."""
        return self._mask.astype(np.bool_)

    def sample_action(self) -> int:
        """Return a legal action, all equally likely, from the dice of this environment."""
        return int(self._batch.sample()[0])

    def action_text(self, action: int) -> str:
        """Return the fixed text of an action."""
        with raising(InvalidAction):
            return self.game.action_text(action)

    def text_action(self, text: str) -> int:
        """Return the action with this text."""
        with raising(InvalidAction):
            return self.game.text_action(text)

    def render(self) -> Any:  # noqa: ANN401
        if not self._has_begun:
            raise ResetNeeded(sentence("envs-reset-first"))
        state = self._batch.games.states[0]
        if self.render_mode == "ansi":
            return text_picture(self.game, state)
        if self.render_mode == "rgb_array":
            from tuckbox.envs.picture import pixels  # noqa: PLC0415 - few ask for it

            return pixels(self.game, state)
        return None
