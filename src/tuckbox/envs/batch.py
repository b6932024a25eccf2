"""Many games at once in compiled code: steps, resets, and what learners get to see.

A factory makes the loops for each game. Game i has dice of its own, so that it is the same game
whatever else is in the batch and however many threads work on it.
"""

# ruff: noqa: ANN401 — tables differ from game to game
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.envs.held import Held, borrow
from tuckbox.envs.layout import Row
from tuckbox.envs.rules import EnvRules
from tuckbox.kernels.bitboard import count, first
from tuckbox.kernels.dice import Dice, roll
from tuckbox.kernels.jit import inline, inlined, jit
from tuckbox.kernels.kernel import State

CHANCE, SAMPLING, OPPONENTS = 0, 1, 2
STREAMS = 3

DENSE, POINTS, WIN = 0, 1, 2

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2

RUNNING, TERMINATED, TRUNCATED, ILLEGAL = 0, 1, 2, 3

ANEW, STAY = -1, -2
"""In the place of an action: begin a new game, or only look at the game as it is."""

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
    """What a step or a reset shows, by game."""

    observations: Row
    masks: Row
    rewards: Rewards
    """By seat."""
    gained: Rewards
    """What the seat got that has just acted."""
    seats: npt.NDArray[np.int64]
    """Who is to choose next, counted from 1."""
    endings: Endings
    """How the step ended the game, also where the next has begun at once."""
    finals: Row
    """The last observation of games that ended, in the mode SAME_STEP; empty otherwise."""


class Batch(NamedTuple):
    """The compiled loops of one game, over the games `first` to `last` - 1."""

    step: Callable[[Held[Any], Held[Games], Held[Terms], Held[Seen], Any, int, int], None]
    sample: Callable[[Held[Games], Any, int, int], None]


def batch_of(rules: EnvRules) -> Batch:  # noqa: C901, PLR0915 - the loops share what they are made of
    """Make the loops of a game.

    Each rule is built into `step` in one place only: the compiler takes its time over each.
    """
    parts: Any = [inlined(rule) for rule in rules]
    begin, draw, owing, legal, play, observe, standing, winners, is_cut = parts

    @inline
    def go_on(table: Any, games: Games, i: int, learner: int, action: int) -> int:
        """Carry out an action, then let chance and opponents act until the learner is to choose."""
        s = games.states[i]
        while True:
            if action >= 0:
                play(table, s, games.actor[i], action)
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
            action = int(games.choices[i, chosen])

    @inline
    def reward_points(
        table: Any, s: State, terms: Terms, told: State, is_due: bool, rewards: Any
    ) -> None:
        """Write, if it is due, what every seat has gained since it was last told."""
        for seat in range(terms.seats):
            points = standing(table, s, seat)
            if is_due:
                rewards[seat] = points - told[seat]
            told[seat] = points if terms.reward == DENSE else 0

    @inline
    def reward_win(table: Any, s: State, terms: Terms, rewards: Any) -> None:
        """Write what every seat gets at the end: winners share 1, losers -1."""
        won = winners(table, s)
        winning = count(won) * terms.sides // terms.seats
        losing = terms.sides - winning
        if winning != 0 and losing != 0:
            for seat in range(terms.seats):
                rewards[seat] = 1.0 / winning if won >> seat & 1 else -1.0 / losing

    @inline
    def is_legal(games: Games, i: int, action: int) -> bool:
        for place in range(games.counts[i]):
            if games.choices[i, place] == action:
                return True
        return False

    @inline
    def carry_out(table: Any, games: Games, terms: Terms, i: int, action: int, seen: Seen) -> int:
        """Begin a game or play an action; return the seat that looks afterwards.

        An illegal action ends the game. After the end the seat looks that has just chosen.
        """
        s, seat = games.states[i], games.actor[i]
        if action == STAY:
            return seat
        if action == ANEW:
            begin(table, s)
        elif not is_legal(games, i, action):
            games.endings[i] = seen.endings[i] = ILLEGAL
            seen.rewards[i, seat] = terms.penalty
            return seat
        ending = go_on(table, games, i, terms.learner, action)
        games.endings[i] = ending
        if action != ANEW:
            seen.endings[i] = ending
        if terms.reward != WIN:
            is_due = action != ANEW and (terms.reward == DENSE or ending != RUNNING)
            reward_points(table, s, terms, games.standing[i], is_due, seen.rewards[i])
        elif ending == TERMINATED:
            reward_win(table, s, terms, seen.rewards[i])
        if ending != RUNNING:
            games.actor[i] = seat
        return games.actor[i]

    @inline
    def show_legal(games: Games, i: int, mask: Row) -> None:
        """Mark what the seat to choose may do; after the end nothing is legal."""
        mask[:] = 0
        if games.endings[i] == RUNNING:
            for place in range(games.counts[i]):
                mask[games.choices[i, place]] = 1

    @jit
    def step(
        held_table: Held[Any],
        held_games: Held[Games],
        held_terms: Held[Terms],
        held_seen: Held[Seen],
        actions: Any,
        begin_at: int,
        end_at: int,
    ) -> None:
        """Play one action in each game, or begin a new one where the game is over."""
        table, games = borrow(held_table), borrow(held_games)
        terms, seen = borrow(held_terms), borrow(held_seen)
        for i in range(begin_at, end_at):
            action, acting = actions[i], games.actor[i]
            seen.rewards[i] = 0.0
            seen.endings[i] = games.endings[i] if action == STAY else RUNNING
            if action >= 0 and games.endings[i] != RUNNING:
                action = ANEW
            while True:
                viewer = carry_out(table, games, terms, i, action, seen)
                is_over = action >= 0 and games.endings[i] != RUNNING
                is_last = is_over and terms.autoreset == SAME_STEP
                row = seen.finals[i] if is_last else seen.observations[i]
                observe(table, games.states[i], viewer, row)
                if not is_last:
                    break
                action = ANEW
            show_legal(games, i, seen.masks[i])
            seen.gained[i] = seen.rewards[i, acting]
            seen.seats[i] = games.actor[i] + 1

    @jit
    def sample(held_games: Held[Games], actions: Any, begin_at: int, end_at: int) -> None:
        """Choose a legal action for each game, all equally likely; 0 after the end."""
        games = borrow(held_games)
        for i in range(begin_at, end_at):
            actions[i] = 0
            if games.endings[i] == RUNNING:
                chosen = roll(games.dice[i, SAMPLING : SAMPLING + 1], games.counts[i])
                actions[i] = games.choices[i, chosen]

    return Batch(step, sample)
