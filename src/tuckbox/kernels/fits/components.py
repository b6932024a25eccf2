"""The arrays of a FITS table, made from the drawn components that its rules play with."""

import numpy as np

from tuckbox.core import Options
from tuckbox.core.square import Cell, shape
from tuckbox.games.fits.board import Board
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.position import BoardId
from tuckbox.games.fits.scoring import BOTH_SYMBOLS, COMPLETE_ROW, DOT, ONE_SYMBOL
from tuckbox.games.fits.tile import Tile
from tuckbox.kernels.fits.table import COLUMNS, HALF_ROWS, ROW, ROWS, Drawn, Ints, Table, table

PAIR_WORDS = 6


def game_table(components: Components, options: Options) -> Table:
    """The table for one choice of options; only the boards in play are in it."""
    played = [components.boards[id] for id in map(BoardId, options.sequence("boards"))]
    tiles = components.building_cards
    return table(
        drawn_tiles(components),
        start=[tiles.index(id) for id in components.starts],
        seats=options.seats,
        rows=np.stack([_rows(board) for board in played]),
        pairs=_pairs(played),
    )


def drawn_tiles(components: Components) -> list[Drawn]:
    """The tiles in the order of their ids, which is how they are numbered."""
    return [_drawn(components.tiles[id]) for id in components.building_cards]


def _drawn(tile: Tile) -> Drawn:
    return tile.id, {name: shape(lie.cells) for name, lie in tile.orientations.items()}


def _rows(board: Board) -> Ints:
    """By row and covered squares: points for uncovered dots and values, and for a complete row."""
    rows = np.zeros((ROWS, ROW + 1), dtype=np.int64)
    for row in range(ROWS):
        worth = [_worth(board, Cell(column, row)) for column in range(COLUMNS)]
        for squares in range(ROW + 1):
            open_ = [value for column, value in enumerate(worth) if not squares >> column & 1]
            bonus = COMPLETE_ROW if board.row_bonus and not open_ else 0
            rows[row, squares] = sum(open_) + bonus
    return rows


def _worth(board: Board, cell: Cell) -> int:
    """What a space scores on its own when uncovered; a symbol scores as a pair."""
    return DOT if cell in board.dots else board.values.get(cell, 0)


def _pairs(boards: list[Board]) -> Ints:
    most = max(len(board.pairs) for board in boards)
    pairs = np.zeros((len(boards), most, PAIR_WORDS), dtype=np.int64)
    for place, board in enumerate(boards):
        for number, (one, other) in enumerate(board.pairs.values()):
            pairs[place, number] = [*_bit(one), *_bit(other), BOTH_SYMBOLS, ONE_SYMBOL]
    return pairs


def _bit(cell: Cell) -> tuple[int, int]:
    """The word of the grid in which a space stands, and its bit there."""
    return cell.row // HALF_ROWS, COLUMNS * (cell.row % HALF_ROWS) + cell.column
