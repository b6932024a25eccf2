"""A game in a package of its own brings its messages along."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tuckbox.i18n
from tests.installed_game import empty_site, install
from tuckbox.i18n import Speaker, UnknownMessage, files


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from empty_site(tmp_path, monkeypatch, forget)


def forget() -> None:
    files._installed.cache_clear()
    tuckbox.i18n._library.cache_clear()


def test_its_messages_are_found_without_running_its_code(site: Path) -> None:
    install(site, en="ludo-title = Ludo\n", de="ludo-title = Mensch ärgere dich nicht\n")
    assert Speaker("en").text("ludo-title") == "Ludo"
    assert Speaker("de").text("ludo-title") == "Mensch ärgere dich nicht"


def test_what_a_language_lacks_is_said_in_english(site: Path) -> None:
    install(site, en="ludo-pawns = { $n ->\n    [one] 1 pawn\n   *[other] { $n } pawns\n}\n")
    for language in ("en", "ja"):
        speaker = Speaker(language)
        assert speaker.knows("ludo-pawns")
        # With the plural rules of English.
        assert speaker.text("ludo-pawns", n=1) == "1 pawn"
    with pytest.raises(UnknownMessage):
        Speaker("ja").text("ludo-nothing")


def test_it_does_not_change_what_the_table_says(site: Path) -> None:
    install(site, en="list-comma = !\n")
    assert Speaker("en").text("list-comma") == ", "


def test_a_package_that_is_gone_or_has_no_messages_is_passed_over(site: Path) -> None:
    install(site)
    install(site, module="halma", en="halma-title = Halma\n")
    (site / "ludo" / "__init__.py").unlink()
    (site / "ludo").rmdir()
    assert Speaker("en").text("halma-title") == "Halma"
