"""Language files are complete, and say one word for one thing; what is wrong is told with its place."""

import re
from pathlib import Path

import pytest

from tests.language_files import WORDS, Rejected, complaints, rejected_words
from tuckbox.i18n import LANGUAGES
from tuckbox.i18n.files import FOLDER

PAGE = """
| language | messages | not | but |
|---|---|---|---|
| de | fits | `Plane?` | Tafel |
| fr | all | `'` | \u2019 |
| fr | all !web | `bots?` | robot |
"""


def test_the_language_files_are_as_they_should_be() -> None:
    assert list(complaints()) == []


def told(folder: Path, **texts: str) -> list[str]:
    """Return the complaints about one file that has these texts, and elsewhere what English has."""
    (folder / "words.md").write_text(PAGE, encoding="utf-8")
    for language in LANGUAGES:
        (folder / language).mkdir()
        text = texts.get(language, texts["en"])
        (folder / language / "x.ftl").write_text(text, encoding="utf-8")
    return [line.replace(f"{folder}/", "") for line in complaints(folder, folder / "words.md")]


@pytest.mark.parametrize(
    ("english", "language", "text", "complaint"),
    [
        ("a = A\nb = B\n", "fr", "a = A\n", "fr/x.ftl:1: b is missing here; en/x.ftl:2 has it"),
        ("a = A\n", "ja", "a = A\n\nb = B\n", "ja/x.ftl:3: b is unknown: English has no such message"),
        ("a = A { $n }\n", "de", "a = A\n", "de/x.ftl:1: a lacks $n"),
        ("b = B\na = A\n", "de", "b = B\na = { $n }\n", "de/x.ftl:2: a has $n, which English does not know"),
        ("a = A\n", "fr", "a = A\na = B\n", "fr/x.ftl:2: a is here a second time"),
        ("a = A\n", "fr", "a = A\n\nb B\n", "fr/x.ftl:3: this is not a message: b B"),
        (
            "a = { $n ->\n    [one] 1\n   *[other] 2\n}\n",
            "ja",
            "a = { $n ->\n    [one] 1\n   *[other] 2\n}\n",
            "ja/x.ftl:2: a is never said with [one] in this language",
        ),
        ("a = A\nb = B\n", "fr", "a = A\nb = l'eau\n", "fr/x.ftl:2: b says “'”; say \u2019 (docs/words.md)"),
        (
            "web-fits-a =\n    B\n    C\n",
            "de",
            "web-fits-a =\n    Ein Teil\n    auf dem Plan\n",
            "de/x.ftl:3: web-fits-a says “Plan”; say Tafel (docs/words.md)",
        ),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_file_and_line(
    tmp_path: Path, english: str, language: str, text: str, complaint: str
) -> None:
    assert told(tmp_path, **{"en": english, language: text}) == [complaint]


def test_a_word_is_rejected_only_where_it_means_the_thing(tmp_path: Path) -> None:
    """Not in other messages, not as a part of a word, in a flag, a variable or a reference."""
    english = "bits-a = A\nfits-b = B { $plan }\nweb-bot = C\nc = D { web-bot }\n"
    german = "bits-a = Plan\nfits-b = Planet --plan { $plan }\nweb-bot = C\nc = D { web-bot }\n"
    french = "bits-a = A\nfits-b = { $plan }\nweb-bot = bot\nc = { web-bot }\n"
    assert told(tmp_path, en=english, de=german, fr=french) == []


def test_every_rejected_word_names_what_to_say_instead() -> None:
    rows = rejected_words(WORDS.read_text(encoding="utf-8"))
    assert {row.language for row in rows} == set(LANGUAGES)
    assert [row for row in rows if not row.instead or list(row.places(row.instead))] == []
    assert Rejected("fr", "all", "bots?", "robot") in rows


def glossary() -> list[tuple[str, ...]]:
    """Return the rows of the tables with a column for each language."""
    page = WORDS.read_text(encoding="utf-8").partition("## Rejected")[0]
    rows = [
        tuple(cell.strip() for cell in line.strip("|").split("|")) for line in page.splitlines()
    ]
    return [row for row in rows if len(row) == 1 + len(LANGUAGES) and row[0].strip("- ")]


@pytest.mark.parametrize(("at", "language"), list(enumerate(LANGUAGES, 1)))
def test_every_word_of_the_glossary_is_said(at: int, language: str) -> None:
    files = (FOLDER / language).glob("*.ftl")
    said = re.sub(
        "\xad", "", "\n".join(path.read_text(encoding="utf-8") for path in files)
    ).casefold()
    words = [row[at].casefold() for row in glossary()]
    assert len(words) > 40
    assert [word for word in words if word not in said] == []
