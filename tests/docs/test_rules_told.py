"""What the rulebooks say is told in the app, in every language, and house rules are marked alike."""

import re
from pathlib import Path

import pytest

from tests.message_files import FILES, messages
from tuckbox.games import BUILT_IN
from tuckbox.i18n import LANGUAGES, Speaker

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "README.md"
TOLD = PAGE.read_text(encoding="utf-8").partition("## Where players are told")[2]
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split(" | "))
    for line in TOLD.splitlines()
    if line.startswith("| ") and not line.startswith("| statement")
]
RULEBOOKS = {"fits": 25, "bits": 30, "fillit": 15, "jammit": 20}
"""At least that many statements have been found in the rulebooks of a game."""

HOUSE_RULE = {
    "en": "House rule (not in the rulebook): ",
    "fr": "Règle maison (absente du livret)\u00a0: ",
    "de": "Hausregel (steht nicht in der Anleitung): ",
    "ja": "ハウスルール（説明書にはありません）：",  # noqa: RUF001
}
HOUSE_RULES = {"fits": 2, "bits": 2, "fillit": 3, "jammit": 4}


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_statements(game: str) -> None:
    part = TOLD.partition(f"### {game.upper()} ")[2].partition("\n### ")[0]
    assert part.count("\n| ") - 1 >= RULEBOOKS[game]
    assert f"`{game}-rules`" in part


def test_every_statement_names_a_message_or_a_reason() -> None:
    assert [row for row in ROWS if len(row) != 2 or not all(row)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_that_tell_a_rule_exist(language: str) -> None:
    known = {id for file in FILES for id in messages(language, file)}
    named = {id for _, told in ROWS for id in re.findall(r"`([\w-]+)`", told)}
    assert len(named) > 100
    assert named - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_house_rules_are_marked_alike(game: str, language: str) -> None:
    rules = Speaker(language).text(f"{game}-rules")
    paragraphs = rules.split("\n\n")
    assert sum(part.startswith(HOUSE_RULE[language]) for part in paragraphs) == HOUSE_RULES[game]
    assert (
        rules.count(HOUSE_RULE[language].split("(")[0].split("\uff08")[0].strip())
        == HOUSE_RULES[game]
    )
