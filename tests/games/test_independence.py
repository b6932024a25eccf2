"""The import contract finds the games by their folders, and rejects one that imports another."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tuckbox

ROOT = Path(__file__).parents[2]
SOURCE = Path(tuckbox.__file__).parent
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package with the rules alone, so that it is searched quickly."""
    package = tmp_path / "tuckbox"
    package.mkdir()
    shutil.copy(SOURCE / "__init__.py", package)
    for part in ("core", "games"):
        shutil.copytree(SOURCE / part, package / part)
    return package


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    contract = ["--config", str(ROOT / "pyproject.toml"), "--contract", "independent-games"]
    return subprocess.run(
        [sys.executable, "-c", LINT, *contract, "--no-cache"],
        cwd=house.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_games_keep_to_themselves(house: Path) -> None:
    ran = lint(house)
    assert ran.returncode == 0, ran.stdout
    assert "1 kept, 0 broken" in ran.stdout


def test_a_new_game_that_imports_another_is_rejected(house: Path) -> None:
    (house / "games" / "ludo").mkdir()
    (house / "games" / "ludo" / "__init__.py").write_text("from tuckbox.games.fits import Rules\n")
    ran = lint(house)
    assert ran.returncode == 1
    assert "tuckbox.games.ludo is not allowed to import tuckbox.games.fits" in ran.stdout
