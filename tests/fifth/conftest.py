"""The fifth game: a package of its own, installed by pip into a folder that other tests never see.

A test that needs it runs a process of its own, with that folder on its path.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.command import PATIENCE, Ran, tuckbox
from tests.server.process import node_process

SOURCE = Path(__file__).parent / "noughts"
Run = Callable[..., Ran]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the game is installed."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    ran = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(folder), str(SOURCE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return folder


def path_with(site: Path) -> dict[str, str]:
    """Return the environment in which a process finds what is installed there."""
    given = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(site), *([given] if given else [])])}


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which the game can be played."""
    data = tmp_path_factory.mktemp("data")
    with node_process(data, **path_with(site)) as node:
        yield node.url


@pytest.fixture
def run(tmp_path: Path, site: Path) -> Run:
    """Run `tuckbox` where the game is installed, in a process of its own."""

    def run(*arguments: str, typed: str = "", patience: float = PATIENCE, **more: str) -> Ran:
        env = {**path_with(site), **more}
        return tuckbox(tmp_path, *arguments, typed=typed, env=env, patience=patience)

    return run
