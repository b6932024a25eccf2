"""The twins of FILLIT and JAMMIT are the rules: the same moves, positions, points and endings."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amount import amount
from tests.kernels.side_by_side import compare_after, count_paths, play_side_by_side
from tests.modes import modes
from tuckbox import game
from tuckbox.core import Options
from tuckbox.kernels import kernel

NAMES = ("fillit", "jammit")
TABLES = [(name, options) for name in NAMES for options in modes(name)]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_random_games_are_the_same_at_every_entry(name: str, options: Options) -> None:
    rules = game(name)
    twin = kernel(rules, options)
    for seed in range(amount(4, 1)):
        assert play_side_by_side(rules, twin, options, f"{name} {seed}") > 10


@given(table=st.sampled_from(TABLES), choices=st.lists(st.integers(0, 10**6), max_size=80))
@settings(max_examples=amount(100, 10))
def test_positions_reached_by_any_moves_are_the_same(
    table: tuple[str, Options], choices: list[int]
) -> None:
    compare_after(kernel(game(table[0]), table[1]), choices)


@pytest.mark.parametrize("name", NAMES)
def test_meets_the_counts_of_record(name: str) -> None:
    assert count_paths(name)
