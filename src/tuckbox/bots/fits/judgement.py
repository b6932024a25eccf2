"""What a bot knows of a FITS board: its tiles and spaces, and the tables that it has learned."""

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple, cast

import numpy as np

from tuckbox.bots.fits.value import halves
from tuckbox.bots.fits.weights import board_key, read_weights
from tuckbox.bots.square.weights import Weights
from tuckbox.core import AnyGame
from tuckbox.games.fits.board import BoardId
from tuckbox.kernels.fits.codec import numbering_of
from tuckbox.kernels.fits.table import Ints, Table, game_table
from tuckbox.solver.fits.prospect import Prospect, prospect


class Judgement(NamedTuple):
    """What is known of one board."""

    table: Table
    board: Prospect
    halves: Ints
    """See `halves` in `value`."""
    size: Ints
    """By tile: its squares."""
    weights: Weights
    """The tables of `value`; empty on a board that none were learned for."""


def judgement_of(game: AnyGame, board: BoardId) -> Judgement:
    """Return what is known of a board, with the tables learned for it; remembered."""
    return _judgement(cast(Hashable, game), board)


@lru_cache(maxsize=32)
def _judgement(game: Hashable, board: BoardId) -> Judgement:
    judgement = untaught(cast(AnyGame, game), board)
    return judgement._replace(weights=read_weights(board_key(judgement.board)))


def untaught(game: AnyGame, board: BoardId) -> Judgement:
    """Return what the rules say of a board, without anything learned."""
    numbering = numbering_of(game)
    table = game_table(numbering.components, game.options(boards=board))
    outlook = prospect(numbering.components.boards[board], table)
    return Judgement(
        table=table,
        board=outlook,
        halves=halves(outlook),
        size=np.array(numbering.sizes),
        weights=np.zeros(0, dtype=np.float32),
    )
