"""BITS under one choice of options, for environments."""

from typing import Any

from tuckbox.core import AnyGame, Options
from tuckbox.envs.batch import batch_of
from tuckbox.envs.bits.rules import RULES
from tuckbox.envs.bits.table import env_table, layout
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.held import Held
from tuckbox.games.bits.components import Components
from tuckbox.kernels.bits.table import MOST_PLACEMENTS, SLOTS
from tuckbox.kernels.kernel import State

BATCH = batch_of(RULES)


class Game(EnvGame):
    """Actions are those of the twin: pairs of colours as they lie, and for each eleven places."""

    most = MOST_PLACEMENTS

    def __init__(self, key: tuple[Any, ...], game: AnyGame, options: Options) -> None:
        super().__init__(key, game, options, RULES, BATCH)
        twin: Any = self.twin
        components: Components = game.components  # type: ignore[attr-defined]
        self.layout = layout(components, options, twin.table)
        self.table = Held(env_table(components, twin.table, self.layout))
        actions = range(len(twin.table.pair) * SLOTS)
        self.texts = tuple(game.format_move(twin.decode_move(action)) for action in actions)

    def move(self, state: State, number: int, action: int) -> Any:  # noqa: ANN401
        return self.twin.decode_move(action)
