"""All languages say the same things: same files, same ids, same variables."""

from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from tests.message_files import FILES, entries, ids, messages
from tuckbox.i18n import LANGUAGES
from tuckbox.i18n import entries as split
from tuckbox.i18n.files import FOLDER


def test_there_are_message_files() -> None:
    assert "core.ftl" in FILES
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} >= set(LANGUAGES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_without_junk(language: str, file: str) -> None:
    assert [found.content for found in entries(language, file) if isinstance(found, ast.Junk)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_ids_and_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_parsed_alone_says_what_it_says_in_its_file(language: str, file: str) -> None:
    written = (FOLDER / language / file).read_text(encoding="utf-8")
    alone = [entry for _, text in split(written) for entry in FluentParser().parse(text).body]
    whole = [found for found in entries(language, file) if not isinstance(found, ast.BaseComment)]
    assert len(alone) == len(whole)
    assert all(
        one.equals(other, ["span", "comment"]) for one, other in zip(alone, whole, strict=True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    assert [name for name, again in pairwise(sorted(ids(language))) if name == again] == []
