"""What the rules of games share in which seats take turns and nothing is left to chance."""

from collections.abc import Callable
from typing import TypeAlias

from tuckbox.kernels.alternating_state import SEATS
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State

Table: TypeAlias = State
"""The board as an array."""
Perft: TypeAlias = Callable[[Table, State, int], int]
RandomGames: TypeAlias = Callable[[Table, State, State, int, Dice, State], int]


def random_games_of(
    play_out: Callable[[Table, State, Dice], int], points: Callable[[State, int], int]
) -> RandomGames:
    """Make the loop that plays whole games.

    `play_out(table, state, dice)` plays to the end and returns the number of moves;
    `points(state, seat)` are those of a seat, counted from 0.
    """

    @jit
    def random_games(
        table: Table, start: State, s: State, games: int, dice: Dice, totals: State
    ) -> int:
        """Play whole games in a state, add the points by seat, and return the moves played.

        `start` may leave out words at the end of a state that a game does not begin with.
        """
        played = 0
        for _ in range(games):
            s[: start.size] = start
            played += play_out(table, s, dice)
            for seat in range(s[SEATS]):
                totals[seat] += points(s, seat)
        return played

    return random_games
