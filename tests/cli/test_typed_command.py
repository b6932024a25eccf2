"""Commands at the table, in the player's language and always in English."""

import pytest

from tuckbox.cli.table.line_table import WORDS, read_command, spellings, typed_commands
from tuckbox.games import game, games
from tuckbox.i18n import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WORDS)
def test_every_spelling_is_understood(language: str, name: str) -> None:
    speaker = Speaker(language)
    for typed in (*spellings(name, speaker), name, name.upper()):
        assert read_command(f"  {typed}  c4 ", speaker) == (name, "c4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spelling_means_two_words(language: str) -> None:
    known = [text for name in WORDS for text in set(spellings(name, Speaker(language)))]
    assert len(known) == len(set(known))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_the_words_that_can_be_typed(language: str) -> None:
    speaker = Speaker(language)
    text = speaker.text("cli-table-help").casefold()
    assert [word for word in typed_commands(speaker) if word not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_no_word_is_a_move(language: str, name: str) -> None:
    rules = game(name)
    for word in WORDS:
        for typed in spellings(word, Speaker(language)):
            with pytest.raises(Exception, match=name):
                rules.parse_move(typed)


def test_a_wide_space_is_a_space() -> None:
    assert read_command("何\u3000C4", Speaker("ja")) == ("what", "C4")


def test_anything_else_is_no_word() -> None:
    assert read_command("L5:0@A", Speaker("en")) is None
