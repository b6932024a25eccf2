"""Records of tables where nobody looks ahead: written, read, and checked against a keepsake."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.match.strict_table import choose, finish, hand_over, hear, strict_table
from tests.match.toys import Cards
from tuckbox.core import InvalidRecord
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import format_record, parse_record
from tuckbox.match.fair.keepsake import InvalidKeepsake, read_keepsake
from tuckbox.match.record.comparison import not_shown
from tuckbox.match.record.verify import Verdict, Verification, verify

Fact = dict[str, Any]
Change = Callable[[re.Match[str]], str]


def played(seats: int = 2, leaves: int = 0) -> tuple[str, list[Fact]]:
    """A finished record and the keepsake of seat 1; one seat may be handed over after a choice."""
    table, guests = strict_table(seats)
    if leaves:
        choose(table.match)
        hear([guest for guest in guests if guest.number != leaves])
        hand_over(table.match, leaves)
    finish(table, guests)
    return format_record(table.match.record()), guests[0].lines


def judged(text: str, lines: list[Fact] | None = None) -> Verification:
    record = parse_record(text)
    if lines is None:
        return verify(record, Cards())
    kept = "".join(json.dumps(line) + "\n" for line in lines)
    return verify(record, Cards(), read_keepsake(kept, record.setup.match))


def broken(found: Verification) -> list[str]:
    return [each.message.id for each in found.findings if not each.holds]


def test_a_record_shows_links_and_no_secret() -> None:
    text, _ = played()
    assert text.startswith("[tuckbox 3]\n")
    assert "\n[strict]\n[deal 1]\n" in text
    assert "[secret" not in text
    assert re.findall(r"\[link (\d) (\d) ", text) == [("0", "5"), ("1", "5"), ("2", "5")]
    assert format_record(parse_record(text)) == text


def test_a_record_in_progress_shows_no_link_for_cards_to_come() -> None:
    table, guests = strict_table()
    choose(table.match)
    guests[0].hear()
    text = format_record(table.match.record())
    assert re.findall(r"\[link (\d) (\d) ", text) == [("0", "0"), ("1", "0")]
    assert format_record(parse_record(text)) == text
    found = judged(text, guests[0].lines)
    assert found.verdict is Verdict.NOT_YET
    assert any(each.message.id == "verify-draws" for each in found.findings)


def test_who_took_part_has_it_proved_that_nobody_looked_ahead() -> None:
    found = judged(*played())
    assert found.verdict is Verdict.PROVED
    assert found.sentence.id == "verify-proved-strict"
    assert judged(played()[0]).verdict is Verdict.CONSISTENT


def test_a_seat_that_dropped_out_is_counted() -> None:
    found = judged(*played(3, leaves=3))
    assert found.verdict is Verdict.PROVED
    assert (found.sentence.id, found.sentence["count"]) == ("verify-proved-strict-among", 1)


def test_whose_own_seat_dropped_out_has_only_proved_that_nobody_chose() -> None:
    found = judged(*played(3, leaves=1))
    assert found.verdict is Verdict.PROVED
    assert (found.sentence.id, found.sentence["count"]) == ("verify-proved-among", 1)


def test_alone_it_is_proved_too() -> None:
    assert judged(*played(1)).sentence.id == "verify-proved-strict"


def with_other_digit(found: re.Match[str]) -> str:
    return found[1] + ("1" if found[2] == "0" else "0")


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        (r"(\[link 0 5 )(.)", with_other_digit, "verify-commitment-broken"),
        (r"\[link 0 5 ", "[link 0 4 ", "verify-commitment-broken"),
        (r"(\[link 1 5 )(.)", with_other_digit, "verify-link-broken"),
        (r"\[link 2 5 .*\n", "", "verify-link-missing"),
        (
            r"\n0 card (.)((?:\n[12] hi)+)\n0 card (?!\1)(.)",
            r"\n0 card \3\2\n0 card \1",
            "verify-wrong-draw",
        ),
    ],
)
def test_what_was_changed_is_found(old: str, new: str | Change, id: str) -> None:
    text, _ = played()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    found = judged(changed)
    assert found.verdict is Verdict.REFUTED
    assert id in broken(found)


def relinked(lines: list[Fact], change: Callable[[Fact], Fact], link: int = 5) -> list[Fact]:
    """The keepsake with its line about a link changed, as an earlier client would have written it."""
    return [
        change({name: line[name] for name in line if name != "shown"})
        if line.get("link") == link
        else line
        for line in lines
    ]


@pytest.mark.parametrize(
    "change",
    [
        lambda line: {**line, "entries": ["0 card a", "1 lo", "2 lo"]},
        lambda line: {**line, "entries": line["entries"][:-1]},
        lambda line: {**line, "link": 3 * line["link"]},
        lambda line: {**line, "after": 200},
    ],
)
def test_a_choice_that_was_not_shown_before_the_link_left_refutes(
    change: Callable[[Fact], Fact],
) -> None:
    text, lines = played()
    found = judged(text, relinked(lines, change))
    assert found.verdict is Verdict.REFUTED
    assert "verify-seen-links-broken" in broken(found)


def reason(found: Verification) -> str:
    assert found.verdict is Verdict.NOT_SHOWN
    assert found.sentence.id == "verify-not-shown"
    return Speaker("en").say(found.sentence["why"])  # type: ignore[arg-type]


def test_entries_that_were_never_shown_leave_it_open_whether_somebody_looked_ahead() -> None:
    """Only the last choice of a turn was shown before a link, at the number that it has in the record."""
    text, lines = played()
    gap = relinked(lines, lambda line: {**line, "after": 11, "entries": line["entries"][-1:]}, 4)
    found = judged(text, gap)
    assert reason(found) == "Before link 4 your client was not shown entries 10 to 11."
    assert not broken(found)


def test_entries_that_were_told_twice_and_differently_refute() -> None:
    """Even if the record has them as they were told first."""
    text, lines = played()
    again = ["2 lo", *next(line["entries"] for line in lines if line.get("link") == 4)]
    twice = relinked(lines, lambda line: {**line, "after": line["after"] - 1, "entries": again}, 4)
    assert "verify-seen-links-broken" in broken(judged(text, twice))
    same = ["2 hi", *again[1:]]
    twice = relinked(lines, lambda line: {**line, "after": line["after"] - 1, "entries": same}, 4)
    assert judged(text, twice).verdict is Verdict.PROVED


def test_a_choice_that_came_after_its_link_and_its_card_is_illegal() -> None:
    """Clients without the rules can't tell who owes a choice; whoever has them can."""
    text, lines = played()
    found = re.search(r"\n(2 hi)(\n0 card .)(\n1 hi)", text)
    assert found is not None
    late = text.replace(found[0], f"{found[2]}\n{found[1]}{found[3]}", 1)
    for kept in (None, lines):
        assert "record-illegal-entry" in broken(judged(late, kept))


def test_a_link_without_its_line_leaves_it_open_too() -> None:
    text, lines = played()
    without = [line for line in lines if line.get("link") != 3]
    assert reason(judged(text, without)) == "The receipt has nothing about link 3."


def test_a_link_with_no_choice_before_it_leaves_it_open_too() -> None:
    text, lines = played()
    kept = read_keepsake("".join(json.dumps(line) + "\n" for line in lines), "f1")
    (own,) = kept.deals.values()
    assert not_shown(parse_record(text), own) is None
    silent = parse_record(re.sub(r"\n([12]) hi", r"\n\1 offers-draw", text))
    why = not_shown(silent, own)
    assert why is not None
    assert (why.id, why["link"]) == ("verify-not-shown-early", 1)


def test_a_keepsake_of_an_earlier_client_is_judged_by_the_same_rule_and_says_so() -> None:
    text, lines = played()
    early = lines
    for link in range(1, 6):
        early = relinked(early, lambda line: line, link)
    found = judged(text, early)
    assert found.verdict is Verdict.PROVED
    assert "verify-seen-early" in [each.message.id for each in found.findings]
    assert "verify-seen-early" not in [each.message.id for each in judged(text, lines).findings]


def test_whose_own_seat_dropped_out_needs_no_links() -> None:
    text, lines = played(3, leaves=1)
    assert judged(text, lines).sentence.id == "verify-proved-among"


def test_a_link_that_the_client_never_gave_refutes() -> None:
    text, lines = played()
    without = [line for line in lines if line.get("link") != 5]
    assert "verify-seen-links-broken" in broken(judged(text, without))


def test_a_client_that_was_promised_less_refutes() -> None:
    text, lines = played()
    told = [{name: line[name] for name in line if name != "strict"} for line in lines]
    assert "verify-seen-deal-broken" in broken(judged(text, told))


def test_a_link_line_of_a_strange_seat_changes_nothing() -> None:
    text, lines = played()
    line = {**next(line for line in lines if "link" in line), "seat": 2}
    assert judged(text, [*lines, line, line]).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    "change",
    [
        *({"strict": 1}, {"link": "1"}, {"entries": [1]}, {"shown": 1}, {"shown": "3"}),
        {"after": -1, "shown": 2},
    ],
)
def test_a_malformed_line_is_refused(change: Fact) -> None:
    _, lines = played()
    line = {**next(line for line in lines if "link" in line), **change}
    with pytest.raises(InvalidKeepsake):
        judged(played()[0], [line])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"\[tuckbox 3\]", "[tuckbox 2]"),
        (r"\[strict\]\n", ""),
        (r"\[strict\]", "[strict yes]"),
        (r"\[link 0", f"[secret {'00' * 32}]\n[link 0"),
        (r"\[link 2", "[link 3"),
        (r"\[commit 1 .*\](\n.*\n)\[seed 1 .*\n", r"[commit 1 person -]\1"),
        (r"(\[link 1 .*\n)(\[link 2 .*\n)", r"\2\1"),
        (r"\[link 1 5", "[link 1 1000"),
        (r"\[link 1 5 ..", "[link 1 5 "),
    ],
)
def test_a_strange_record_is_not_read(old: str, new: str) -> None:
    text, _ = played()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(InvalidRecord):
        parse_record(changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists(language: str) -> None:
    text, lines = played()
    gap = relinked(lines, lambda line: {**line, "after": 11, "entries": line["entries"][-1:]}, 4)
    for args in [(text, lines), (text, gap), played(3, leaves=3)]:
        assert Speaker(language).say(judged(*args).sentence)
