"""Code and tests cite the rules of record by number, every number is there, and no rule is forgotten."""

import re
from pathlib import Path

import pytest

from tests.docs.citations import NUMBER, ROOT, citations, faults, page_of, read_pages

FOLDERS = ("src", "tests", "bench", "web/src")
SUFFIXES = {".py", ".pyi", ".ts", ".svelte", ".perft"}
PAGES = read_pages()
SAMPLES = Path(__file__)
"""The citations in this file are samples, some of them wrong."""

FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in SUFFIXES and path != SAMPLES
]
FOUND = [one for path in FILES for one in citations(path, PAGES)]


def test_every_citation_resolves() -> None:
    wrong = [fault.removeprefix(f"{ROOT}/") for fault in faults(FOUND, PAGES)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", PAGES)
def test_every_statement_is_cited(name: str) -> None:
    cited = {one.number for one in FOUND if one.page == name}
    assert sorted(PAGES[name].to_be_cited - cited) == []


@pytest.mark.parametrize("name", PAGES)
def test_statements_are_numbered_in_order(name: str) -> None:
    begun = re.findall(rf"^\*\*({NUMBER})\*\*", PAGES[name].text, re.MULTILINE)
    assert begun == list(PAGES[name].marks), "a statement lacks its mark"
    chapters = re.findall(r"^## (\d+) ", PAGES[name].text, re.MULTILINE)
    assert chapters == [str(number) for number in range(1, len(chapters) + 1)]
    in_order = [
        f"{chapter}.{number}"
        for chapter in chapters
        for number in range(1, 1 + sum(one.startswith(f"{chapter}.") for one in begun))
    ]
    assert begun == in_order


@pytest.mark.parametrize("name", PAGES)
def test_every_mark_has_its_source_or_reason(name: str) -> None:
    marks = PAGES[name].marks
    assert [number for number, mark in marks.items() if not re.match(r"[EIR]: \S", mark)] == []
    named = {one for mark in marks.values() for one in re.findall(NUMBER, mark)}
    assert named <= set(marks), "a mark refers to a statement that is not there"


def written(tmp_path: Path, text: str) -> list[str]:
    """Return what is wrong with this text in a file of FITS."""
    path = tmp_path / "fits" / "sample.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"\n{text}\n")
    return [fault.removeprefix(f"{path}:") for fault in faults(citations(path, PAGES), PAGES)]


@pytest.mark.parametrize(
    "text",
    ["§4.2", "(§4.2)", "§4.2: down", "§4.2.", "§4.2, §4.3", "BITS §3.17, §3.18", "hex §2.5"],
)
def test_these_are_citations(tmp_path: Path, text: str) -> None:
    assert written(tmp_path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        "§",
        "§4",
        "§ 4.2",
        "§Scoring",
        "§4.2.1",
        "§4.2\N{EN DASH}4.5",
        "§4.2-4.5",
        "§4.2, 4.3",
        "§4.2 and 4.3",
    ],
)
def test_these_are_not(tmp_path: Path, text: str) -> None:
    (fault,) = written(tmp_path, text)
    assert fault.startswith("2: ")
    assert "write §4.2" in fault


def test_a_wrong_number_is_told_what_there_is(tmp_path: Path) -> None:
    (fault,) = written(tmp_path, "§5.9")
    assert fault.endswith("docs/rules/fits.md has no 5.9: it has 5.1, 5.2, 5.3, 5.4")
    (fault,) = written(tmp_path, "BITS §4.2, §44.1")
    assert "docs/rules/bits.md has no 44.1: there is no chapter 44" in fault


def test_a_file_of_no_one_game_must_name_it(tmp_path: Path) -> None:
    path = tmp_path / "search.py"
    path.write_text("§4.2\n")
    (fault,) = faults(citations(path, PAGES), PAGES)
    assert fault.endswith("so name it: FITS §4.2")


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("src/tuckbox/games/bits/rules.py", "bits"),
        ("tests/kernels/test_jammit.py", "jammit"),
        ("src/tuckbox/core/hexagon.py", "hex"),
        ("web/src/boards/fits/Board.svelte", "fits"),
        ("src/tuckbox/kernels/dice.py", None),
        ("tests/games/fits_and_bits.py", None),
    ],
)
def test_the_path_names_the_page(path: str, page: str | None) -> None:
    assert page_of(Path(path), PAGES) == page
