"""Environments are the rules: at every step of random games, in every mode of every game."""

from random import Random

import pytest

from tuckbox.envs.rules_comparison import compare_game, kinds
from tuckbox.kernels import twins


@pytest.mark.parametrize("name", twins())
def test_random_games_are_those_of_the_rules_in_every_mode(name: str) -> None:
    for env in kinds(name):
        assert compare_game(env, Random(f"{env.options}"), most=150) > 10
