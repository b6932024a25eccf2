"""The rules meet every count of the perft files."""

import pytest

from tests.modes import all_modes, mode_id, modes
from tests.perft_files import FOLDER, Perft, counted, read, ways
from tuckbox import game
from tuckbox.core import Options
from tuckbox.games import BUILT_IN
from tuckbox.solver.perft import divide, perft

OF_RECORD = list(read(FOLDER / "of-record.perft"))
MODES = all_modes(BUILT_IN)


def options_of(entry: Perft) -> dict[str, str]:
    return dict(pair.split("=") for pair in entry.options.split())


@pytest.mark.parametrize("entry", OF_RECORD, ids=lambda entry: f"{entry.game} {entry.options}")
def test_paths(entry: Perft) -> None:
    rules = game(entry.game)
    start = rules.initial(rules.options(**options_of(entry)))
    for depth, paths in entry.counts:
        assert perft(rules, start, depth, entry.chance) == paths


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_file_covers_every_mode(name: str) -> None:
    covered = {entry.options for entry in read(FOLDER / f"{name}.perft")}
    assert covered == {str(options) for options in modes(name)}


@pytest.mark.parametrize(
    ("name", "options"), MODES, ids=[mode_id(name, options) for name, options in MODES]
)
def test_the_file_is_current(name: str, options: Options) -> None:
    written = [e for e in read(FOLDER / f"{name}.perft") if e.options == str(options)]
    assert written == [counted(name, options, chance) for chance in ways(game(name), options)]


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
