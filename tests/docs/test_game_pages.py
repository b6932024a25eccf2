"""Every game of the package has its pages, under the fixed headings, and its data their sources."""

import doctest
from pathlib import Path

import pytest

from tuckbox.games import BUILT_IN

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tuckbox" / "games"
HEADINGS = [
    "Players",
    "Options",
    "Components",
    "The picture in text",
    "Moves and their text",
    "Scoring",
    "Views and effects",
    "Own components",
]


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_page_has_the_headings_of_all_pages(name: str) -> None:
    lines = (ROOT / "docs" / f"{name}.md").read_text().splitlines()
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == HEADINGS


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_picture_is_what_the_game_draws(name: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / f"{name}.md"), module_relative=False)
    assert result.attempted > 1
    assert result.failed == 0


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_game_has_its_rules_of_record(name: str) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text()
    assert (ROOT / "docs" / "rules" / f"{name}.md").is_file()
    assert f"(rules/{name}.md)" in page, "the game's page leads to them"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_data_file_is_named_in_its_source_page(name: str) -> None:
    data = PACKAGE / name / "data"
    source = (data / "SOURCE.md").read_text()
    for path in data.rglob("*.txt"):
        relative = path.relative_to(data)
        assert path.name in source or f"{relative.parent.as_posix()}/" in source
