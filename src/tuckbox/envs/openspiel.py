"""The games as OpenSpiel knows them, with explicit chance: `tuckbox_fits`, `tuckbox_bits` and so on.

Importing this module registers them. Where seats choose at the same time every seat acts, and one
that owes nothing has the one action `pass`.
"""

import re
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from tuckbox.core import CHANCE, seat
from tuckbox.core.message import Value
from tuckbox.envs.batch import DENSE, WIN
from tuckbox.envs.env_game import EnvGame, env_game
from tuckbox.envs.error import raising, sentence
from tuckbox.envs.position import text_picture
from tuckbox.envs.reward import KINDS, reward_of
from tuckbox.extra import require_extra
from tuckbox.games import game as rules_of
from tuckbox.kernels.kernel import State

require_extra("spiel")

import pyspiel  # noqa: E402 - only with the extra

GREATEST = 1000.0
"""No game has more points, or choices for each round, than this."""
LONGEST = 10_000
BOARDS, NAMED, JOINED, QUOTE = "boards", "named_boards", "[&+]", "'"
"""In the text of a game `boards=1` is a number and a comma begins the next parameter. So the digits
of a number are boards, and a player's own have names joined by `&`. A plus does it too, but
OpenSpiel takes digits with a plus for a number unless they stand in quotes."""

Kind = pyspiel.GameType
OVER = int(pyspiel.PlayerId.TERMINAL)
DRAW = int(pyspiel.PlayerId.CHANCE)
TOGETHER = int(pyspiel.PlayerId.SIMULTANEOUS)


def _refusal(id: str, **values: Value) -> Exception:
    error: Exception = pyspiel.SpielError(sentence(id, **values))
    return error


def _parameters(name: str) -> dict[str, Any]:
    options: dict[str, Any] = {option.name: option.default for option in rules_of(name).choosable}
    options["seats"] = int(options["seats"])
    if name == "fits":
        options |= {BOARDS: int(options[BOARDS].replace(",", "")), NAMED: ""}
    views = import_module(f"tuckbox.envs.{name}").Game.VIEWS
    return {**options, **views, "reward": "", "components": ""}


def _type(name: str, *, is_turn_based: bool, reward: str = "") -> Any:  # noqa: ANN401
    seats = [int(number) for number in rules_of(name).choosable[0].choices]
    is_drawn = name in ("fits", "bits")
    return Kind(
        short_name=f"tuckbox_{name}",
        long_name=f"Tuckbox {name.upper()}",
        dynamics=Kind.Dynamics.SEQUENTIAL if is_turn_based else Kind.Dynamics.SIMULTANEOUS,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC
        if is_drawn
        else Kind.ChanceMode.DETERMINISTIC,
        information=Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if reward == "win" else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.REWARDS if reward == "dense" else Kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


class _Setting:
    """What the parameters of a game stand for. States share one: OpenSpiel copies states deeply."""

    def __init__(self, name: str, given: tuple[tuple[str, object], ...]) -> None:
        self._key, choices = (name, given), dict(given)
        reward, components = str(choices.pop("reward", "")), str(choices.pop("components", ""))
        named = re.split(JOINED, str(choices.pop(NAMED, "")).strip(QUOTE))
        if BOARDS in choices:
            choices[BOARDS] = ",".join(named if any(named) else str(choices[BOARDS]))
        with raising(pyspiel.SpielError):
            self.env = env_game(name, components or None, **choices)
            self.reward = reward_of(self.env, reward or _usual(self.env))
        self.kind = KINDS[self.reward]
        self.start = self.points(self.env.initial())
        self.has_draws = name in ("fits", "bits")
        self.is_turn_based = not self.has_draws or self.env.seats == 1
        self.pass_action = self.first_draw = len(self.env.texts)
        self.actions = len(self.env.texts) + (not self.is_turn_based)
        self.draws = int(self.env.twin.actions) - self.first_draw if self.has_draws else 0

    def points(self, words: State) -> list[float]:
        """Return the points of all players as they stand."""
        env = self.env
        return [float(env.rules.standing(env.table, words, at)) for at in range(env.seats)]

    def __deepcopy__(self, memo: object) -> "_Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting, self._key


@cache
def _setting(name: str, given: tuple[tuple[str, object], ...]) -> _Setting:
    return _Setting(name, given)


def _usual(game: EnvGame) -> str:
    return "win" if game.sides > 1 else "points"


class _Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Tuckbox; see the parameters of its type."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        if given.get(NAMED):
            given[NAMED] = QUOTE + given[NAMED].strip(QUOTE) + QUOTE
        self.setting = _setting(self.name, tuple(sorted(given.items())))
        is_win = self.setting.kind == WIN
        most = 1.0 if is_win else GREATEST
        super().__init__(
            _type(
                self.name,
                is_turn_based=self.setting.is_turn_based,
                reward=self.setting.reward,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.actions,
                max_chance_outcomes=self.setting.draws,
                num_players=self.setting.env.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=0.0 if is_win else None,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "_State":
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":  # noqa: ANN401
        return _Observer(self.setting.env)


class _State(pyspiel.State):  # type: ignore[misc]
    """A position: the words of a state."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._setting = game.setting
        self.words = self._setting.env.initial()
        self._told = self._setting.start
        self._go_on()

    def _go_on(self) -> None:
        self._player = self._next_player()
        self._found: dict[int, dict[int, float]] = {}

    def _owing(self) -> int:
        env = self._setting.env
        return int(env.rules.owing(env.table, self.words))

    def _next_player(self) -> int:
        """Return who acts in this position; OpenSpiel asks for it many times."""
        env, owing = self._setting.env, self._owing()
        if env.rules.is_cut(env.table, self.words):
            return OVER
        if owing:
            return owing.bit_length() - 1 if self._setting.is_turn_based else TOGETHER
        return DRAW if self._setting.has_draws and not env.twin.terminal(self.words) else OVER

    def current_player(self) -> int:
        return self._player

    def _offered(self, player: int) -> dict[int, float]:
        """Return what chance or a player may do here, with its likelihood if it is chance.

        It is found once for each position: what is asked for is also what actions are held to.
        """
        if player not in self._found:
            self._found[player] = self._drawn() if player == DRAW else self._legal(player)
        return self._found[player]

    def _drawn(self) -> dict[int, float]:
        if self._player != DRAW:
            return {}
        draws, weights = self._setting.env.twin.chances(self.words)
        shares = weights / weights.sum()
        outcomes = (draws - self._setting.first_draw).tolist()
        return dict(zip(outcomes, shares.tolist(), strict=True))

    def _legal(self, player: int) -> dict[int, float]:
        if not 0 <= player < self._setting.env.seats:
            return {}
        legal = self._setting.env.legal(self.words, player)
        if not legal and not self._setting.is_turn_based:
            legal = [self._setting.pass_action]
        return dict.fromkeys(legal, 1.0)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._offered(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self._offered(DRAW).items())

    # OpenSpiel does not check what it passes on, and compiled code must not meet what is illegal.

    def _check(self, player: int, action: int) -> None:
        if action not in self._offered(player):
            word = "envs-spiel-draw" if player == DRAW else "envs-spiel-illegal"
            raise _refusal(word, action=str(action))

    def _apply_action(self, action: int) -> None:
        env = self._setting.env
        if self._player == OVER:
            raise _refusal("envs-spiel-over")
        if self._player == TOGETHER:
            raise _refusal("envs-spiel-together", count=env.seats)
        self._check(self._player, action)
        if self._player == DRAW:
            env.twin.step(self.words, CHANCE, action + self._setting.first_draw)
        else:
            self._tell()
            env.rules.play(env.table, self.words, self._player, action)
        self._go_on()

    def _apply_actions(self, actions: list[int]) -> None:
        env, owing = self._setting.env, self._owing()
        if self._player == OVER:
            raise _refusal("envs-spiel-over")
        if self._player != TOGETHER:
            raise _refusal("envs-spiel-alone")
        if len(actions) != env.seats:
            raise _refusal("envs-spiel-together", count=env.seats)
        for number, action in enumerate(actions):
            self._check(number, action)
        self._tell()
        for number, action in enumerate(actions):
            if owing >> number & 1:
                env.rules.play(env.table, self.words, number, action)
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        env = self._setting.env
        count = self._setting.draws if player == DRAW else self._setting.actions
        if not 0 <= action < count:
            raise _refusal("envs-action", action=str(action), last=count - 1)
        if player == DRAW:
            return env.game.format_move(env.twin.decode_move(action + self._setting.first_draw))
        return "pass" if action == len(env.texts) else env.action_text(action)

    def is_terminal(self) -> bool:
        return self._player == OVER

    def _tell(self) -> None:
        """Keep the points before a choice: players hear of gains where they choose next."""
        if self._setting.kind == DENSE:
            self._told = self._setting.points(self.words)

    def _gains(self, since: list[float]) -> list[float]:
        now = self._setting.points(self.words)
        return [each - before for each, before in zip(now, since, strict=True)]

    def rewards(self) -> list[float]:
        return self._gains(self._told) if self._setting.kind == DENSE else self.returns()

    def returns(self) -> list[float]:
        env = self._setting.env
        if self._setting.kind == DENSE:
            return self._gains(self._setting.start)
        if self._player != OVER:
            return [0.0] * env.seats
        if self._setting.kind != WIN:
            return self._setting.points(self.words)
        won = int(env.rules.winners(env.table, self.words))
        winning = won.bit_count() * env.sides // env.seats
        losing = env.sides - winning
        if not winning or not losing:
            return [0.0] * env.seats
        return [1 / winning if won >> at & 1 else -1 / losing for at in range(env.seats)]

    def __str__(self) -> str:
        return text_picture(self._setting.env, self.words)


class _Observer:
    """What a player sees: the parts of the observation by name, and all of it in one row."""

    def __init__(self, game: EnvGame) -> None:
        self._game = game
        self.tensor = np.zeros(game.layout.size, dtype=np.float32)
        self.dict = game.layout.views(self.tensor)

    def set_from(self, state: _State, player: int) -> None:
        if not 0 <= player < self._game.seats:
            raise _refusal("envs-spiel-player", player=str(player), last=self._game.seats - 1)
        self.tensor[:] = self._game.observe(state.words, seat(player + 1))

    def string_from(self, state: _State, player: int) -> str:
        return text_picture(self._game, state.words)


# Pickles look a class up by its name in its module.


class FitsGame(_Game):
    """`tuckbox_fits`."""

    name = "fits"


class BitsGame(_Game):
    """`tuckbox_bits`."""

    name = "bits"


class FillitGame(_Game):
    """`tuckbox_fillit`."""

    name = "fillit"


class JammitGame(_Game):
    """`tuckbox_jammit`."""

    name = "jammit"


def register() -> None:
    """Make the games known to OpenSpiel; more than once does no harm."""
    known = set(pyspiel.registered_names())
    for kind in (FitsGame, BitsGame, FillitGame, JammitGame):
        if f"tuckbox_{kind.name}" not in known:
            is_turn_based = kind.name in ("fillit", "jammit")
            pyspiel.register_game(_type(kind.name, is_turn_based=is_turn_based), kind)


register()
