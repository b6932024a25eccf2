"""What a game tells its environments, in compiled functions over the flat state of its twin.

All take the game's environment table and a state. Seats count from 0 here.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy.typing as npt

from tuckbox.envs.layout import Row
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import State

Choices: TypeAlias = npt.NDArray[Any]
"""Legal actions, as int16."""


class EnvRules(NamedTuple):
    """The rules of one game as environments need them."""

    begin: Callable[[Any, State], None]
    """Write the start of a game over whatever the state held."""
    draw: Callable[[Any, State, Dice], None]
    """Let chance draw until a seat owes a choice or the game is over."""
    owing: Callable[[Any, State], int]
    """Return the seats that owe a choice, as bits; 0 when the game is over."""
    legal: Callable[[Any, State, int, Choices], int]
    """Write the legal actions of a seat that owes a choice; return how many there are."""
    play: Callable[[Any, State, int, int], None]
    """Carry out a legal action of a seat that owes a choice."""
    observe: Callable[[Any, State, int, Row], None]
    """Write all that a seat may know."""
    standing: Callable[[Any, State, int], int]
    """Return the points of a seat as they stand; at the end, those that it has earned."""
    winners: Callable[[Any, State], int]
    """Return the seats that win a finished game, as bits; 0 for a draw."""
    is_cut: Callable[[Any, State], bool]
    """Return whether a game that is not over is broken off here."""
