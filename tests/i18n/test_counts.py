"""Every message that takes a count reads well with 0, 1, 2, 5 and 21; `python -m tests.counted` lists them."""

import re

import pytest

from tests.counted import NEVER_ONE, NUMBERS, Nouns, numbers, said, uncounted, written
from tuckbox.i18n import LANGUAGES

FROM_TWO_ON = {"fillit-describe-repeated", "fillit-effect-repeated", "web-learn-setup"}
"""What is told from the second time on, or for two players or more: `[2]` and `[4]` have words of their own."""


def nouns(language: str) -> Nouns:
    found = Nouns()
    for message in written(language).values():
        found.visit(message)
    return found


def test_messages_that_take_a_count_are_found() -> None:
    assert numbers()["fits-effect-won"] == {"points"}
    assert numbers()["jammit-effect-exchange"] == {"coins", "total", "left"}
    assert "web-fits-way" not in numbers()
    assert len(numbers()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_that_takes_a_count_can_be_said(language: str, number: int) -> None:
    for id in numbers():
        sentence = said(language, id, number)
        assert sentence.strip(), id
        assert "{" not in sentence, id


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "ja"])
def test_one_is_never_said_with_a_plural(language: str) -> None:
    plurals = nouns(language).words
    assert len(plurals) > 20
    sentences = {
        id: said(language, id, 1) for id in numbers().keys() - NEVER_ONE.keys() - FROM_TWO_ON
    }
    followed = {
        id: re.findall(r"(?<![\d+-])1[ \u00a0]([\w\u2019-]+)", text)
        for id, text in sentences.items()
    }
    assert {id: words for id, words in followed.items() if set(words) & plurals} == {}


def test_french_says_nothing_in_the_singular() -> None:
    """0 takes the singular in French: « 0 point »."""
    assert said("fr", "web-points", 0) == "0 point"
    assert said("en", "web-points", 0) == "0 points"


@pytest.mark.parametrize("id", NEVER_ONE)
def test_what_is_never_one_would_be_a_complaint(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(NEVER_ONE, id)
    found = [
        complaint
        for language in LANGUAGES
        for _, complaint in uncounted(id, written(language)[id], nouns(language))
    ]
    assert found
