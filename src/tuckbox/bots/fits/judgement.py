"""Makes what a bot knows of a board, and reads a ramp as it sees it."""

from collections.abc import Hashable
from functools import lru_cache
from typing import cast

import numpy as np

from tuckbox.bots.fits.value import Mind, halves
from tuckbox.bots.fits.weights import board_key, read_weights
from tuckbox.core import AnyGame
from tuckbox.games.fits.board import BoardId
from tuckbox.games.fits.components import Components
from tuckbox.kernels.fits.table import ROWS, game_table
from tuckbox.solver.fits.prospect import best_pairs, prospect


def mind_of(game: AnyGame, board: BoardId) -> Mind:
    """What is known of a board, with the tables learned for it; remembered."""
    return _mind(cast(Hashable, game), board)


@lru_cache(maxsize=32)
def _mind(game: Hashable, board: BoardId) -> Mind:
    mind = untaught(cast(AnyGame, game), board)
    return mind._replace(weights=read_weights(board_key(mind.board)))


def untaught(game: AnyGame, board: BoardId) -> Mind:
    """What the rules say of a board, without anything learned."""
    components: Components = game.components  # type: ignore[attr-defined]
    table = game_table(components, game.options(boards=board))
    tiles = [components.tiles[tile] for tile in components.building_cards]
    outlook = prospect(components.boards[board], table)
    return Mind(
        table=table,
        board=outlook,
        halves=halves(outlook),
        size=np.array([len(tile.orientations["0"].cells) for tile in tiles]),
        weights=np.zeros(0, dtype=np.float32),
    )


def first_hope(mind: Mind) -> int:
    """The hope of an empty ramp."""
    return ROWS * mind.board.row_bonus + best_pairs(len(mind.board.pairs))
