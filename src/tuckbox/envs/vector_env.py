"""Many games at once as a Gymnasium vector environment, stepped in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import Error, InvalidAction
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tuckbox.envs.batch import DISABLED, ILLEGAL, NEXT_STEP, RUNNING, SAME_STEP, TRUNCATED, Seen
from tuckbox.envs.error import EnvsError, raising, sentence
from tuckbox.envs.face import Face
from tuckbox.envs.game_batch import Actions, GameBatch, Wanted
from tuckbox.envs.gymnasium_env import TuckboxEnv, observation_space
from tuckbox.envs.layout import Row
from tuckbox.envs.setting import check_batch, check_render_mode, check_seed, setting_of

MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}
Info = dict[str, Any]


def _mode(asked: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(asked)
    except ValueError as error:
        known = tuple(mode.value for mode in AutoresetMode)
        raise EnvsError.of("envs-autoreset", mode=repr(asked), known=known) from error


class TuckboxVectorEnv(Face, VectorEnv[Row, Actions, Any]):
    """N games. Game i is what the single environment seeded `seed + i` plays."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        reward: str | None = None,
        opponents: str | None = None,
        seat: int = 1,
        components: str | None = None,
        render_mode: str | None = None,
        **choices: object,
    ) -> None:
        with raising(Error):
            check_batch(num_envs, threads)
            check_render_mode(render_mode)
            mode = _mode(autoreset_mode)
            setting = setting_of(
                game,
                reward=reward,
                opponents=opponents,
                seat=seat,
                components=components,
                choices=choices,
            )
        self.metadata = {**TuckboxEnv.metadata, "autoreset_mode": mode}
        self.num_envs, self.render_mode = num_envs, render_mode
        self.game, self.layout = setting.game, setting.game.layout
        self._batch = GameBatch(
            self.game,
            num_envs,
            setting.reward,
            autoreset=MODES[mode],
            learner=setting.learner,
            threads=threads,
        )
        self._has_begun = False
        self.single_observation_space = observation_space(self.layout.size)
        self.single_action_space = Discrete(len(self.game.texts))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Row, Info]:
        """Begin all games, or those of `options["reset_mask"]`; the others stay as they are."""
        with raising(Error):
            wanted, seeds = self._wanted(options or {}), self._seeds(seed)
        for i in np.flatnonzero(wanted).tolist():
            if (own := seeds[i]) is not None:
                self._batch.seed(i, own)
        self._has_begun = True
        seen = self._batch.reset(wanted)
        return seen.observations, self._info(seen)

    def _wanted(self, options: dict[str, Any]) -> Wanted:
        """Return the games that are to begin."""
        every = np.ones(self.num_envs, dtype=np.bool_)
        wanted = np.asarray(options.get("reset_mask", every))
        if wanted.shape != every.shape or wanted.dtype.kind != "b":
            found = f"{wanted.dtype} {wanted.shape}"
            raise EnvsError.of("envs-reset-mask", count=self.num_envs, found=found)
        return wanted if self._has_begun else every

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """Return the seed of each game; None where its dice go on."""
        if seed is None or isinstance(seed, int | np.integer | str | float):
            if seed is None and self._has_begun:
                return [None] * self.num_envs
            first = self._batch.own_seed if seed is None else seed
            check_seed(first)
            return range(int(first), int(first) + self.num_envs)
        if len(seed) != self.num_envs:
            raise EnvsError.of("envs-seeds", count=self.num_envs, found=len(seed))
        for each in seed:
            if each is not None:
                check_seed(each)
        if self._has_begun:
            return seed
        own = self._batch.own_seed
        return [own + i if each is None else int(each) for i, each in enumerate(seed)]

    def step(self, actions: Any) -> tuple[Row, Any, Any, Any, Info]:  # noqa: ANN401
        self._must_have_begun()
        seen = self._batch.step(self._checked(actions))
        is_cut = seen.endings == TRUNCATED
        is_over = (seen.endings != RUNNING) & ~is_cut
        info = self._info(seen) | self._last_seen(seen)
        return seen.observations, seen.gained, is_over, is_cut, info

    def _checked(self, actions: Any) -> Actions:  # noqa: ANN401
        try:
            found = np.asarray(actions)
        except ValueError:  # rows of different lengths
            found = np.array(None)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            shown = f"{found.dtype} {found.shape}"
            raise InvalidAction(sentence("envs-actions", count=self.num_envs, found=shown))
        last = len(self.game.texts) - 1
        if found.min() < 0 or found.max() > last:
            wrong = found.min() if found.min() < 0 else found.max()
            raise InvalidAction(sentence("envs-action", action=str(wrong), last=last))
        return np.ascontiguousarray(found, dtype=np.int64)

    def _info(self, seen: Seen) -> Info:
        info: Info = {"action_mask": seen.masks, "seat": seen.seats}
        if self.game.seats > 1:
            info["rewards"] = seen.rewards
        illegal = seen.endings == ILLEGAL
        if illegal.any():
            info["illegal"] = illegal
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        info |= {f"_{name}": everywhere for name in tuple(info)}
        return info

    def _last_seen(self, seen: Seen) -> Info:
        """Return the last observations of games after which the next have begun in the same step."""
        if not len(seen.finals):
            return {}
        ended = seen.endings != RUNNING
        finals = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(ended):
            finals[i] = seen.finals[i]
        last: Info = {"rewards": seen.rewards, "illegal": seen.endings == ILLEGAL}
        last |= {f"_{name}": ended for name in tuple(last)}
        return {
            "final_obs": finals,
            "_final_obs": ended,
            "final_info": last,
            "_final_info": ended,
        }

    def sample_actions(self) -> Actions:
        """Return a legal action for each game, all equally likely, from the game's own dice."""
        self._must_have_begun()
        return self._batch.sample()

    def action_masks(self) -> Any:  # noqa: ANN401
        """Return what is legal in each game."""
        self._must_have_begun()
        return self._batch.legal()

    def render(self) -> tuple[Any, ...] | None:
        return tuple(self._pictures()) or None
