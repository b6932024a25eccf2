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
        (
            "a = { $n ->\n    [1] a day\n   *[other] { $n } days\n}\n",
            "fr",
            "a = { $n ->\n    [one] un jour\n   *[other] { $n } jours\n}\n",
            "fr/x.ftl:1: a says [one] without its number, also of 0; write [1] or the number",
        ),
        (
            "a = { $n ->\n    [1] { $n } Tag\n   *[other] { $n } Tage\n}\nb = { $m }\n",
            "de",
            "a = { $n ->\n    [one] { $n } Tag\n   *[other] { $n } Tage\n}\nb = Noch { $m } Tage.\n",
            "de/x.ftl:5: b says { $m } Tage also of 1; ask for $m with a selector",
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


SAID_BEFORE = {
    "en": [
        ("fits-effect-grade", "your grade"),
        ("web-seats", "Seats"),
        ("fillit-option-layout", "Layout"),
        ("jammit-rules", "an own stone"),
        ("web-watching", "Nobody watches"),
        ("web-reclaim", "I play again"),
        ("web-leave", "Get up"),
        ("web-theme-system", "As the system"),
        ("fits-rules", "A card is turned."),
        ("fits-describe-card", "The open card"),
        ("bits-rules", "two stones"),
        ("jammit-describe-column-border", "2 gaps"),
        ("bits-rules", "2 minus points each"),
        ("web-draw-save", "Save the keepsake"),
        ("web-draw-silent", "Break the deal off"),
        ("verify-proved", "Whoever runs the table"),
        ("web-strict", "Nobody looks ahead"),
        ("jammit-rules", "the printed figures are lost"),
        ("cli-table-help", "capital or small letters"),
        ("fits-describe-seat", "Ramp of { $seat }"),
        ("web-no-server", "can't"),
        ("arena-intervals", "95 % intervals"),
        ("web-sending", "Sending …"),
        ("web-bots-waiting", "in { $seconds } s."),
        ("seat", "Player { $seat }"),
        ("web-grade", "He graded it"),
    ],
    "fr": [
        ("fits-rules", "le plateau"),
        ("web-fits-aside", "Écarter"),
        ("bits-rules", "la carte d\u2019objectif"),
        ("fits-rules", "la carte ouverte"),
        ("fillit-rules", "une pièce"),
        ("jammit-rules", "une pièce"),
        ("jammit-rules", "le coin"),
        ("web-learn-fits-gap", "les points sous un surplomb"),
        ("web-fair", "Tirage loyal"),
        ("web-bots", "Contre des bots"),
        ("fillit-choice-board-mini", "petit plateau"),
        ("web-create", "Dresser la table"),
        ("web-reclaim", "Je rejoue"),
        ("web-open", "sans passation"),
        ("bits-rules", "la pierre neutre"),
        ("web-draw-save", "le témoin"),
        ("web-strict", "Personne ne voit d\u2019avance"),
        ("web-box-printed", "Comme imprimée"),
        ("web-fits-ways", "les façons de tenir"),
        ("web-seat-is", "Place { $seat }"),
        ("fits-describe-seat", "Rampe de { $seat }"),
        ("web-fits-aside", "Les pièces écartées"),
        ("arena-intervals", "à 95 %"),
        ("web-bots-waiting", "{ $seconds } s environ"),
    ],
    "de": [
        ("fits-rules", "auf dem Plan"),
        ("fits-rules", "eine Runde"),
        ("web-fits-aside", "Weglassen"),
        ("web-learn-fits-gap", "Punkte unter einem Überhang"),
        ("fits-rules", "fünf Zeichen"),
        ("web-learn-jammit-push", "die Steine ihrer Spalte"),
        ("fits-tile", "Balken I3"),
        ("web-daily", "Tagespartie"),
        ("fillit-rules", "das kleine Brett"),
        ("jammit-rules", "Münzen einwerfen"),
        ("jammit-refusal-owes-extra", "Wirf zuerst deine Münzen ein"),
        ("jammit-rules", "eingeworfen"),
        ("web-seat-is", "Platz { $seat }"),
        ("web-who-invites", "Platz 1"),
        ("web-fits-part-rows", "volle Reihen"),
        ("jammit-describe-column-border", "zwei Lücken"),
        ("draw-wait", "Die Vergabe"),
        ("match-deals-broken", "Kartenvergaben"),
        ("web-draw-save", "Merkzettel"),
        ("web-strict", "Niemand schaut voraus"),
        ("web-my", "Meine Spiele"),
        ("web-learn-jammit-push", "Schieb wieder"),
        ("web-retry", "Versuch es"),
        ("web-begin", "Los geht's"),
        ("kernels-progress", "etwa { $percent } %"),
        ("web-bots-waiting", "{ $seconds } s"),
        ("fillit-rules", "die Abbildungen sind verloren"),
    ],
    "ja": [
        ("web-learn-fits-gap", "張り出しの下の点"),
        ("fits-components-pair", "盤に描く"),
        ("web-fits-aside", "よける"),
        ("fits-rules", "記号の組"),
        ("jammit-rules", "盤の縁"),
        ("jammit-rules", "盤の端"),
        ("web-daily", "今日の配札"),
        ("web-daily", "日替わりの問題"),
        ("web-reconstructed", "再現"),
        ("web-tables", "公開の卓"),
        ("web-replay", "再生"),
        ("bits-rules", "こっそりと"),
        ("bits-rules", "スタート石"),
        ("bits-rules", "坂"),
        ("web-privacy-forgotten", "忘れました"),
        ("web-daily-for-fun", "身元を二つ作れば"),
        ("web-daily-best", "結果論"),
        ("arena-plan-code", "秘密の値の指紋"),
        ("web-replay-analysis", "どこまでできたか"),
        ("web-open", "公開して遊ぶ"),
        ("web-import-paste", "文章を貼り付ける"),
        ("web-learn", "遊び方を習う"),
        ("fits-refusal-not-a-choice", "カードは偶然が決めます"),
        ("web-box-lead", "ブラウザに残る"),
        ("web-offline", "今見えている"),
        ("draw-other-link", "鎖の輪"),
        ("verify-refuted-at", "記入"),
        ("web-seat-is", "席{ $seat }"),
        ("web-turn", "{ $names }さんの番"),
        ("web-fillit-slide", "コマを滑らせる"),
        ("web-daily", "今日の配り"),
        ("fits-rules", "このテーブルのルール"),
        ("box-header", "{ $line }行{ $column }文字目"),
        ("cli-flag-folder", "フォルダ。"),
        ("arena-intervals", "95 %"),
    ],
}
"""What messages of an older edition said, before there was one word for one thing."""


@pytest.mark.parametrize(
    ("language", "id", "text"),
    [(language, *said) for language, messages in SAID_BEFORE.items() for said in messages],
)
def test_what_was_said_before_does_not_come_back(language: str, id: str, text: str) -> None:
    rows = rejected_words(WORDS.read_text(encoding="utf-8"))
    concerned = [row for row in rows if row.language == language and row.concerns(id)]
    assert [row for row in concerned if list(row.places(text))]


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
