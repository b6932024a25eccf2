"""The fifth game plays as it did, and says the same things in every language."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fifth.conftest import SOURCE, path_with
from tests.message_files import messages
from tuckbox.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "playthrough.txt"
PLAY = """
from tests.golden_files import playthrough
from tests.modes import all_modes
[(name, options)] = all_modes(["noughts"])
print(playthrough(name, options), end="")
"""
"""In a process of its own: nowhere else is the game installed."""


def test_its_playthrough_is_unchanged(site: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT,
        env=path_with(site),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == GOLDEN.read_text()


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_ids_and_variables(language: str) -> None:
    folder = SOURCE / "tuckbox_noughts" / "messages"
    english = messages("en", "noughts.ftl", folder)
    assert len(english) > 20
    assert messages(language, "noughts.ftl", folder) == english
