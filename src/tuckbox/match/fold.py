"""What a log amounts to: the position on the table, and how things stand around it."""

from dataclasses import dataclass
from typing import Any

from tuckbox.core import Actor
from tuckbox.match.table_state import EMPTY, TableState


@dataclass(frozen=True, slots=True)
class Fold:
    """What a log amounts to."""

    position: Any
    to_move: tuple[Actor, ...]
    """Whom the rules ask; () once they say it is over."""
    draws: int = 0
    """Draws in the line that counts: the counter of the next one."""
    table: TableState = EMPTY

    @property
    def is_over(self) -> bool:
        return not self.to_move or self.table.ending is not None
