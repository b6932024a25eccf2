"""Records contain the box that was played with: byte for byte, checked by its hash, usable anywhere."""

import re

import pytest

from tests.match.tables import people, play
from tests.playing import pick
from tuckbox import game
from tuckbox.core import AnyGame, InvalidRecord, seat
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import as_recorded, boxed_game, drawn_files
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import (
    Match,
    Record,
    check_record,
    format_record,
    new_setup,
    parse_record,
    with_seed_deal,
)
from tuckbox.match.record.stored_form import setup_from_json, setup_to_json
from tuckbox.match.rematch import continued, rematch, same_deal

BOARD = (
    drawn_files("fits")["boards/2.txt"].replace("  2  ", "  3  ") + "\n; an end; with semicolons\n"
)
BOX = write_box("fits", "Moon; [light]", "Ann", "", [BoxFile("boards/2.txt", Claim.PRINTED, BOARD)])


def played(rules: AnyGame) -> Match:
    options = rules.options(seats=1, boards="2")
    match = Match.begin(rules, with_seed_deal(new_setup(rules, options, people(1)), "box"))
    while not match.is_over:
        moves = rules.legal_moves(match.position, seat(1))
        text = rules.format_move(moves[pick(str(len(match.log)), len(moves))])
        play(match, seat(1), text)
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return format_record(played(boxed_game(BOX)).record())


def recorded(record: Record) -> AnyGame:
    setup = record.setup
    return as_recorded(game(setup.game), setup.components, setup.box)


def read(text: str) -> Record:
    record = parse_record(text)
    check_record(record, recorded(record))
    return record


def test_a_record_contains_its_box_and_replays_with_nothing_else(text: str) -> None:
    assert f"[box {BOX.text.count(chr(10))}]\n| [tuckbox-box 1]\n| [game fits]\n" in text
    assert "\n|\n" in text
    record = parse_record(text)
    assert record.setup.box == BOX.text
    assert record.setup.source == "own"
    assert format_record(record) == text
    check_record(record, recorded(record))
    assert recorded(record).files.hash == boxed_game(BOX).files.hash


def test_line_ends_and_comments_around_the_box_stay(text: str) -> None:
    for odd in (text.replace("\n", "\r\n"), text.replace("[box", "; mine\n\n[box")):
        record = parse_record(odd)
        assert record.setup.box == BOX.text
        assert format_record(record) == odd
        check_record(record, recorded(record))


def test_a_box_with_other_line_ends_is_recorded_with_ours() -> None:
    rules = boxed_game(BOX.text.replace("\n", "\r\n"))
    record = parse_record(format_record(played(rules).record()))
    assert record.setup.box == BOX.text
    check_record(record, recorded(record))


def test_errors_below_the_box_name_the_right_line(text: str) -> None:
    wrong = re.sub(r"(?m)^1 \S+$", "1 X5:7@Z", text, count=1)
    line = wrong.split("\n").index("1 X5:7@Z") + 1
    record = parse_record(wrong)
    with pytest.raises(InvalidRecord, match=rf"record-illegal-entry \(line={line},"):
        check_record(record, recorded(record))


def test_errors_in_the_box_name_the_right_line(text: str) -> None:
    wrong = text.replace("| [game", "|[game", 1)
    line = wrong.split("\n").index("|[game fits]") + 1
    with pytest.raises(InvalidRecord, match=rf"record-line \(line={line},"):
        parse_record(wrong)


def test_a_rematch_the_same_cards_and_a_continued_game_keep_the_box(text: str) -> None:
    record = parse_record(text)
    rules = recorded(record)
    assert rematch(rules, record.setup).box == BOX.text
    assert same_deal(record, people(1)).box == BOX.text
    assert continued(record, rules, None, at=3).setup.box == BOX.text
    assert setup_from_json(setup_to_json(record.setup), BOX.text) == record.setup


# Refused

# fmt: off
FAULTS = [
    # code, what is replaced (a pattern), by what
    ("record-box-other",       r"(?m)^\| \[file boards/2.txt as printed\]", "| [file boards/2.txt made up]"),
    ("record-box-other",       r'\| \[author "Ann"\]',                      '| [author "Ben"]'),
    ("record-box-other",       r"\|  \.  1 ",                               "|  1  1 "),
    ("record-box-other",       r"\|  \.  1 ",                               "|  7  1 "),
    ("record-other-components", r"(?m)^\[box .*\n(?:\|.*\n)*",              ""),
    ("record-box",             r"\| \[tuckbox-box 1\]",                     "| [tuckbox-box 2]"),
    ("record-header",          r"(?m)^\|.*\n",                              ""),
    ("record-header",          r"\[box \d+\]",                              "[box 0]"),
    ("record-header",          r"\[box \d+\]",                              "[box 999999]"),
    ("record-header-company",  r"\| \[game fits\]",                         "| [game bits]"),
    ("record-line",            r"(?m)^\| \[game",                           "|[game"),
    ("record-line",            r"(?m)^\|$",                                 "| "),
    ("record-line",            r"(?m)^\| \[game",                           "\n| [game"),
    ("record-line",            r"\[box \d+\]\n",                            ""),
    ("record-foreign",         r"^",                                        "| [game fits]\n"),
    ("record-header-order",    r"(?s)(\[local-seed.*?\n)(.*?)\n\n",         r"\2\n\1\n"),
]
# fmt: on


@pytest.mark.parametrize(("code", "old", "new"), FAULTS)
def test_a_record_with_a_wrong_box_is_refused(text: str, code: str, old: str, new: str) -> None:
    wrong = re.sub(old, new, text, count=1)
    assert wrong != text
    with pytest.raises(InvalidRecord) as caught:
        read(wrong)
    assert caught.value.code == code
    assert isinstance(caught.value.message["line"], int)
    for language in LANGUAGES:
        assert "{" not in Speaker(language).say(caught.value.message)
