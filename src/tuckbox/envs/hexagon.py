"""Hexes as the cells of an observation: in the order of their names, or on a square grid."""

import numpy as np
import numpy.typing as npt

from tuckbox.core.hexagon import Hex, HexBoard

Cells = npt.NDArray[np.int64]


def cells(board: HexBoard, *, grid: bool) -> Cells:
    """Return by hex its cell in a plane."""
    if not grid:
        return np.arange(len(board.hexes))
    return np.array([_grid_cell(board, hex) for hex in board.hexes])


def plane(board: HexBoard, *, grid: bool) -> tuple[int, ...]:
    """Return the shape of a plane: rows r and columns q of the axial coordinates, if on a grid."""
    side = 2 * board.radius + 1
    return (side, side) if grid else (len(board.hexes),)


def _grid_cell(board: HexBoard, hex: Hex) -> int:
    side = 2 * board.radius + 1
    return (hex.r + board.radius) * side + hex.q + board.radius


def turned_cells(board: HexBoard, *, grid: bool) -> Cells:
    """Return by corner and hex its cell when the board is turned so that the corner is at the right."""
    numbers, places = {hex: at for at, hex in enumerate(board.hexes)}, cells(board, grid=grid)
    rows, turned = [], list(board.hexes)
    for _ in board.corners:
        rows.append([places[numbers[hex]] for hex in turned])
        # A sixth of a turn anticlockwise: the next corner comes to the right.
        turned = [Hex(hex.q + hex.r, -hex.q) for hex in turned]
    return np.array(rows)
