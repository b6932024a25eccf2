"""Every game has its page under the fixed headings, its data their sources."""

from pathlib import Path

import pytest

from tuckbox import games

ROOT = Path(__file__).parents[2]
HEADINGS = [
    "Players",
    "Options",
    "Components",
    "Moves and their text",
    "Scoring",
    "Views and effects",
    "Decisions where the rulebook is silent",
    "Own components",
]


@pytest.mark.parametrize("name", games())
def test_the_page_has_the_headings_of_all_pages(name: str) -> None:
    lines = (ROOT / "docs" / f"{name}.md").read_text().splitlines()
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == HEADINGS


@pytest.mark.parametrize("name", games())
def test_every_data_file_is_named_in_its_source_page(name: str) -> None:
    data = ROOT / "src" / "tuckbox" / "games" / name / "data"
    source = (data / "SOURCE.md").read_text()
    for path in data.rglob("*.txt"):
        relative = path.relative_to(data)
        assert path.name in source or f"{relative.parent.as_posix()}/" in source
