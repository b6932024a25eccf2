"""What the FITS environment knows beside the twin's table: the printed boards as bytes."""

from typing import NamedTuple

import numpy as np

from tuckbox.core import AnyGame, Options
from tuckbox.core.square import Cell
from tuckbox.envs.layout import Layout, Row
from tuckbox.games.fits.board import COLUMNS, ROWS, Board, BoardId, score
from tuckbox.games.fits.components import Components
from tuckbox.kernels.fits.table import Ints, worth
from tuckbox.kernels.fits.table import Table as RulesTable

STEEPEST = 4
"""Steps of the skyline beyond this look like this."""
STEPS = 2 * STEEPEST + 1


class Table(NamedTuple):
    """The components of one game in arrays."""

    rules: RulesTable
    printed: Row
    """By round: the parts of an observation that never change, from `worth` to `round`."""
    empty: Ints
    """By round: what all boards still to be played score while they are empty."""
    lines: Row
    """By the six bits of a row: its squares as six bytes."""
    at: Ints
    """Where each part of an observation begins, in the order of the layout."""


def layout(components: Components, options: Options) -> Layout:
    """Return the parts of an observation: the seat's own first, then those of the next seats."""
    seats, tiles = options.seats, len(components.building_cards)
    return Layout(
        {
            "worth": (ROWS, COLUMNS),
            "symbols": (ROWS, COLUMNS),
            "bonus": (1,),
            "round": (len(options.sequence("boards")),),
            "tile": (tiles,),
            "must_place": (1,),
            "left": (tiles,),
            "steps": (COLUMNS - 1, STEPS),
            "heights": (seats, COLUMNS),
            "covered": (seats, ROWS, COLUMNS),
            "start": (seats, tiles),
            "earlier": (seats,),
            "standing": (seats,),
        }
    )


def env_table(game: AnyGame, options: Options, rules: RulesTable) -> Table:
    components: Components = game.components  # type: ignore[attr-defined]
    boards = [components.boards[BoardId(id)] for id in options.sequence("boards")]
    scores = [_empty(board) for board in boards]
    parts = layout(components, options)
    return Table(
        rules=rules,
        printed=np.stack([_printed(board, turn, len(boards)) for turn, board in enumerate(boards)]),
        empty=np.array([sum(scores[turn + 1 :]) for turn in range(len(boards))], dtype=np.int64),
        lines=np.array(
            [[bits >> column & 1 for column in range(COLUMNS)] for bits in range(1 << COLUMNS)],
            dtype=np.int8,
        ),
        at=np.array(list(parts.starts().values()), dtype=np.int64),
    )


def _empty(board: Board) -> int:
    """Return what an empty board scores: every space is uncovered."""
    return score(board, frozenset()).total


def _printed(board: Board, turn: int, rounds: int) -> Row:
    values = [[worth(board, Cell(x, y)) for x in range(COLUMNS)] for y in range(ROWS)]
    symbols = np.zeros((ROWS, COLUMNS), dtype=np.int8)
    for number, pair in enumerate(board.pairs.values(), 1):
        for cell in pair:
            symbols[cell.row, cell.column] = number
    now = [int(turn == other) for other in range(rounds)]
    parts = [np.array(values).ravel(), symbols.ravel(), np.array([board.row_bonus, *now])]
    return np.concatenate(parts).astype(np.int8)
