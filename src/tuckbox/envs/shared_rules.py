"""What several games tell their environments in the same way."""

# ruff: noqa: ANN401 — tables differ from game to game
from typing import Any

from tuckbox.kernels.alternating_state import OVER, SEAT
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State


@jit
def seat_after(seat: int, places: int, seats: int) -> int:
    """Return the seat that is some places further round the table; 0 places away is the own one."""
    return seat + places - seats if seat + places >= seats else seat + places


@jit
def never_cut(table: Any, s: State) -> bool:
    """Return False, for games that always come to an end."""
    return False


@jit
def no_draw(table: Any, s: State, dice: Dice) -> None:
    """Do nothing, in games that leave nothing to chance."""


@jit
def seat_on_turn(table: Any, s: State) -> int:
    """Return the seat that owes a choice, in games that seats play by turns."""
    return 0 if s[OVER] else 1 << s[SEAT]
