"""FITS under one choice of options, for environments."""

from typing import Any

from tuckbox.core import AnyGame, Options
from tuckbox.envs.batch import batch_of
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.fits.rules import RULES
from tuckbox.envs.fits.table import env_table, layout
from tuckbox.envs.held import Held
from tuckbox.kernels.kernel import State
from tuckbox.kernels.simultaneous_rules import MOST_ACTIONS

BATCH = batch_of(RULES)


class Game(EnvGame):
    """Actions are those of the twin: 0 sets aside, then every placement in the order of its text."""

    most = MOST_ACTIONS

    def __init__(self, key: tuple[Any, ...], game: AnyGame, options: Options) -> None:
        super().__init__(key, game, options, RULES, BATCH)
        twin: Any = self.twin
        self.table = Held(env_table(game, options, twin.table))
        self.layout = layout(game.components, options)  # type: ignore[attr-defined]
        actions = range(int(twin.table.first[-1]))
        self.texts = tuple(game.format_move(twin.decode_move(action)) for action in actions)

    def move(self, state: State, number: int, action: int) -> Any:  # noqa: ANN401
        return self.twin.decode_move(action)
