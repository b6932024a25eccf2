"""Many games at once in compiled code: steps, resets, and what learners get to see.

A factory makes the loops for each game. Game i has dice of its own, so that it is the same game
whatever else is in the batch and however many threads work on it.
"""

# ruff: noqa: ANN401 — tables differ from game to game
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.envs.borrow import borrow
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import EnvRules
from tuckbox.kernels.bitboard import count, first
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import inner, inner_inline, jit
from tuckbox.kernels.kernel import State

CHANCE, SAMPLING, OPPONENTS = 0, 1, 2
STREAMS = 3

DENSE, POINTS, WIN = 0, 1, 2

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2

RUNNING, TERMINATED, TRUNCATED, ILLEGAL = 0, 1, 2, 3

Rewards: TypeAlias = npt.NDArray[np.float64]
Endings: TypeAlias = npt.NDArray[np.int8]


class Games(NamedTuple):
    """N games in progress."""

    states: State
    dice: Dice
    """By game: one word for chance, one for sampled actions, one for opponents."""
    actor: npt.NDArray[np.int64]
    """The seat that is to choose."""
    endings: Endings
    """RUNNING, or how the game has ended."""
    choices: npt.NDArray[np.int16]
    """The actor's legal actions."""
    counts: npt.NDArray[np.int64]
    """How many of those there are."""
    standing: State
    """By seat: the points that rewards so far have told of."""


class Terms(NamedTuple):
    """What is asked of an environment."""

    seats: int
    sides: int
    reward: int
    penalty: float
    autoreset: int
    learner: int
    """The seat that learns among opponents who choose at random; -1 if every seat is asked."""


class Seen(NamedTuple):
    """What a step shows, by game."""

    observations: Row
    masks: Row
    rewards: Rewards
    """By seat."""
    endings: Endings
    """How the step ended the game, also where the next has begun at once."""
    finals: Row
    """The last observation of games that ended, in the mode SAME_STEP; empty otherwise."""


class Batch(NamedTuple):
    """The compiled loops of one game, over the games `first` to `last` - 1."""

    reset: Callable[[Any, Games, Terms, Seen, Any, int, int], None]
    step: Callable[[Any, Games, Terms, Seen, Any, int, int], int]
    sample: Callable[[Games, Any, int, int], None]


def batch_of(rules: EnvRules) -> Batch:  # noqa: C901, PLR0915 - the loops share what they are made of
    """Make the loops of a game."""
    begin, draw, owing, legal, play, observe, standing, winners, is_cut = rules

    @inner_inline
    def settle(table: Any, games: Games, i: int, learner: int) -> int:
        """Let chance and opponents act until the learner, or any seat, is to choose."""
        s = games.states[i]
        while True:
            draw(table, s, games.dice[i, CHANCE : CHANCE + 1])
            owed = owing(table, s)
            if owed == 0:
                return TERMINATED
            if is_cut(table, s):
                return TRUNCATED
            seat = first(owed)
            games.actor[i] = seat
            found = legal(table, s, seat, games.choices[i])
            games.counts[i] = found
            if learner in (-1, seat):
                return RUNNING
            chosen = roll(games.dice[i, OPPONENTS : OPPONENTS + 1], found)
            play(table, s, seat, games.choices[i, chosen])

    @inner
    def start(table: Any, games: Games, terms: Terms, i: int) -> None:
        begin(table, games.states[i])
        games.endings[i] = settle(table, games, i, terms.learner)
        for seat in range(terms.seats):
            games.standing[i, seat] = standing(table, games.states[i], seat)

    @inner_inline
    def show(table: Any, games: Games, i: int, seat: int, observation: Row, mask: Row) -> None:
        """Write what the seat to choose sees; after the end nothing is legal."""
        observe(table, games.states[i], seat, observation)
        mask[:] = 0
        if games.endings[i] == RUNNING:
            for place in range(games.counts[i]):
                mask[games.choices[i, place]] = 1

    @inner_inline
    def reward_all(
        table: Any, s: State, terms: Terms, told: State, ending: int, rewards: Any
    ) -> None:
        """Write what every seat gets for a step: dense, or only at the end."""
        if terms.reward == WIN:
            rewards[:] = 0.0
            if ending == TERMINATED:
                won = winners(table, s)
                winning = count(won) * terms.sides // terms.seats
                losing = terms.sides - winning
                if winning != 0 and losing != 0:
                    for seat in range(terms.seats):
                        rewards[seat] = 1.0 / winning if won >> seat & 1 else -1.0 / losing
            return
        for seat in range(terms.seats):
            if terms.reward == DENSE:
                points = standing(table, s, seat)
                rewards[seat] = points - told[seat]
                told[seat] = points
            else:
                rewards[seat] = (
                    standing(table, s, seat) if ending in (TERMINATED, TRUNCATED) else 0.0
                )

    @inner_inline
    def is_legal(games: Games, i: int, action: int) -> bool:
        for place in range(games.counts[i]):
            if games.choices[i, place] == action:
                return True
        return False

    @inner_inline
    def play_one(table: Any, games: Games, terms: Terms, i: int, action: int, rewards: Any) -> None:
        """Carry out what the seat to choose has chosen; an illegal action ends the game."""
        s, seat = games.states[i], games.actor[i]
        if not is_legal(games, i, action):
            games.endings[i] = ILLEGAL
            rewards[:] = 0.0
            rewards[seat] = terms.penalty
            return
        play(table, s, seat, action)
        games.endings[i] = settle(table, games, i, terms.learner)
        reward_all(table, s, terms, games.standing[i], games.endings[i], rewards)

    @jit
    def reset(
        table: Any,
        games: Games,
        terms: Terms,
        seen: Seen,
        wanted: Any,
        begin_at: int,
        end_at: int,
    ) -> None:
        """Begin those games that are wanted anew."""
        table, games, seen = borrow(table), borrow(games), borrow(seen)
        for i in range(begin_at, end_at):
            if wanted[i]:
                start(table, games, terms, i)
                seen.rewards[i] = 0.0
                seen.endings[i] = RUNNING
            show(table, games, i, games.actor[i], seen.observations[i], seen.masks[i])

    @jit
    def step(
        table: Any,
        games: Games,
        terms: Terms,
        seen: Seen,
        actions: Any,
        begin_at: int,
        end_at: int,
    ) -> int:
        """Play one action in each game; return how many games were over already and can't go on."""
        table, games, seen = borrow(table), borrow(games), borrow(seen)
        stuck = 0
        for i in range(begin_at, end_at):
            seat = games.actor[i]
            if games.endings[i] == RUNNING:
                play_one(table, games, terms, i, actions[i], seen.rewards[i])
                seen.endings[i] = games.endings[i]
                if games.endings[i] != RUNNING and terms.autoreset == SAME_STEP:
                    observe(table, games.states[i], seat, seen.finals[i])
                    start(table, games, terms, i)
            else:
                seen.rewards[i] = 0.0
                seen.endings[i] = RUNNING
                if terms.autoreset == NEXT_STEP:
                    start(table, games, terms, i)
                else:
                    stuck += 1
            # After the end it is the seat that has just chosen who looks.
            viewer = games.actor[i] if games.endings[i] == RUNNING else seat
            show(table, games, i, viewer, seen.observations[i], seen.masks[i])
        return stuck

    @jit
    def sample(games: Games, actions: Any, begin_at: int, end_at: int) -> None:
        """Choose a legal action for each game, all equally likely; 0 after the end."""
        games = borrow(games)
        for i in range(begin_at, end_at):
            actions[i] = 0
            if games.endings[i] == RUNNING:
                chosen = roll(games.dice[i, SAMPLING : SAMPLING + 1], games.counts[i])
                actions[i] = games.choices[i, chosen]

    return Batch(reset, step, sample)
