"""What a seat can do, and the text of each move."""

import re
from typing import TYPE_CHECKING, NamedTuple

from tuckbox.core import InvalidMove
from tuckbox.core.square import Cell, parse_cell

if TYPE_CHECKING:
    from tuckbox_noughts.components import Components

_CELL = re.compile(r"[A-Z][1-9]")


class Move(NamedTuple):
    """Put a mark on an empty space."""

    cell: Cell

    @property
    def text(self) -> str:
        """`B2`."""
        return self.cell.name


def parse_move(text: str, components: "Components") -> Move:
    """Return the move with this text; raise `InvalidMove` for any other text."""
    if _CELL.fullmatch(text) and parse_cell(text) in components.cells:
        return Move(parse_cell(text))
    raise InvalidMove.of("noughts-invalid-move", text=text)
