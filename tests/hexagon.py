"""Hexagonal boards drawn as the data files draw them, for tests that compare pictures."""

from collections.abc import Callable

from tuckbox.core.hexagon import Hex, HexBoard


def draw_hexagon(board: HexBoard, sign: Callable[[Hex], str]) -> list[str]:
    """Return the lines of a picture from the top row down; `sign` draws each hex and the centre."""
    return [
        " " * abs(row[0].r) + " ".join(sign(hex) for hex in row).rstrip() for row in board.rows()
    ]
