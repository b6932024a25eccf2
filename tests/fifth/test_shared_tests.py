"""The tests that every game must pass, run on the fifth as well.

They find their games in the index. Here they run once more where a fifth game is installed, so that
nothing that must hold for every game can name the four.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.fifth.conftest import path_with

ROOT = Path(__file__).parents[2]
PARTS = {
    "conformance": 20,
    "match": 4,
    "bots": 5,
    "cli": 15,
    "server": 8,
    "web": 10,
}
"""Folders of tests, and the least number of tests in each that concern every game: they have its name
among their values, or `every_game` in their own name."""


@pytest.mark.long
@pytest.mark.timeout(3600)  # hundreds of tests, one after the other
def test_what_holds_for_every_game_holds_for_a_fifth(site: Path) -> None:
    """In one process: to start it for each folder took longer than the tests."""
    folders = [f"tests/{part}" for part in PARTS]
    told = pytest_of(site, *folders, "-k", "noughts or every_game", "-rp")
    passed = Counter(re.findall(r"^PASSED tests/(\w+)/", told, re.MULTILINE))
    assert not [part for part, fewest in PARTS.items() if passed[part] < fewest], passed


def pytest_of(site: Path, *arguments: str) -> str:
    """Run tests where the game is installed, and return pytest's output."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=ROOT,
        env={**own, **path_with(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout
