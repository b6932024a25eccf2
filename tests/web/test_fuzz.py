"""The shipped connection code in a storm, against a real server; see `fuzz.py`, and `make soak`."""

from pathlib import Path

import pytest

from tests.web.fuzz import build, run
from tests.web.storm import FAULTS

CHUNK = 20


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("driver"))


@pytest.mark.parametrize(("first", "kill"), [(0, False), (100, False), (200, True)])
def test_no_entry_is_lost_or_doubled_in_a_storm(
    driver: Path, tmp_path: Path, first: int, kill: bool
) -> None:
    last = first + CHUNK - 1
    wrong, faults = run(driver, tmp_path, first, last, kill=kill)
    again = f"python -m tests.web.fuzz {first} {last}{' --kill' * kill}"
    assert not wrong, "\n".join([*wrong, f"see it again: {again}, or one seed alone"])
    # Otherwise nothing was proven.
    assert all(faults[fault] > CHUNK / 5 for fault in FAULTS), faults
