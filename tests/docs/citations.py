"""Citations of the rules of record: how they are written, and what they point to."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
SIGN = "\N{SECTION SIGN}"

NUMBER = r"\d+\.\d+"
CITED = re.compile(rf"{SIGN}({NUMBER})(?![\d\u2013-]|\.\d|(?:,| and) \d)")
LIST_SO_FAR = re.compile(rf"(?:{SIGN}{NUMBER}, )*$")
STATEMENT = re.compile(
    rf"^\*\*(?P<number>{NUMBER})\*\* (?P<dagger>† )?\[(?P<mark>[^\]]*)\] ", re.MULTILINE
)


@dataclass(frozen=True)
class Page:
    """A page of rules: its statements by number."""

    name: str
    text: str

    @cached_property
    def marks(self) -> dict[str, str]:
        """By number, what stands in brackets: the mark and its source or reason."""
        return {found["number"]: found["mark"] for found in STATEMENT.finditer(self.text)}

    @cached_property
    def to_be_cited(self) -> frozenset[str]:
        """The statements without a dagger."""
        found = STATEMENT.finditer(self.text)
        return frozenset(one["number"] for one in found if one["dagger"] is None)

    def chapter_of(self, number: str) -> str:
        """The statements of the same chapter, for somebody who mistyped a number."""
        chapter, _, _ = number.partition(".")
        near = [known for known in self.marks if known.startswith(f"{chapter}.")]
        return f"it has {', '.join(near)}" if near else f"there is no chapter {chapter}"


def read_pages() -> dict[str, Page]:
    """Return every page of rules by its name, which is a game's, or `hex` for the shared board."""
    files = sorted(path for path in RULES.glob("*.md") if path.stem != "README")
    return {path.stem: Page(path.stem, path.read_text()) for path in files}


@dataclass(frozen=True)
class Citation:
    """One section sign in a file."""

    place: str
    """File and line."""
    page: str | None
    """The page that it means; None if that can't be told."""
    number: str | None
    """The number cited; None if what follows the sign is not exactly one number."""
    found: str
    """The sign and what follows it, for messages."""


def citations(path: Path, names: Iterable[str]) -> Iterator[Citation]:
    """Yield every section sign in a file; `names` are those of the pages."""
    own = page_of(path, names)
    named = re.compile(rf"\b({'|'.join(names)}) $", re.IGNORECASE)
    for line_number, line in enumerate(path.read_text().splitlines(), start=1):
        for sign in re.finditer(SIGN, line):
            cited = CITED.match(line, sign.start())
            before = LIST_SO_FAR.sub("", line[: sign.start()])
            name = named.search(before)
            yield Citation(
                place=f"{path}:{line_number}",
                page=name[1].lower() if name else own,
                number=cited[1] if cited else None,
                found=line[sign.start() : sign.start() + 20],
            )


def page_of(path: Path, names: Iterable[str]) -> str | None:
    """Return the page that a file cites: its name is a word of the path (`hexagon` counts as `hex`)."""
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    words = set(re.findall("[a-z]+", str(inside).lower().replace("hexagon", "hex")))
    found = words & set(names)
    return found.pop() if len(found) == 1 else None


def faults(found: Iterable[Citation], pages: dict[str, Page]) -> Iterator[str]:
    """Yield what is wrong with these citations: where, and what would be right."""
    for one in found:
        at = f"{one.place}: {one.found!r}"
        if one.number is None:
            yield f"{at}: write {SIGN}4.2, or {SIGN}4.2, {SIGN}4.3 for several"
        elif one.page is None:
            yield f"{at}: the file belongs to no one game, so name it: FITS {SIGN}{one.number}"
        elif one.number not in pages[one.page].marks:
            near = pages[one.page].chapter_of(one.number)
            yield f"{at}: docs/rules/{one.page}.md has no {one.number}: {near}"
