"""What searches need of a game: its compiled functions, and how much room its positions take.

A search is compiled anew for each game, with the functions of that game built in (see
`kernels.factory`).
"""

from collections.abc import Callable
from typing import NamedTuple

from tuckbox.bots.hexagon.worth import Counts, Weights
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import State

Table = State
"""The constants of a twin, or of an evaluation."""


class GameFunctions(NamedTuple):
    """One game. A side is what wins together: a seat, or a team."""

    moves: Callable[[Table, State, State], int]
    """Writes the moves that are worth a try, and returns their number."""
    is_legal: Callable[[Table, State, int], bool]
    """Whether a move that was legal in another position is legal in this one."""
    step: Callable[[Table, State, int], None]
    """Carries out a legal move."""
    count_legal: Callable[[Table, State], int]
    nth_legal: Callable[[Table, State, int], int]
    """All legal moves by number, those that are not worth a try included."""
    playout: Callable[[Table, State, Dice], int]
    """Plays random moves to the end."""
    side_to_move: Callable[[State], int]
    sides: Callable[[State], int]
    """Returns the number of sides."""
    key_of: Callable[[State, int], int]
    """Returns a key of all that the rules and the evaluation see, for a side that asks."""
    weigh: Callable[[Table, Weights, State, Counts, State], None]
    """Writes the counts of a running game, and what it is worth to each side."""
    most_moves: int
    """The most that `moves` writes."""
    most_sides: int
    counts: int
    """The number of columns of the counts."""
