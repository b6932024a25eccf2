"""JAMMIT under one choice of options, for environments."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, ClassVar

from tuckbox.core import AnyGame, Options
from tuckbox.envs.batch import batch_of
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.held import Held
from tuckbox.envs.jammit.rules import RULES, entry_of
from tuckbox.envs.jammit.table import env_table, layout
from tuckbox.games.jammit.board import BOARDS
from tuckbox.kernels.jammit.rules import MOST_MOVES
from tuckbox.kernels.jammit.table import CORNERS
from tuckbox.kernels.kernel import State

BATCH = batch_of(RULES)


class Game(EnvGame):
    """Actions as the pawn's corner sees its columns; see `rules`."""

    VIEWS: ClassVar[Mapping[str, bool]] = {"grid": False}
    most = MOST_MOVES + 1  # the list is written one beyond its end

    def __init__(
        self, key: tuple[Any, ...], game: AnyGame, options: Options, *, grid: bool
    ) -> None:
        super().__init__(key, game, options, RULES, BATCH)
        twin: Any = self.twin
        board = BOARDS[options["board"]].grid
        self.table = Held(env_table(board, options, twin.table, twin.initial(), grid=grid))
        self.layout = layout(board, options, grid=grid)
        self.texts = tuple(_texts(2 * board.radius + 1))

    def move(self, state: State, number: int, action: int) -> Any:  # noqa: ANN401
        twin: Any = self.twin
        return twin.readable(state, entry_of(self.table.value, state, number, action))


def _texts(width: int) -> Iterator[str]:
    """Yield `4=12` (the next seat's coin first) or `4=21`, `4,7` and `>2` (corners clockwise)."""
    columns = range(1, 1 + width)
    yield from (f"{column}={coins}" for column in columns for coins in ("12", "21"))
    yield from (f"{one},{other}" for one, other in product(columns, columns))
    yield from (f">{corner}" for corner in range(CORNERS))
