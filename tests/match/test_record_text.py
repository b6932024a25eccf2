"""Records are read and written byte for byte, comments and spacing kept."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.tables import (
    ONE,
    SECRET,
    TWO,
    broken_cards,
    cards,
    cards_setup,
    commit,
    commitment_of,
    early_cards,
    fair_cards,
    full_cards,
    pile,
    pile_setup,
    play,
    play_out,
    reveal,
    seated_cards,
    seed_of,
)
from tests.match.toys import Cards, Pile
from tuckbox.core import InvalidRecord
from tuckbox.match import (
    Match,
    Player,
    Record,
    TimeControl,
    check_record,
    format_record,
    new_setup,
    parse_record,
    same_deal,
    with_daily_deal,
)
from tuckbox.match.play.log import MOST_ENTRIES

HASH = Pile().files.hash

FULL = f"""\
[tuckbox 1]
[game pile]          ; a comment on a header
[options seats=2]
[components builtin {HASH}]
[match p1]
; a comment of its own

[seat 1 "A; [b] \\"c\\""]\t;
[seat 2 bot random]
[time 300 + 5]


1 take 2     ; well taken; or not
1 takes-back
   ; indented
1 take 3
2 offers-draw
1 agrees-draw
[scores 0 0]
[result drawn, agreed]  ; the end
; after the end
"""


def test_every_byte_comes_back() -> None:
    record = parse_record(FULL)
    assert format_record(record) == FULL
    check_record(record, Pile())


def test_windows_line_ends_come_back() -> None:
    text = FULL.replace("\n", "\r\n")
    assert format_record(parse_record(text)) == text
    assert parse_record(text).setup == parse_record(FULL).setup


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    record = parse_record(FULL)
    lines = FULL.splitlines()
    for entry in record.entries:
        assert lines[record.line_of_entry(entry.number) - 1].startswith(str(entry))
    assert lines[record.line_of("result") - 1].startswith("[result")
    assert lines[record.line_of("time") - 1] == "[time 300 + 5]"
    assert lines[record.last_line() - 1].startswith("[result")


def test_many_lines_between_two_entries_are_one_note() -> None:
    """A record may be nothing but empty lines: each as a note would take a hundred times their bytes."""
    text = FULL.replace("1 take 3\n", "\n" * 1000 + "; why\n\r\n1 take 3\n") + "\n" * 1000
    record = parse_record(text)
    assert len(record.notes) < 20
    assert format_record(record) == text
    lines = text.split("\n")
    for entry in record.entries:
        assert lines[record.line_of_entry(entry.number) - 1].startswith(str(entry))
    assert lines[record.last_line() - 1].startswith("[result")


def test_a_record_with_more_entries_than_a_log_may_have_is_refused_while_it_is_read() -> None:
    head = FULL[: FULL.index("1 take")]
    assert len(parse_record(head + "1 take 1\n" * MOST_ENTRIES).entries) == MOST_ENTRIES
    line = head.count("\n") + MOST_ENTRIES + 1
    with pytest.raises(InvalidRecord, match=rf"record-too-long \(line={line}, most=25000\)"):
        parse_record(head + "1 take 1\n" * (MOST_ENTRIES + 1) + "no entry\n")


def daily() -> Match:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), [Player.guest("Ann")], match="d1")
    return Match.begin(game, with_daily_deal(setup, SECRET, "2026-11-15"))


def again() -> Match:
    record = play_out(seated_cards()).record()
    players = [Player.bot("random"), Player.guest("Eve")]
    return Match.begin(Cards(), same_deal(record, players, match="s1"))


def timed() -> Match:
    return Match.begin(Pile(), replace(pile_setup(), time=TimeControl(30, is_per_turn=True)))


MAKERS = [pile, cards, fair_cards, seated_cards, early_cards, broken_cards, daily, again, timed]


@pytest.mark.parametrize("make", MAKERS)
def test_a_match_in_progress_round_trips_without_its_secrets(make: object) -> None:
    assert callable(make)
    record: Record = make().record()
    text = format_record(record)
    assert parse_record(text) == record
    assert SECRET.hex() not in text
    assert "local-seed" not in text
    assert "result" not in text


@pytest.mark.parametrize("make", [maker for maker in MAKERS if maker is not fair_cards])
def test_a_finished_match_round_trips_with_its_result(make: object) -> None:
    assert callable(make)
    match = play_out(make())
    record = match.record()
    text = format_record(record)
    assert parse_record(text) == record
    assert text.splitlines()[-1].startswith("[result ")
    assert Match.from_record(record, match.game).result == match.result


def test_the_secret_stands_in_a_finished_record() -> None:
    assert f"[secret {SECRET.hex()}]" in format_record(play_out(seated_cards()).record())
    assert '[local-seed "42"]' in format_record(play_out(cards()).record())


def test_a_days_secret_stands_there_only_when_the_day_has_closed() -> None:
    match = play_out(daily())
    assert SECRET.hex() not in format_record(match.record())
    assert SECRET.hex() in format_record(match.record(day_closed=True))
    assert SECRET.hex() not in format_record(daily().record(day_closed=True))


def test_seeds_of_people_stand_there_and_bots_have_none() -> None:
    match = fair_cards()
    match.sit(ONE, Player.guest("Ann"))
    match.sit(TWO, Player.bot("random"))
    commit(match, ONE)
    text = format_record(match.record())
    assert f"[commit 1 person {commitment_of(match, ONE)}]\n[commit 2 bot -]\n" in text
    assert "[seed" not in text
    reveal(match, ONE)
    text = format_record(match.record())
    assert f"[seed 1 {seed_of(ONE)}]\n" in text
    assert "[seed 2" not in text


def test_seeds_stand_there_only_when_all_have_come() -> None:
    match = full_cards()
    for who in (ONE, TWO):
        commit(match, who)
    reveal(match, ONE)
    assert seed_of(ONE) not in format_record(match.record())


def test_seeds_of_version_1_stand_there_too() -> None:
    text = format_record(early_cards().record())
    assert text.startswith("[tuckbox 1]\n")
    assert "[seed 1 01]\n[seed 2 02]\n" in text
    empty = text.replace("[seed 1 01]", "[seed 1 -]")
    assert format_record(parse_record(empty)) == empty


def test_a_waiting_choice_is_not_in_the_record() -> None:
    match = cards()
    before = match.record()
    play(match, ONE, "hi")
    assert match.record() == before


def test_a_finished_record_looks_like_this() -> None:
    match = Match.begin(Cards(), cards_setup(1))
    play_out(match)
    text = format_record(match.record())
    seal = match.record().seal
    assert (
        text
        == f"""\
[tuckbox 1]
[game cards]
[options seats=1]
[components builtin {HASH}]
[match c1]
[seat 1 "Ann"]
[local-seed "42"]

0 card a
1 hi
0 card c
1 hi
0 card d
1 hi
0 card b
1 hi
0 card e
1 hi
0 card b
1 hi
[scores 2]
[seal {seal}]
[result 1 wins, cards-most]
"""
    )


PLAIN = format_record(play_out(cards()).record()).splitlines()
COMMENT = st.text(st.characters(exclude_characters="\n", codec="utf-8"), max_size=12)


@given(st.data())
def test_comments_anywhere_come_back(data: st.DataObject) -> None:
    """Any line may be followed by a comment, and by any number of comment lines."""
    lines = []
    for line in PLAIN:
        lines.append(line + data.draw(st.sampled_from(["", " ", "\t", "\r"])))
        if data.draw(st.booleans()):
            lines[-1] += ";" + data.draw(COMMENT)
            lines.extend(";" + data.draw(COMMENT) for _ in range(data.draw(st.integers(0, 2))))
    text = "\n".join(lines) + "\n"
    record = parse_record(text)
    assert format_record(record) == text
    check_record(record, Cards())
    assert text.split("\n")[record.line_of_entry(3) - 1].startswith("2 hi")
