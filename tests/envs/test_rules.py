"""Environments are the rules: at every step of random games, in every mode of every game."""

from random import Random

import numpy as np
import pytest

from tuckbox.core import seat
from tuckbox.envs.batch import CHANCE, RUNNING
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.rules_comparison import compare_game, kinds
from tuckbox.kernels import twins

STEPS = 60


@pytest.mark.parametrize("name", twins())
def test_random_games_are_those_of_the_rules_in_every_mode(name: str) -> None:
    for env in kinds(name):
        assert compare_game(env, Random(f"{env.options}"), most=150) > 10


@pytest.mark.parametrize("name", twins())
def test_the_compiled_loop_does_what_the_functions_do_that_were_compared_with_the_rules(
    name: str,
) -> None:
    for env in kinds(name):
        batch = GameBatch(env, 1, "points")
        batch.seed(0, 7)
        seen = batch.reset(np.ones(1, dtype=np.bool_))
        for _ in range(STEPS):
            if batch.games.endings[0] != RUNNING:
                break
            number, state = int(batch.games.actor[0]), batch.games.states[0]
            assert np.flatnonzero(seen.masks[0]).tolist() == env.legal(state, number)
            assert (seen.observations[0] == env.observe(state, seat(number + 1))).all()
            action = int(batch.sample()[0])
            expected = after(env, batch, number, action)
            seen = batch.step(np.array([action]))
            assert (batch.games.states[0] == expected).all()
            assert seen.gained[0] == seen.rewards[0, number]
            assert seen.seats[0] == batch.games.actor[0] + 1


def after(env: EnvGame, batch: GameBatch, number: int, action: int) -> object:
    """Return the state after an action and the draws that follow, made with copies of the dice."""
    state, dice = batch.games.states[0].copy(), batch.games.dice[0, CHANCE : CHANCE + 1].copy()
    env.rules.play(env.table, state, number, action)
    env.rules.draw(env.table, state, dice)
    return state
