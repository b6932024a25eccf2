"""The box on the page about boxes is one that can be played, and every game's page shows one."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.playing import random_game
from tuckbox.games import BUILT_IN, boxed_game, drawn_files

DOCS = Path(__file__).parents[2] / "docs"


def example(page: Path) -> str:
    found = re.search(
        r"(?:^    .*\n|^\n)*?^    \[tuckbox-box 1\]\n(?:^    .*\n|^\n)+", page.read_text(), re.M
    )
    assert found is not None
    return dedent(found[0]).strip("\n") + "\n"


def test_the_example_is_played_to_its_end() -> None:
    rules = boxed_game(example(DOCS / "boxes.md"))
    steps = list(random_game(rules, rules.options(boards="moon"), "docs"))
    assert rules.outcome(steps[-1].after) is not None


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_shows_a_box_of_its_own(name: str) -> None:
    box = boxed_game(example(DOCS / f"{name}.md")).files.box
    assert box is not None
    assert box.game == name
    assert drawn_files(name)
