"""The games for several agents, as PettingZoo knows them: one after the other, and all at once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import Error, InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from tuckbox.core import seat
from tuckbox.envs.batch import ILLEGAL, RUNNING, TRUNCATED
from tuckbox.envs.error import raising, sentence
from tuckbox.envs.face import Face
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.gymnasium_env import observation_space
from tuckbox.envs.layout import Row
from tuckbox.envs.reward import PENALTIES
from tuckbox.envs.setting import RENDER_MODES, check_render_mode, check_seed, setting_of

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}
ONE = np.ones(1, dtype=np.bool_)
HUMAN = "human"
"""PettingZoo's own test makes every environment with it, to ask which pictures there are."""
WAIT = "wait"
"""The text of the action of a seat that owes nothing."""


@lru_cache(maxsize=64)
def _space(size: int, actions: int) -> Dict:
    mask = Box(0, 1, (actions,), np.int8)
    return Dict({"observation": observation_space(size), "action_mask": mask})


class _Seats(Face):
    """What both kinds of environment share: one game, and its seats as agents."""

    possible_agents: list[str]
    agents: list[str]

    def _prepare(
        self,
        game: str,
        *,
        extra_actions: int,
        reward: str | None,
        components: str | None,
        render_mode: str | None,
        choices: dict[str, object],
    ) -> None:
        with raising(Error):
            if render_mode != HUMAN:
                check_render_mode(render_mode)
            setting = setting_of(
                game, reward=reward, opponents=None, seat=1, components=components, choices=choices
            )
        self.game, self.layout = setting.game, setting.game.layout
        self.render_mode, self._reward = render_mode, setting.reward
        self._batch, self._has_begun = GameBatch(self.game, 1, setting.reward), False
        self.possible_agents = [f"player_{number}" for number in range(1, self.game.seats + 1)]
        self._numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.agents = []
        actions = len(self.game.texts) + extra_actions
        self._space = _space(self.layout.size, actions)
        self._actions = actions
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        self._number(agent)
        return self._space

    def action_space(self, agent: str) -> Discrete:
        self._number(agent)
        return self._action_spaces[agent]

    def _number(self, agent: str) -> int:
        if agent not in self.possible_agents:
            known = tuple(self.possible_agents)
            raise Error(sentence("envs-agent", agent=repr(agent), known=known))
        return self._numbers[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is None and not self._has_begun:
            seed = self._batch.own_seed
        if seed is not None:
            with raising(Error):
                check_seed(seed)
            self._batch.seed(0, seed)
        self._has_begun = True
        self.agents = self.possible_agents[:]

    def _must_go_on(self) -> None:
        self._must_have_begun()
        if not self.agents:
            raise ResetNeeded(sentence("envs-over"))

    def _check_action(self, action: Any) -> None:  # noqa: ANN401
        # All agents have the same actions.
        if not self._action_spaces[self.possible_agents[0]].contains(action):
            last = self._actions - 1
            raise InvalidAction(sentence("envs-action", action=str(action), last=last))

    def _owing(self) -> int:
        """Return the seats that owe a choice, as bits."""
        if self._batch.games.endings[0] != RUNNING:
            return 0
        return int(self.game.rules.owing(self.game.table, self._batch.games.states[0]))

    def _mask(self, number: int, actions: int) -> Row:
        mask = np.zeros(actions, dtype=np.int8)
        if self._owing() >> number & 1:
            mask[self.game.legal(self._batch.games.states[0], number)] = 1
        return mask

    def _observation(self, number: int) -> Row:
        row: Row = self.game.observe(self._batch.games.states[0], seat(number + 1))
        return row

    def render(self) -> Any:  # noqa: ANN401
        with raising(Error):
            check_render_mode(self.render_mode)
        return next(iter(self._pictures()), None)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class TuckboxAEC(_Seats, AECEnv):  # type: ignore[misc]
    """Agents choose one after the other; those that owe nothing are passed over.

    Legality is checked inside, so that no wrapper is needed: an illegal action ends the game.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "tuckbox", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        reward: str | None = None,
        components: str | None = None,
        render_mode: str | None = None,
        **choices: object,
    ) -> None:
        super().__init__()
        self._prepare(
            game,
            extra_actions=0,
            reward=reward,
            components=components,
            render_mode=render_mode,
            choices=choices,
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        seen = self._batch.reset(ONE)
        self._shown = seen.observations[0], seen.masks[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def _actor(self) -> str:
        return self.possible_agents[self._batch.games.actor[0]]

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        self._must_go_on()
        seen: tuple[Any, ...] = super().last(observe)
        return seen

    def observe(self, agent: str) -> dict[str, Row]:
        self._must_have_begun()
        if agent == self.agent_selection:
            observation, mask = self._shown
            return {"observation": observation.copy(), "action_mask": mask.copy()}
        number = self._number(agent)
        # Off turn nothing is legal, also where seats choose at the same time: others come first.
        mask = np.zeros(len(self.game.texts), dtype=np.int8)
        return {"observation": self._observation(number), "action_mask": mask}

    def step(self, action: int | None) -> None:
        self._must_go_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            if self.agents:
                number = self._numbers[self.agent_selection]
                self._shown = self._observation(number), np.zeros_like(self._shown[1])
            return
        self._check_action(action)
        seen = self._batch.step(np.array([action], dtype=np.int64))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, seen.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        self._shown = seen.observations[0], seen.masks[0]
        ending = seen.endings[0]
        if ending == RUNNING:
            self.agent_selection = self._actor()
            return
        ended = self.truncations if ending == TRUNCATED else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        if ending == ILLEGAL:
            self.infos[agent] = {"illegal": True}


class TuckboxParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All agents choose at once; the last action, `wait`, is the only one of those that owe nothing."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "tuckbox"}

    def __init__(
        self,
        game: str,
        *,
        reward: str | None = None,
        components: str | None = None,
        render_mode: str | None = None,
        **choices: object,
    ) -> None:
        self._prepare(
            game,
            extra_actions=1,
            reward=reward,
            components=components,
            render_mode=render_mode,
            choices=choices,
        )
        self.wait = len(self.game.texts)
        """The action of a seat that owes nothing."""

    def action_text(self, action: int) -> str:
        self._check_action(action)
        return WAIT if action == self.wait else super().action_text(action)

    def text_action(self, text: str) -> int:
        return self.wait if text == WAIT else super().text_action(text)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Row]], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._batch.reset(ONE)
        self._masks = self._all_masks()
        return self._look(), {agent: {} for agent in self.agents}

    def _all_masks(self) -> dict[str, Row]:
        masks = {}
        for agent in self.agents:
            masks[agent] = self._mask(self._numbers[agent], self.wait + 1)
            masks[agent][self.wait] = not masks[agent].any()
        return masks

    def _look(self) -> dict[str, dict[str, Row]]:
        return {
            agent: {
                "observation": self._observation(self._numbers[agent]),
                "action_mask": self._masks[agent].copy(),
            }
            for agent in self.agents
        }

    def step(self, actions: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a dict, or a mistake
        self._must_go_on()
        if not isinstance(actions, Mapping) or not actions.keys() >= set(self.agents):
            agents, found = tuple(self.agents), str(actions)
            raise InvalidAction(sentence("envs-agent-actions", agents=agents, found=found))
        for agent in self.agents:
            self._check_action(actions[agent])
        illegal = [agent for agent in self.agents if not self._masks[agent][actions[agent]]]
        rewards = self._punish(illegal) if illegal else self._play(actions)
        ending = self._batch.games.endings[0]
        self._masks = self._all_masks()
        seen = self._look()
        is_over = dict.fromkeys(self.agents, bool(ending not in (RUNNING, TRUNCATED)))
        is_cut = dict.fromkeys(self.agents, bool(ending == TRUNCATED))
        infos = {agent: {"illegal": True} if agent in illegal else {} for agent in self.agents}
        if ending != RUNNING:
            self.agents = []
        return seen, rewards, is_over, is_cut, infos

    def _play(self, actions: Mapping[str, int]) -> dict[str, float]:
        """Carry out what the seats that owe a choice have chosen, in the order of the seats."""
        owing, total = self._owing(), np.zeros(self.game.seats)
        for number, agent in enumerate(self.possible_agents):
            if owing >> number & 1:
                chosen = np.array([actions[agent]], dtype=np.int64)
                seen = self._batch.step(chosen)
                total += seen.rewards[0]
        return dict(zip(self.agents, total.tolist(), strict=True))

    def _punish(self, illegal: list[str]) -> dict[str, float]:
        self._batch.games.endings[0] = ILLEGAL
        penalty = PENALTIES[self._reward]
        return {agent: penalty if agent in illegal else 0.0 for agent in self.agents}


env = TuckboxAEC
"""One agent after the other."""
parallel_env = TuckboxParallel
"""All agents at once."""
