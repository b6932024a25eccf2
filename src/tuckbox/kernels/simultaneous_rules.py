"""What the rules of games share in which all seats choose at the same time and chance is a player.

Actors are chance (0) and the seats from 1, as everywhere; seats counted from 0 are called `number`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from tuckbox.kernels.bitboard import first
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import Actions, State

MOST_ACTIONS = 64
"""More than are ever legal at once."""


class Rules(NamedTuple):
    """The rules of one game; all take the table of its components and a state."""

    begin: Callable[[Any, State], None]
    """Write the start of a game."""
    to_move: Callable[[Any, State], int]
    """Return the actors to move, as bits: 1 is chance, then the seats; 0 when the game is over."""
    legal: Callable[[Any, State, int, Actions], int]
    """Write the legal actions of an actor to move, ascending, and return how many there are."""
    step: Callable[[Any, State, int, int], None]
    """Play a legal action of an actor to move."""
    weight: Callable[[Any, State, int], int]
    """Return how many cards a draw stands for."""
    total: Callable[[Any, State, int], int]
    """Return the points of a seat for finished rounds."""


Perft: TypeAlias = Callable[[Any, State, int, Actions], int]
RandomGames: TypeAlias = Callable[[Any, State, int, Dice, State], tuple[int, int]]
Weigh: TypeAlias = Callable[[Any, State, Actions, Actions], None]


def weigh_of(rules: Rules) -> Weigh:
    """Make the loop that weighs draws: one call from Python instead of one for each of them."""
    weight = rules.weight

    @jit
    def weigh(table: Any, s: State, draws: Actions, weights: Actions) -> None:  # noqa: ANN401
        """Write how many cards each draw stands for."""
        for place in range(len(draws)):
            weights[place] = weight(table, s, draws[place])

    return weigh


def perft_of(rules: Rules) -> Perft:
    """Make the loop that counts paths."""
    to_move, legal, step = rules.to_move, rules.legal, rules.step

    @jit
    def perft(table: Any, s: State, depth: int, chance: Actions) -> int:  # noqa: ANN401
        """Return the number of paths of exactly `depth` entries.

        Draws given by `chance` are not counted.
        """
        s = s.copy()
        used = 0
        while used < len(chance) and to_move(table, s) == 1:
            step(table, s, 0, chance[used])
            used += 1
        if depth == 0:
            return 1
        actors = to_move(table, s)
        if actors == 0:
            return 0
        actions = np.empty(MOST_ACTIONS, dtype=np.int64)
        who = first(actors)
        count = legal(table, s, who, actions)
        if depth == 1:
            return count
        paths = 0
        for place in range(count):
            child = s.copy()
            step(table, child, who, actions[place])
            paths += perft(table, child, depth - 1, chance[used:])
        return paths

    return perft


def random_games_of(rules: Rules) -> RandomGames:
    """Make the loop that plays whole games."""
    begin, to_move, legal, step = rules.begin, rules.to_move, rules.legal, rules.step
    weight, total = rules.weight, rules.total

    @jit
    def pick(table: Any, s: State, who: int, actions: Actions, dice: Dice) -> int:  # noqa: ANN401
        """Choose an action: a seat's are equally likely, a draw as likely as it has cards."""
        if who > 0:
            return actions[roll(dice, len(actions))]
        cards = 0
        for action in actions:
            cards += weight(table, s, action)
        card = roll(dice, cards)
        place = 0
        while card >= weight(table, s, actions[place]):
            card -= weight(table, s, actions[place])
            place += 1
        return actions[place]

    @jit
    def random_games(
        table: Any,  # noqa: ANN401
        s: State,
        games: int,
        dice: Dice,
        points: State,
    ) -> tuple[int, int]:
        """Play whole games in a state and add the final points by seat.

        Returns how many entries were played, and how many of them by seats.
        """
        actions = np.empty(MOST_ACTIONS, dtype=np.int64)
        entries, moves = 0, 0
        for _ in range(games):
            begin(table, s)
            actors = to_move(table, s)
            while actors != 0:
                who = first(actors)
                count = legal(table, s, who, actions)
                step(table, s, who, pick(table, s, who, actions[:count], dice))
                entries += 1
                moves += who > 0
                actors = to_move(table, s)
            for number in range(len(points)):
                points[number] += total(table, s, number)
        return entries, moves

    return random_games
