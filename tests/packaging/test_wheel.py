"""The wheel is complete: installed in a clean place it plays a game and has the browser client."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tuckbox import games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _pip("wheel", "--no-deps", "--wheel-dir", folder / "dist", ROOT)
    wheel = next((folder / "dist").glob("tuckbox-*.whl"))
    _pip("install", "--no-deps", "--target", folder / "site", wheel)
    return folder / "site"


def _pip(*arguments: object) -> None:
    command = [sys.executable, "-m", "pip", "-q", *(str(argument) for argument in arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _run(site: Path, *arguments: str) -> str:
    # What stands first on the path wins over the tree these tests run in.
    environment = {**os.environ, "PYTHONPATH": str(site), "TUCKBOX_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=site,
        env=environment,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_the_installed_package_that_runs(installed: Path) -> None:
    where = _run(installed, "-c", "import tuckbox; print(tuckbox.__file__)")
    assert where.startswith(str(installed))


@pytest.mark.parametrize("name", games())
def test_bots_play_a_game(installed: Path, name: str) -> None:
    bots = [f"--bot={seat}=random" for seat in (1, 2)]
    out = _run(installed, "-m", "tuckbox", "play", name, "--seats=2", "--seed=1", *bots)
    assert "Goodbye" in out or "wins" in out or "win" in out


def test_the_browser_client_is_in_it(installed: Path) -> None:
    assets = installed / "tuckbox" / "server" / "assets"
    assert (assets / "index.html").is_file()
    assert list((assets / "assets").glob("*.js"))
