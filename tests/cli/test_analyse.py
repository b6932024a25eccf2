"""`tuckbox analyse` draws what it found into a file."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tuckbox.kernels.jit  # noqa: F401 - chooses its cache folder before a test has a home of its own
from tests.analysis.test_analysis import recorded
from tests.cli.conftest import Run
from tuckbox.match import parse_record
from tuckbox.match.play.log import Entry
from tuckbox.match.play.log_state import LogState, Played
from tuckbox.match.play.referee import Referee


@pytest.mark.parametrize(("name", "start"), [("a.svg", b"<svg"), ("b.PNG", b"\x89PNG")])
def test_a_picture_is_drawn_by_its_ending(here: Run, home: Path, name: str, start: bytes) -> None:
    (home / "game.tuckbox").write_text(recorded("fits", boards="1"), encoding="utf-8")
    for _ in range(2):  # our own picture may be overwritten
        ran = here("analyse", "game.tuckbox", "--picture", name)
        assert ran.code == 0, ran.err
        assert (home / name).read_bytes().startswith(start)


@pytest.mark.parametrize("name", ["picture.gif", "picture", "png"])
def test_another_ending_gets_a_sentence_before_any_work(here: Run, name: str) -> None:
    ran = here("analyse", "missing.tuckbox", "--picture", name)
    assert ran.code == 2
    assert f"“{name}” must end in one of .svg and .png" in ran.err


def test_a_folder_that_does_not_exist_is_named_before_any_work(here: Run) -> None:
    """The record is missing too, and would be named first if it were read first."""
    ran = here("analyse", "missing.tuckbox", "--picture", "nowhere/a.svg")
    assert ran.code == 2
    assert "“nowhere/a.svg” can\u2019t be written" in ran.err


@pytest.mark.parametrize("name", ["fits", "bits"])
def test_a_game_without_a_finished_round_gets_a_sentence(here: Run, home: Path, name: str) -> None:
    for most in (0, 5):  # nobody has moved; somebody resigned in the first round
        text = recorded(name, most, seats=2)
        (home / "game.tuckbox").write_text(text, encoding="utf-8")
        ran = here("analyse", "game.tuckbox")
        assert (ran.code, "No round was finished" in ran.out) == (0, True), ran.err


def test_what_is_no_picture_is_never_drawn_over(here: Run, home: Path) -> None:
    (home / "game.tuckbox").write_text(recorded("fits", boards="1"), encoding="utf-8")
    (home / "notes.png").write_text("my notes")
    ran = here("analyse", "game.tuckbox", "--picture", "notes.png")
    assert ran.code == 2
    assert (home / "notes.png").read_text() == "my notes"


def test_a_record_with_an_illegal_entry_is_refused_by_its_line(here: Run, home: Path) -> None:
    lines = recorded("fits", boards="1").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[place] = "1 I3:0@A"
    (home / "game.tuckbox").write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = here("analyse", "game.tuckbox", "--json")
    assert ran.code == 2
    assert ran.out == ""
    assert f"Line {place + 1}" in ran.err


def test_a_record_is_judged_once_and_played_once_more(
    here: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is checked to its end before the long work, and its positions are not kept."""
    text = recorded("jammit", 9, board="mini")
    (home / "game.tuckbox").write_text(text, encoding="utf-8")
    entered, enter = Counter[bool](), Referee.enter

    def counted(self: Referee, fold: LogState, entry: Entry, *rest: Any, judged: bool) -> Played:
        entered[judged] += 1
        return enter(self, fold, entry, *rest, judged=judged)

    monkeypatch.setattr(Referee, "enter", counted)
    ran = here("analyse", "game.tuckbox", "--picture", "game.svg")
    assert ran.code == 0, ran.err
    entries = parse_record(text).entries
    moves = [entry for entry in entries if entry.text != "resigns"]
    assert entered == {False: len(entries), True: len(moves)}
