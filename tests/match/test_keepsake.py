"""What a client wrote down proves the draws to it, and every difference refutes them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.match.fair_table import Guest, Table
from tests.match.tables import early_cards, play_out
from tests.match.toys import Cards
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import Record, format_record, parse_record
from tuckbox.match.fair.keepsake import InvalidKeepsake, Keepsake, read_keepsake
from tuckbox.match.record.verify import Verdict, Verification, verify

Fact = dict[str, Any]


def played(breaks: int = 0) -> tuple[Record, list[Fact]]:
    """A finished match, and what the client of seat 1 wrote down; some deals were broken off."""
    table = Table()
    guest, other = Guest(table, 1), Guest(table, 2)
    for _ in range(breaks):
        guest.hear()
        other.hear()
        guest.hear()
        table.lose(2)
    for _ in range(2):
        guest.hear()
        other.hear()
    play_out(table.match)
    guest.hear()
    return table.match.record(), guest.lines


def text_of(lines: list[Fact]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def judged(record: Record, lines: list[Fact]) -> Verification:
    read = parse_record(format_record(record))
    return verify(read, Cards(), read_keepsake(text_of(lines), read.setup.match))


def test_who_took_part_has_the_draws_proved() -> None:
    found = judged(*played())
    assert found.verdict is Verdict.PROVED
    assert Speaker("en").say(found.sentence) == (
        "Proved to you: what decides these cards was fixed before your seed left your client, so "
        "nobody chose them. The operator could know every card from the start. If your "
        "client came from the table, as a web page does, this is only as trustworthy as the table."
    )


@pytest.mark.parametrize(
    ("breaks", "told"), [(1, "among 2 deals: 1 was"), (2, "among 3 deals: 2 were")]
)
def test_deals_that_were_broken_off_after_revealing_are_counted(breaks: int, told: str) -> None:
    found = judged(*played(breaks))
    assert found.verdict is Verdict.PROVED
    assert told in Speaker("en").say(found.sentence)


CHANGES: list[tuple[str, Callable[[Fact], bool], Fact, str]] = [
    ("seed", lambda line: "seed" in line, {"seed": "ab" * 32}, "verify-seen-deal-broken"),
    ("number", lambda line: "seed" in line, {"deal": 2}, "verify-seen-deal-broken"),
    (
        "table",
        lambda line: "commitment" in line,
        {"commitment": "ab" * 32},
        "verify-seen-deal-broken",
    ),
    (
        "list",
        lambda line: "list" in line,
        {"list": ["1 person -", "2 person -"]},
        "verify-seen-deal-broken",
    ),
    ("options", lambda line: "list" in line, {"options": "seats=3"}, "verify-seen-deal-broken"),
    ("broken", lambda line: "list" in line, {"broken": ["[broken 1]"]}, "verify-seen-deal-broken"),
    ("draw", lambda line: "draw" in line, {"draw": "card z"}, "verify-seen-draw-broken"),
    ("entry", lambda line: "draw" in line, {"entry": 999}, "verify-seen-draw-broken"),
    ("no draw", lambda line: "draw" in line, {"entry": 2, "draw": "hi"}, "verify-seen-draw-broken"),
]


@pytest.mark.parametrize(
    ("chosen", "change", "code"), [change[1:] for change in CHANGES], ids=[c[0] for c in CHANGES]
)
def test_any_difference_refutes(chosen: Callable[[Fact], bool], change: Fact, code: str) -> None:
    record, lines = played()
    found = judged(record, [{**line, **change} if chosen(line) else line for line in lines])
    assert found.verdict is Verdict.REFUTED
    assert code in [each.message.id for each in found.findings if not each.holds]


def test_a_broken_deal_that_the_record_has_otherwise_refutes() -> None:
    record, lines = played(1)
    first = next(line for line in lines if "list" in line)
    changed = [{**line, "list": ["1 person -"]} if line is first else line for line in lines]
    assert judged(record, changed).verdict is Verdict.REFUTED


@pytest.mark.parametrize("digit", "0f")
def test_a_broken_deal_that_the_record_does_not_know_refutes(digit: str) -> None:
    """Even if nothing was revealed in it, so that nothing but its number and the table's promise is known."""
    record, lines = played(1)
    asked, revealed, *later = lines
    assert "list" in revealed
    assert judged(record, [asked, *later]).verdict is Verdict.PROVED
    other = {**asked, "commitment": digit * 64}
    assert judged(record, [other, *later]).verdict is Verdict.REFUTED


def test_a_seed_that_was_never_revealed_may_not_be_in_the_draws() -> None:
    record, lines = played()
    assert judged(record, [line for line in lines if "list" not in line]).verdict is Verdict.REFUTED


def test_a_record_of_a_closed_list_agrees_though_no_seed_is_shown_yet() -> None:
    table = Table()
    guest, other = Guest(table, 1), Guest(table, 2)
    for client in (guest, other, guest):
        client.hear()
    assert judged(table.match.record(), guest.lines).verdict is Verdict.NOT_YET


def test_an_older_version_refutes() -> None:
    _, lines = played()
    record = play_out(early_cards()).record()
    moved = [{**line, "match": "e1"} for line in lines]
    found = judged(record, moved)
    assert found.verdict is Verdict.REFUTED
    assert "verify-seen-version-broken" in [each.message.id for each in found.findings]


def test_a_keepsake_of_another_match_proves_nothing() -> None:
    record, lines = played()
    found = judged(record, [{**line, "match": "other"} for line in lines])
    assert found.verdict is Verdict.CONSISTENT
    assert "verify-seen-nothing" in [each.message.id for each in found.findings]


@pytest.mark.parametrize(
    ("reason", "verdict"), [("list", Verdict.CONSISTENT), ("silent", Verdict.PROVED)]
)
def test_after_a_stop_a_match_is_not_proved_unless_it_was_only_called_silent(
    reason: str, verdict: Verdict
) -> None:
    record, lines = played()
    stopped = {"match": "f1", "stopped": reason}
    assert judged(record, [*lines, stopped, {"match": "f1", "plays_on": reason}]).verdict is verdict


def test_what_was_written_first_stands() -> None:
    keepsake = Keepsake("f1")
    first = {"match": "f1", "commitment": "ab" * 32, "deal": 1, "seat": 1, "seed": "01" * 32}
    shown = {"game": "g", "options": "o", "components": "c", "list": ["x"], "broken": []}
    for seed in ("01", "02"):
        keepsake.add({**first, "seed": seed * 32})
        keepsake.add({"commitment": "ab" * 32, "seat": 1, **shown, "game": seed})
        keepsake.add({"entry": 1, "draw": seed})
    keepsake.add({"commitment": "cd" * 32, "seat": 1, **shown})
    (kept,) = keepsake.deals.values()
    assert kept.shown is not None
    assert (kept.seed, kept.shown.game, keepsake.draws) == ("01" * 32, "01", {1: "01"})


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[" * 100_000,
        "[]",
        "{}",
        '{"match": 1, "stopped": "list"}',
        '{"match": "x"}',
        '{"match": "x", "stopped": "list", "at": "now"}',
        '{"match": "x", "entry": "1", "draw": "a"}',
        '{"match": "x", "entry": true, "draw": "a"}',
        '{"match": "x", "commitment": "ab", "deal": 1, "seat": 1, "seed": "cd"}',
    ],
)
def test_a_line_that_no_client_wrote_is_named(line: str) -> None:
    good = '{"match": "x", "stopped": "list"}\n\n'
    with pytest.raises(InvalidKeepsake) as caught:
        read_keepsake(f"{good}{line}\n", "x")
    assert caught.value.message["line"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence(language: str) -> None:
    speaker = Speaker(language)
    record, lines = played(2)
    other = [{**line, "draw": "card z"} if "draw" in line else line for line in lines]
    spoilt = [*lines, {"match": "f1", "stopped": "draw"}]
    for each in (lines, other, spoilt, []):
        found = judged(record, each)
        assert speaker.say(found.sentence)
        assert all(speaker.say(finding.message) for finding in found.findings)
    assert speaker.say(InvalidKeepsake.of("keepsake-line", line=3).message)
