"""A record that is damaged, illegal or foreign: line, reason, and what would be right."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.tables import SECRET, broken_cards, cards, early_cards, play_out
from tests.match.toys import Cards, Pile
from tuckbox.core import InvalidRecord, Message
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import Match, check_record, format_record, parse_record

FAIR = format_record(play_out(early_cards()).record())
SECOND = format_record(play_out(broken_cards()).record())
LOCAL = format_record(play_out(cards(1)).record())
DAILY = FAIR.replace("[commitment", "[daily 2026-11-15]\n[commitment")
OTHER = "0" * 64


def fault(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        check_record(parse_record(text), Cards())
    return caught.value


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def without(text: str, start: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith(start))


# fmt: off
CHANGES = [
    # code, what is replaced (a pattern), by what, and the start of the line that is named
    ("record-foreign",          r"^\[tuckbox 1\]\n",       "",                            None),
    ("record-foreign",          r"^",                      "\ufeff",                      None),
    ("record-foreign",          r"(?s)^.*$",               "",                            None),
    ("record-foreign",          r"(?s)^.*$",               "[Event \"chess\"]\n",         None),
    ("record-version",          r"^\[tuckbox 1\]",         "[tuckbox 4]",                 "[tuckbox"),
    ("record-header",           r"^\[tuckbox 1\]",         "[tuckbox one]",               "[tuckbox"),
    ("record-header",           r"^\[tuckbox 1\]",         "[tuckbox]",                   "[tuckbox"),
    ("record-header",           r"\[game cards\]",         "[game Ca rds]",               "[game"),
    ("record-header",           r"\[components builtin .", "[components builtin ",        "[components"),
    ("record-header",           r"seats=2",                "seats=two",                   "[options"),
    ("record-header",           r"seats=2",                "board=2",                     "[options"),
    ("record-header",           r"\[options ",             "[options  ",                  "[options"),
    ("record-header",           r'"Ann"',                  "Ann",                         "[seat 1"),
    ("record-header",           r'\[commit',               "[time 12]\n[commit",          "[time"),
    ("record-header",           r"\[seed 1 01\]",          "[seed 1 XY]",                 "[seed 1"),
    ("record-header",           r"\[secret 0",             "[secret ",                    "[secret"),
    ("record-header",           r"\[scores 2 2\]",         "[scores 02 2]",               "[scores"),
    ("record-header",           r"\[result 1 2 win, ",     "[result everybody, ",         "[result"),
    ("record-line",             r"\[game cards\]",         "[game cards",                 "[game"),
    ("record-line",             r"\[game cards\]",         "[game cards] x",              "[game"),
    ("record-line",             r"\n0 card a",             "\ncard a",                    "card a"),
    ("record-line",             r"\n0 card a",             "\n 0 card a",                 " 0 card a"),
    ("record-line",             r"\n0 card a",             "\n0  card a",                 "0  card a"),
    ("record-line",             r"\n0 card a",             "\n100 card a",                "100 card a"),
    ("record-header-unknown",   r"\[game cards\]",         "[play cards]",                "[play"),
    ("record-header-order",     r"(\[game .*\n)(\[opt.*\n)", r"\2\1",                     "[game"),
    ("record-header-order",     r"\n\[scores",             "\n[game cards]\n[scores",     "__last_game"),
    ("record-header-twice",     r"(\[game .*\n)",          r"\1\1",                       None),
    ("record-header-twice",     r"\[commit",               "[same-deal a]\n[continued b]\n[commit", "[continued"),
    ("record-header-missing",   r"\[game .*\n",            "",                            "[secret"),
    ("record-header-missing",   r"(\[seat .*\n)+",         "",                            "[secret"),
    ("record-header-company",   r"\[commitment .*\n",      "",                            "[seed 1"),
    ("record-header-company",   r"\[commit",               "[local-seed \"4\"]\n[commit", "[commitment"),
    ("record-seat-number",      r"\[seat 2 .*\n",          "",                            "[seat 1"),
    ("record-seat-number",      r"\[seat 2 ",              "[seat 3 ",                    "[seat 3"),
    ("record-seat-number",      r"(\[seat 2 .*\n)",        r"\1[seat 3 open]" + "\n",     "[seat 3"),
    ("record-seat-number",      r"\[seed 2 ",              "[seed 1 ",                    "[seed 1 02"),
    ("record-seat-number",      r"\[seed 2 ",              "[seed 3 ",                    "[seed 3"),
    ("record-seat-number",      r"(\[seed 1.*\n)(\[seed 2.*\n)", r"\2\1",               "[seed 1"),
    ("record-after-result",     r"\Z",                     "1 hi\n",                      "__end"),
    ("record-after-result",     r"\Z",                     "[scores 1 1]\n",              "__end"),
    ("record-cut-off",          r"\n$",                    "",                            "[result"),
    ("record-cut-off",          r"\[result .*\n",          "",                            "[seal"),
    ("record-cut-off",          r"(?s)\[scores .*",        "",                            "__last"),
    ("record-other-game",       r"\[game cards\]",         "[game pile]",                 "[game"),
    ("record-other-components", r"builtin [0-9a-f]*",      f"builtin {OTHER}",            "[components"),
    ("record-options",          r"seats=2",                "seats=2 speed=9",             "[options"),
    ("record-illegal-entry",    r"\n0 card a",             "\n0 card q",                  "0 card q"),
    ("record-illegal-entry",    r"\n0 card a",             "\n1 hi",                      "1 hi"),
    ("record-illegal-entry",    r"\n\[scores",             "\n1 resigns\n[scores",        "1 resigns"),
    ("record-illegal-entry",    r"\n0 card a",             "\n7 resigns",                 "7 resigns"),
    ("record-illegal-entry",    r"\n0 card a",             "\n0 resigns",                 "0 resigns"),
    ("record-illegal-entry",    r"\n0 card a",             "\n1 takes-back",              "1 takes-back"),
    ("record-other-spelling",   r"\n1 hi",                 "\n1 HI",                      "1 HI"),
    ("record-result-early",     r"(1 hi\n2 hi\n)(\[scores)", r"\2",                       "[result"),
    ("record-result-wrong",     r"\[result 1 2 win,",      "[result 1 wins,",             "[result"),
    ("record-result-wrong",     r"\[scores 2 2\]",         "[scores 2 3]",                "[scores"),
]
# fmt: on


@pytest.mark.parametrize(("code", "old", "new", "start"), CHANGES)
def test_a_bad_line_is_named(code: str, old: str, new: str, start: str | None) -> None:
    text = re.sub(old, new, FAIR, count=1)
    assert text != FAIR
    error = fault(text)
    assert error.code == code
    lines = text.splitlines()
    if start is not None and not start.startswith("__"):
        assert lines[int(str(error.message["line"])) - 1].startswith(start)
    elif start in ("__end", "__last"):
        assert error.message["line"] == len(lines)


def test_a_record_of_a_later_version_is_told_the_newest_that_can_be_read() -> None:
    assert fault(FAIR.replace("[tuckbox 1]", "[tuckbox 4]")).message["newest"] == "3"


# fmt: off
SECOND_CHANGES = [
    ("record-header-company", r"^\[tuckbox 2\]",      "[tuckbox 1]",                "[tuckbox"),
    ("record-header-company", r"\[deal .*\n",         "",                           "[commit "),
    ("record-header-missing", r"\[commitment .*\n",   "",                           "[deal"),
    ("record-header",         r"\[deal 2",            "[deal 3",                    "[deal"),
    ("record-header",         r"\[deal 2",            "[deal 0",                    "[deal"),
    ("record-header",         r"\[commit 1 person",   "[commit 1 guest",            "[commit 1"),
    ("record-header",         r"\[commit 1 person ",  "[commit 1 bot ",             "[commit 1"),
    ("record-header-company", r"\[commit 1 .*\]",     "[commit 1 bot -]",           "[commit 1"),
    ("record-seat-number",    r"\[commit 1 .*\n",     "",                           "[commit 2"),
    ("record-seat-number",    r"\[commit 2 .*\n",     "",                           "[commit 1"),
    ("record-seat-number",    r"(\[seed 1)",          r"[commit 3 bot -]\n\1",      "[commit 3"),
    ("record-header-company", r"\[seed 2",            "[seed 3",                    "[seed 3"),
    ("record-header-company", r"\[seed 2",            "[seed 1",                    "[seed 1"),
    ("record-header-company", r"\[commit 1 .*\]",     "[commit 1 person -]",        "[seed 1"),
    ("record-header",         r"\[seed 1 0101",       "[seed 1 01",                 "[seed 1"),
    ("record-header-company", r"\[broken",            f"[link 0 1 {OTHER}]\n[broken", "[link"),
    ("record-header",         r"\[broken 1",          "[broken 2",                  "[broken"),
    ("record-header",         r"silent 2\]",          "bored 2]",                   "[broken"),
    ("record-header",         r"silent 2\]",          "silent 2,1]",                "[broken"),
    ("record-header",         r"\[broken .*\n",       "",                           "[deal"),
    ("record-header-order",   r"(\[secret.*\n)(\[broken.*\n)", r"\2\1",            "[secret"),
]
# fmt: on


@pytest.mark.parametrize(("code", "old", "new", "start"), SECOND_CHANGES)
def test_a_bad_line_about_a_fair_draw_is_named(code: str, old: str, new: str, start: str) -> None:
    text = re.sub(old, new, SECOND, count=1)
    assert text != SECOND
    error = fault(text)
    assert error.code == code
    assert text.splitlines()[int(str(error.message["line"])) - 1].startswith(start)


def test_no_match_has_more_than_twenty_deals() -> None:
    line = next(line for line in SECOND.splitlines() if line.startswith("[broken"))
    lines = [line.replace("[broken 1", f"[broken {number}") for number in range(1, 22)]
    text = SECOND.replace(line, "\n".join(lines)).replace("[deal 2]", "[deal 20]")
    assert fault(text).code == "record-header"


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("record-header", '"42"', "42"),
        ("record-header", '"42"', '"\\u0034"'),
        ("record-header", '"42"', '"4" "2"'),
        ("record-header-company", "\n\n", f"\n[secret {OTHER}]\n\n"),
        ("record-cut-off", r"(?s)\[scores.*", ""),
    ],
)
def test_a_bad_local_record_is_named(code: str, old: str, new: str) -> None:
    assert fault(re.sub(old, lambda _: new, LOCAL, count=1)).code == code


@pytest.mark.parametrize("more", ["", "[continued 1]\n"])
def test_a_finished_game_needs_its_result(more: str) -> None:
    text = re.sub(r"(?s)\[(scores|local-seed|seal|result).*?\n", "", LOCAL)
    error = fault(text.replace("\n\n", f"\n{more}\n", 1))
    assert error.code == "record-no-result"
    assert error.message["line"] == len((more + text).splitlines())
    assert error.message["expected"] == "[result 1 wins, cards-most]"


def test_a_bots_empty_seed_is_not_written() -> None:
    text = FAIR.replace('[seat 2 "Bob"]', "[seat 2 bot random]").replace(
        "[seed 2 02]", "[seed 2 -]"
    )
    assert fault(text).code == "record-header"


@pytest.mark.parametrize("day", ["2026-13-01", "26-1-1"])
def test_a_day_must_exist(day: str) -> None:
    text = without(DAILY, "[seed").replace("2026-11-15", day)
    assert fault(text).code == "record-header"


def test_a_daily_deal_has_a_commitment_and_no_seeds() -> None:
    assert fault(DAILY).code == "record-header-company"
    text = without(without(without(DAILY, "[seed"), "[commit"), "[secret")
    assert fault(text).code == "record-header-missing"


def test_other_components_are_refused_with_both_hashes_named() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Match.from_record(parse_record(FAIR), Cards("other data"))
    message = caught.value.message
    assert (message["recorded"], message["present"]) == (
        Cards().files.hash,
        Cards("other data").files.hash,
    )


def test_options_in_another_order_are_refused() -> None:
    class Two(Cards):
        choosable = (*Cards.choosable, *Pile.choosable[:0])

        def options(self, **choices: object) -> object:  # type: ignore[override]
            return type(super().options(seats="2"))((("seats", "2"), ("fast", "no")))

    with pytest.raises(InvalidRecord) as caught:
        check_record(parse_record(FAIR), Two())  # type: ignore[arg-type]
    assert caught.value.message["expected"] == "[options seats=2 fast=no]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence_that_names_the_line(language: str) -> None:
    speaker = Speaker(language)
    for _, old, new, _ in CHANGES:
        message = fault(re.sub(old, new, FAIR, count=1)).message
        if isinstance(dict(message.values).get("reason"), Message):
            continue  # The toy's own reasons have no sentence.
        assert str(message["line"]) in speaker.say(message)


@given(st.integers(0, len(FAIR) - 1), st.sampled_from('0a] \n[;"9\ud7ff'), st.booleans())
def test_no_damage_is_worse_than_an_invalid_record(place: int, sign: str, insert: bool) -> None:
    text = FAIR[:place] + sign + FAIR[place + (not insert) :]
    try:
        record = parse_record(text)
    except InvalidRecord:
        return
    assert format_record(record) == text
    with suppress(InvalidRecord):
        check_record(record, Cards())


@given(st.integers(FAIR.index("[secret") + 1, len(FAIR) - 1))
def test_a_truncated_record_is_never_taken_for_a_whole_one(place: int) -> None:
    """Cut between two lines above the secret, it would be a valid record of a game in progress."""
    error = fault(FAIR[:place])
    assert error.code == "record-cut-off"
    assert SECRET.hex() not in str(error)
