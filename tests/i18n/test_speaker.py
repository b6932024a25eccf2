"""A message id and values give a sentence."""

import json

import pytest

from tuckbox.core import Message, seat, seat_message
from tuckbox.i18n import LANGUAGES, Speaker, UnknownMessage, first_guess
from tuckbox.i18n.shown import shown


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no game “chess”. The games are fits, bits and jammit."),
        (
            "fr",
            "Il n\u2019y a pas de jeu «\u00a0chess\u00a0». Jeux disponibles\u00a0: fits, bits et jammit.",
        ),
        ("de", "Ein Spiel „chess“ gibt es nicht. Vorhanden: fits, bits und jammit."),
        ("ja", "「chess」というゲームはありません。遊べるゲームはfits、bits、jammitです。"),
    ],
)
def test_a_list_is_written_as_the_language_writes_it(language: str, sentence: str) -> None:
    message = Message.of("game-unknown", game="chess", known=("fits", "bits", "jammit"))
    assert Speaker(language).say(message) == sentence


@pytest.mark.parametrize(("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b")])
def test_short_lists(items: list[str], text: str) -> None:
    assert Speaker("en").list(items) == text


def test_a_seat_is_called_by_the_name_of_who_sits_there() -> None:
    speaker = Speaker("en", {1: "Ann"})
    assert speaker.say(seat_message(seat(1))) == "Ann"
    assert speaker.say(seat_message(seat(2))) == "Seat 2"


def test_a_value_may_be_a_message() -> None:
    inner = Message.of("refusal-over")
    outer = Message.of("components-unreadable", file="x", reason=inner)
    assert Speaker("en").say(outer) == "“x” can\u2019t be read: The game is over.."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_or_a_missing_value_is_our_mistake(language: str) -> None:
    speaker = Speaker(language)
    assert not speaker.knows("no-such-message")
    assert speaker.knows("game-unknown")
    with pytest.raises(UnknownMessage, match="no-such-message"):
        speaker.text("no-such-message")
    with pytest.raises(UnknownMessage, match="game-unknown"):
        speaker.text("game-unknown", game="x")


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("ja", {"LANG": "de_DE.UTF-8"}, "ja"),
        (None, {"TUCKBOX_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        (None, {"LANG": "pt_BR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_first_guess_follows_wish_then_environment(
    wanted: str | None,
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for key in ("TUCKBOX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    assert first_guess(wanted) == language


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ann", "Ann"),
        ("\x1b[2J\x9b\x00\n", "\\u001b[2J\\u009b\\u0000\\u000a"),
        ("\u202e\u2066\ud800\U000e0001", "\\u202e\\u2066\\ud800\\udb40\\udc01"),
        ("👨‍👩‍👧 é\u00a0あ", "👨‍👩‍👧 é\u00a0あ"),
        ("x" * 5_000, "x" * 199 + "…"),
    ],
)
def test_values_are_cut_and_control_characters_are_shown_as_escapes(text: str, seen: str) -> None:
    assert shown(text) == seen
    assert shown(shown(text)) == seen
    said = Speaker("en", {1: text}).say(Message.of("game-unknown", game=text, known=("fits",)))
    assert seen in said
    assert Speaker("en", {1: text}).say(seat_message(seat(1))) == shown(text, 60)


def test_json_is_the_same_document_after_escaping() -> None:
    data = {"name": "\x7f\x9b\u202e\U000e0001é"}
    written = shown(json.dumps(data, ensure_ascii=False), None)
    assert json.loads(written) == data
    assert "\x9b" not in written
