"""The table as a picture in text, without any language.

Capital letters are coins, small ones stones, `#` is the centre hole. Brackets outside a corner are
the place for a pawn. Letters at the left name the rows; the numbers below run up and to the left.
Beneath, each seat: pawn, points of the goal, stones on the board, neutral coins; `*` is at turn,
and what it owes is shown as its move is written: `=BN`, `,RR`, `>`.
"""

from tuckbox.core.drawing import CENTRE_GLYPH
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.games.jammit.piece import NEUTRAL, stone
from tuckbox.games.jammit.view import JammitView, SeatView, sign

_NO_CORNER = "   "
_NO_PAWN = "( )"
_OWED = {"insert": "=", "extra": ",", "pawn": ">", "over": ""}


def draw(view: JammitView) -> str:
    board = HexBoard(view["radius"])
    signs = {Hex(hex["q"], hex["r"]): sign(hex) for hex in view["hexes"]}
    lines = [_row(view, board, row, signs) for row in board.rows()]
    return "\n".join([*lines, _numbers(board), "", *(_seat(view, seat) for seat in view["seats"])])


def _row(view: JammitView, board: HexBoard, row: tuple[Hex, ...], signs: dict[Hex, str]) -> str:
    pieces = " ".join(CENTRE_GLYPH if hex == CENTRE else signs[hex] for hex in row)
    # The number of the line that runs up and to the left from the end of the next row above.
    number = f" {row[-1].q + board.radius + 2}" if row[0].r > 0 else ""
    left, right = _pawn(view, row[0]), _pawn(view, row[-1])
    letter = board.name(row[0])[0]
    return f"{' ' * abs(row[0].r)}{left} {letter} {pieces}{number} {right}".rstrip()


def _numbers(board: HexBoard) -> str:
    """The numbers under the bottom row; the higher ones stand at the ends of the rows above."""
    numbers = " ".join(str(number) for number in range(1, board.radius + 2))
    return " " * (board.radius + len(_NO_CORNER) + 4) + numbers


def _pawn(view: JammitView, hex: Hex) -> str:
    """The place outside this hex, if it is a corner, and the pawn there."""
    for corner in view["corners"]:
        if (corner["q"], corner["r"]) == hex:
            pawn = corner["pawn"]
            return _NO_PAWN if pawn is None else f"({view['seats'][pawn - 1]['colour']})"
    return _NO_CORNER


def _seat(view: JammitView, entry: SeatView) -> str:
    at_turn = entry["seat"] in view["to_move"]
    words = [
        "*" if at_turn else " ",
        f"({entry['colour']}) {entry['pawn']}",
        f"{entry['points']:2}/{view['goal']}",
        f"{stone(entry['colour'])}{entry['stones']}",
        *([f"{NEUTRAL}{entry['neutral']}"] if len(view["seats"]) == 2 else []),
        _OWED[view["step"]] + "".join(view["coins"]) if at_turn else "",
    ]
    return "  ".join(words).rstrip()
