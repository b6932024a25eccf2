"""A game under one choice of options, as environments need it: actions, observations, states."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from tuckbox.core import AnyGame, InvalidComponents, Options, Seat
from tuckbox.core.ability import sides
from tuckbox.core.box import decode_box
from tuckbox.envs.batch import Batch
from tuckbox.envs.error import EnvsError
from tuckbox.envs.held import Held, borrowing
from tuckbox.envs.layout import Layout
from tuckbox.envs.rules import EnvRules
from tuckbox.games import boxed_game, game
from tuckbox.kernels import Kernel, kernel
from tuckbox.kernels.direct import Direct
from tuckbox.kernels.kernel import State

Choice = tuple[str, object]


class EnvGame(ABC):
    """What is fixed before the first step. One is shared by all environments of the same kind."""

    VIEWS: ClassVar[Mapping[str, bool]] = {}
    """What may be asked for beside the options of the game, with its default."""

    rules: EnvRules
    """The compiled functions of the game."""
    batch: Batch
    table: Held[Any]
    """The constants that the compiled functions take."""
    layout: Layout
    size: int
    """The length of a state."""
    shared: int
    """How many of its first words are those of the twin."""
    most: int
    """The most actions that are ever legal at once."""
    texts: tuple[str, ...]
    """The fixed text of every action."""

    def __init__(
        self, key: tuple[Any, ...], game: AnyGame, options: Options, rules: EnvRules, batch: Batch
    ) -> None:
        self._key, self.game, self.options = key, game, options
        self.rules = EnvRules(*(Direct(borrowing(rule)) for rule in rules))
        self.batch = Batch(*map(Direct, batch))
        self.seats = options.seats
        self.sides = len(sides(game, options))
        self.twin: Kernel = kernel(game, options)
        self.size = self.shared = self.twin.size

    # All environments of a kind share one of these, also across copies and processes.

    def __deepcopy__(self, memo: object) -> "EnvGame":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return env_game_by_key, (self._key,)

    # Actions

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.texts)}

    def action_text(self, action: object) -> str:
        """Return the fixed text of an action."""
        if not isinstance(action, int | np.integer) or not 0 <= action < len(self.texts):
            raise EnvsError.of("envs-action", action=str(action), last=len(self.texts) - 1)
        return self.texts[int(action)]

    def text_action(self, text: object) -> int:
        """Return the action with this text."""
        if not isinstance(text, str) or text not in self._numbers:
            raise EnvsError.of("envs-action-text", text=str(text), example=self.texts[1])
        return self._numbers[text]

    # States

    def initial(self) -> State:
        s = np.zeros(self.size, dtype=np.int64)
        self.rules.begin(self.table, s)
        return s

    def legal(self, state: State, number: int) -> list[int]:
        """Return the legal actions of a seat, counted from 0, ascending."""
        if not self.rules.owing(self.table, state) >> number & 1:
            return []
        choices = np.empty(self.most, dtype=np.int16)
        found = self.rules.legal(self.table, state, number, choices)
        return sorted(choices[:found].tolist())

    def encode(self, position: Any) -> State:  # noqa: ANN401 - any game's position
        """Return the state of a readable position."""
        return self.twin.encode(position)

    @abstractmethod
    def move(self, state: State, number: int, action: int) -> Any:  # noqa: ANN401
        """Return the readable move that a legal action makes here; None if it is only begun."""

    def observe(self, state: State, seat: Seat) -> Any:  # noqa: ANN401
        row = np.zeros(self.layout.size, dtype=np.int8)
        self.rules.observe(self.table, state, seat - 1, row)
        return row


def env_game(name: str, components: str | None = None, **choices: object) -> EnvGame:
    """Return a game for environments; options of the game and views are given by name."""
    return env_game_by_key((name, components, tuple(sorted(choices.items(), key=str))))


def _frozen(value: object) -> object:
    """Return what can be looked up; no option has a value that can't."""
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    try:
        hash(value)
    except TypeError:
        return str(value)
    return value


def env_game_by_key(key: tuple[str, str | None, tuple[Choice, ...]]) -> EnvGame:
    name, components, choices = key
    # Own components may have changed since they were last asked for.
    own = None if components is None else _Own.read(name, components)
    return _made(name, components, own, tuple((word, _frozen(value)) for word, value in choices))


@dataclass(frozen=True)
class _Own:
    """Own components as they were read: the same if they have the same hash."""

    hash: str
    rules: AnyGame = field(compare=False)

    @staticmethod
    def read(name: str, components: str) -> "_Own":
        rules = _rules(name, components)
        return _Own(rules.files.hash, rules)


@lru_cache(maxsize=64, typed=True)
def _made(
    name: str, components: str | None, own: _Own | None, choices: tuple[Choice, ...]
) -> EnvGame:
    rules = _rules(name, None) if own is None else own.rules
    kind: Any = import_module(f"tuckbox.envs.{name}").Game
    given = dict(choices)
    views = {word: _is_on(word, given.pop(word, default)) for word, default in kind.VIEWS.items()}
    made: EnvGame = kind((name, components, choices), rules, rules.options(**given), **views)
    return made


def _rules(name: str, components: object) -> AnyGame:
    """Return a game with built-in components, with those of a folder, or with a box."""
    if not isinstance(components, str | Path | None) or components == "":
        raise InvalidComponents.of("components-no-folder", file=str(components))
    if components is None or not Path(components).is_file():
        return game(name, components)
    boxed = boxed_game(decode_box(Path(components).read_bytes()))
    if boxed.name != name:
        raise EnvsError.of(
            "cli-box-other-game", file=str(components), game=boxed.name, expected=name
        )
    return boxed


def _is_on(word: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise EnvsError.of("envs-view", name=word, value=str(value))
    return value
