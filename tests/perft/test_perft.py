"""The rules meet every count of the perft files."""

import pytest

from tests.perft_files import FOLDER, Perft, generated, read
from tuckbox import game, games
from tuckbox.solver.perft import divide, perft

GAME_FILES = [FOLDER / f"{name}.perft" for name in games()]
ALL = [entry for path in [FOLDER / "of-record.perft", *GAME_FILES] for entry in read(path)]


def options_of(entry: Perft) -> dict[str, str]:
    return dict(pair.split("=") for pair in entry.options.split())


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry.game} {entry.options}")
def test_paths(entry: Perft) -> None:
    rules = game(entry.game)
    start = rules.initial(rules.options(**options_of(entry)))
    for depth, paths in entry.counts:
        assert perft(rules, start, depth, entry.chance) == paths


@pytest.mark.parametrize("name", games())
def test_the_file_covers_every_mode_and_is_current(name: str) -> None:
    assert (FOLDER / f"{name}.perft").read_text() == generated(name)


def test_divide_splits_the_count_by_first_entry() -> None:
    rules = game("fits")
    start = rules.initial(rules.options(boards="1"))
    split = divide(rules, start, 2, ("start L5", "card I3"))
    assert len(split) == 32
    assert sum(paths for _, paths in split) == 352


def test_counting_stops_where_given_draws_run_out() -> None:
    rules = game("fits")
    start = rules.initial(rules.options(boards="1"))
    assert perft(rules, start, 0, ()) == 1
