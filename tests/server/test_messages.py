"""The messages that the server sends to the browser client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.installed_game import install
from tests.message_files import FILES, messages
from tests.server.conftest import Visit
from tuckbox.i18n import LANGUAGES, files
from tuckbox.server.http.routes import games as routes


def ids(text: str) -> set[str]:
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_comes_whole_and_alone(visit: Visit, language: str) -> None:
    texts = visit().get(f"/messages/{language}").json()["texts"]
    assert list(texts) == [language]
    shown = [file for file in FILES if file.removesuffix(".ftl") not in routes.ELSEWHERE]
    assert ids(texts[language]) == {id for file in shown for id in messages(language, file)}


def test_with_the_current_version_it_is_kept_for_good(visit: Visit) -> None:
    visitor = visit()
    current = visitor.get("/messages/fr", version=routes.message_version())
    assert "immutable" in current.headers["cache-control"]
    for query in ({}, {"version": "of-yesterday"}):
        answer = visitor.get("/messages/fr", **query)
        assert answer.json() == current.json()
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["etag"] == current.headers["etag"]


def test_it_is_sent_packed_and_not_twice(visit: Visit) -> None:
    visitor = visit()
    first = visitor.get("/messages/ja")
    assert first.headers["content-encoding"] == "gzip"
    again = visitor.http.get("/messages/ja", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_language_that_we_lack_is_refused(visit: Visit) -> None:
    assert visit().get("/messages/xx").status_code == 422


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path, en="ludo-title = Ludo\nludo-only = Only here\n", ja="ludo-title = すごろく\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    forget()


def forget() -> None:
    for kept in (files._installed, routes._texts, routes._messages_held, routes.message_version):
        kept.cache_clear()


@pytest.mark.usefixtures("ludo")
def test_an_installed_game_brings_its_words_and_english_for_the_rest(visit: Visit) -> None:
    visitor = visit()
    japanese = visitor.get("/messages/ja").json()["texts"]
    assert list(japanese) == ["ja", "en"]
    assert "ludo-title" in ids(japanese["ja"])
    # The file that has what is missing, and what it may refer to; not all of English.
    assert ids(japanese["en"]) == {"ludo-title", "ludo-only"} | set(messages("en", "core.ftl"))
    english = visitor.get("/messages/en").json()["texts"]
    assert list(english) == ["en"]
    assert "ludo-only" in ids(english["en"])
