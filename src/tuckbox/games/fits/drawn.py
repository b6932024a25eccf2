"""What a drawn file shows, space by space, so that two drawings of the same board can be compared."""

from collections.abc import Mapping

from tuckbox.games.fits.board import CELLS, Board
from tuckbox.games.fits.components import CARDS_FILE, Components, board_id


def drawn_spaces(components: Components, file: str) -> Mapping[str, str]:
    if file == CARDS_FILE:
        return dict.fromkeys(components.starts, "start")
    board = components.boards[board_id(file)]
    return {"row-bonus": "on" if board.row_bonus else "off", **_signs(board)}


def _signs(board: Board) -> dict[str, str]:
    """Return the value of a space, or where its partner is: the sign of a pair is anybody's choice."""
    signs = {cell.name: "dot" for cell in CELLS}
    signs |= {cell.name: str(value) for cell, value in board.values.items()}
    for first, second in board.pairs.values():
        signs[first.name], signs[second.name] = f"pair {second.name}", f"pair {first.name}"
    return signs
