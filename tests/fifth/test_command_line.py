"""The fifth game at the command line, each command in a process of its own."""

import json
from pathlib import Path

import numba
import pytest

from tests.fifth.conftest import Run
from tuckbox.kernels.cache_folder import cache_folder

BOTS = ("--bot", "1=random", "--bot", "2=random")
CROSSES_WIN = ("A1", "B1", "A2", "B2", "A3")


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game, played by typing."""
    ran = run("play", "noughts", "--save", "game.tuckbox", typed="\n".join(CROSSES_WIN) + "\n")
    assert ran.code == 0, ran.err
    assert "Seat 1 has three in a row on A1, A2 and A3 and wins." in ran.out
    return tmp_path / "game.tuckbox"


def test_the_list_of_games_has_it(run: Run) -> None:
    ran = run("games", "--lang", "fr")
    assert "Morpion · tuckbox play noughts" in ran.out
    assert ran.err == ""


def test_its_rules_are_told(run: Run) -> None:
    assert "三目並べは二人で遊びます。" in run("rules", "noughts", "--lang", "ja").out


def test_bots_that_know_no_game_play_it(run: Run) -> None:
    first, again = (run("play", "noughts", *BOTS, "--seed", "1") for _ in range(2))
    assert first.code == 0, first.err
    assert "the game is over" in first.out.lower()
    assert again.out == first.out
    refused = run("play", "noughts", "--bot", "1=expert-3")
    assert (refused.code, refused.err) == (2, "There is no bot “expert-3”. The bots are random.\n")


def test_a_table_is_asked_for_and_explained(run: Run) -> None:
    ran = run("play", "noughts", "--plain", typed="what b2\nB2\nB2\nmoves\nquit\n")
    assert "B2 is empty." in ran.out
    assert "Seat 1 puts a cross on B2." in ran.out
    assert "B2 already has a mark. Choose an empty space." in ran.out + ran.err
    assert "Column A: A1  A2  A3" in ran.out


def test_a_record_is_replayed_shown_and_judged(run: Run, record: Path) -> None:
    assert "[game noughts]" in record.read_text()
    replayed = run("replay", "game.tuckbox")
    assert replayed.out.count("puts a") == len(CROSSES_WIN)
    shown = run("show", "game.tuckbox", "--at", "3")
    assert "2 X . .\n1 X O .\n  A B C" in shown.out
    told = json.loads(run("replay", "game.tuckbox", "--json").out)
    assert [entry["text"] for entry in told["entries"]] == list(CROSSES_WIN)
    verified = run("verify", "game.tuckbox")
    assert "✓ All 5 entries are legal." in verified.out
    # As for every game without cards: nothing was drawn, so there is nothing to prove.
    assert verified.out.splitlines()[-1].startswith("No draws")


def test_the_number_of_paths_is_the_well_known_one(run: Run) -> None:
    ran = run("perft", "noughts", "--depth", "6")
    counts = [line.split()[-1] for line in ran.out.splitlines()]
    assert counts[1:] == ["9", "72", "504", "3024", "15120", "54720"]


def test_what_it_does_not_have_is_said(run: Run, record: Path) -> None:
    analysed = run("analyse", "game.tuckbox")
    assert analysed.code == 2
    assert "noughts" in analysed.err
    assert "Traceback" not in analysed.err


@pytest.mark.long
def test_the_selfcheck_says_that_it_has_no_twin(run: Run) -> None:
    """Of the others every mode is compared, with code that other tests have compiled as well."""
    compiled = str(cache_folder(numba.__version__))
    checked = run("selfcheck", "--entries", "1", patience=600, NUMBA_CACHE_DIR=compiled)
    assert checked.code == 0, checked.err
    assert "no difference" in checked.out
    assert "Without a compiled twin, so not compared: Noughts and crosses." in checked.out


def test_the_arena_lets_bots_play_it(run: Run) -> None:
    ran = run("arena", "noughts", "--bots", "random", "--games", "4", "--workers", "2", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 4
