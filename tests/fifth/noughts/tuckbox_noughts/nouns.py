"""The nouns of the game as messages, to be put into sentences."""

from collections.abc import Iterable

from tuckbox.core import Message
from tuckbox.core.square import Cell

KINDS = ("cross", "nought")
"""By seat."""


def mark_message(seat: int) -> Message:
    return Message.of(f"noughts-{KINDS[seat - 1]}")


def cell_names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(cell.name for cell in sorted(cells))
