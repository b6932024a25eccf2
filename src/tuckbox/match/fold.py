"""The state that a log leads to: the position, and the state of the table around it."""

from dataclasses import dataclass
from typing import Any

from tuckbox.core import Actor
from tuckbox.match.table_state import EMPTY, TableState


@dataclass(frozen=True, slots=True)
class Fold:
    """The state that a log leads to."""

    position: Any
    to_move: tuple[Actor, ...]
    """The actors that the rules ask to move; () once the game is over by the rules."""
    draws: int = 0
    """The number of draws that count, which is the counter of the next one."""
    table: TableState = EMPTY

    @property
    def is_over(self) -> bool:
        return not self.to_move or self.table.ending is not None
