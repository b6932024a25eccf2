"""Damaged records get a documented exit code or a coded answer, whatever is wrong with them."""

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import tuckbox.kernels.jit  # noqa: F401 - chooses its cache folder before a test has a home of its own
from tests.server.running import Running
from tests.server.strangers import DAMAGES, damaged, quick_analyses, read_by_all, sources

COUNT = 150
"""`make soak` reads ten thousand."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    for name in ("TUCKBOX_LANG", "TUCKBOX_COMPONENTS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def server(node: Running) -> Iterator[httpx.Client]:
    with quick_analyses(), httpx.Client(base_url=node.url) as client:
        yield client


@pytest.mark.long
def test_whole_records_are_read_by_all(home: Path, server: httpx.Client) -> None:
    verdicts = set()
    for data in sources():
        told = read_by_all(data, home / "game.tuckbox", server)
        assert {"replay 0", "show 0", "analyse 0", "import 201"} <= set(told)
        verdicts |= {each for each in told if each.startswith("verify")}
    # Damage adds the others: 1 and 2.
    assert verdicts == {f"verify {code}" for code in (0, 3, 4, 5, 6)}


@pytest.mark.long
def test_damaged_records_break_nothing(
    home: Path, server: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    """`python -m tests.server.strangers` repeats a failing seed, and does many more."""
    seed = random.randrange(2**32)
    for number in range(COUNT):
        data = damaged(random.Random(f"{seed} {number}"))
        try:
            read_by_all(data, home / "game.tuckbox", server)
        except AssertionError as error:
            pytest.fail(f"record {number} of seed {seed}: {error}")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_every_damage_damages() -> None:
    for damage in DAMAGES:
        hurt = [
            damage(data, random.Random(f"{damage.__name__} {seed}"))
            for data in sources()
            for seed in range(5)
        ]
        assert any(one not in sources() for one in hurt), damage
