"""Links between the pages lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)

TEST = re.compile(r"`((?:tests|web/src)/[\w/.]+|python -m tests\.[\w.]+)")


def anchors(page: Path) -> set[str]:
    """Return the names under which a page's headings are reached."""
    headings = HEADING.findall(page.read_text())
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text()):
        linked = page.parent / target if target else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), f"{target}#{anchor}"


def test_the_security_page_names_tests_that_exist() -> None:
    named = TEST.findall((ROOT / "SECURITY.md").read_text())
    assert len(named) > 20
    for name in named:
        path = name.replace(".", "/").removeprefix("python -m ") + ".py" if " " in name else name
        assert (ROOT / path).exists(), name
