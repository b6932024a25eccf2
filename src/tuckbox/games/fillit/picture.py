"""The table as a picture in text, with the signs of the drawn set-ups."""

from tuckbox.core.drawing import CENTRE_GLYPH
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.games.fillit.components import CHIP_SIGNS, EMPTY_SIGN, STONE_SIGNS
from tuckbox.games.fillit.view import FillitView, HexView, SideView

TO_MOVE = ">"
WINNER = "!"


def draw(view: FillitView) -> str:
    """The board, each row between the names of its ends; below it a line per side.

    A side's line: its seats with their pawns, the signs of its stones and chips, supply/total.
    """
    return "\n".join([*_board(view), "", *(_side(view, side) for side in view["sides"])])


def _board(view: FillitView) -> list[str]:
    board = HexBoard(view["radius"])
    signs = {Hex(hex["q"], hex["r"]): sign(hex) for hex in view["hexes"]} | {CENTRE: CENTRE_GLYPH}
    lines = []
    for row in board.rows():
        drawn = " ".join(signs[hex] for hex in row)
        shift = " " * abs(row[0].r)
        lines.append(f"{shift}{board.name(row[0])}  {drawn}  {board.name(row[-1])}")
    return lines


def sign(hex: HexView) -> str:
    """What is seen from above: the pawn hides its chip."""
    if hex["pawn"]:
        return hex["pawn"]
    if hex["stone"]:
        return STONE_SIGNS[hex["stone"]]
    return CHIP_SIGNS[hex["chip"]] if hex["chip"] else EMPTY_SIGN


def _side(view: FillitView, side: SideView) -> str:
    pawns = " ".join(_seat(view, number) for number in side["seats"])
    colour = side["colour"]
    signs = f"{STONE_SIGNS[colour]} {CHIP_SIGNS[colour]}"
    return f"{pawns}  {signs}  {side['supply']}/{side['total']}"


def _seat(view: FillitView, number: int) -> str:
    outcome = view["outcome"]
    mark = " "
    if number in view["to_move"]:
        mark = TO_MOVE
    elif outcome is not None and number in outcome["winners"]:
        mark = WINNER
    return f"{mark}{number}{view['seats'][number - 1]['colour']}"
