"""`tuckbox arena` as a person uses it."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.command import tuckbox
from tests.cli.conftest import Run
from tests.cli.session import CTRL_C, Session
from tuckbox import game
from tuckbox.arena.plan import fixtures, make_plan
from tuckbox.arena.tournament import play

CACHE = {"XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))}
"""Shares compiled code between homes."""
RANDOM = ("arena", "fits", "--boards", "1", "--bots", "random", "--workers", "1")
"""Needs nothing compiled."""
QUICK = ("arena", "fits", "--boards", "1", "--bots", "random,greedy", "--workers", "1")


@pytest.fixture(scope="module")
def compiled() -> None:
    """Compile first, which takes longer than a command in a test may."""
    rules = game("fits")
    plan = make_plan(rules, [rules.options(boards="1")], ["greedy"], seconds=0.1, seed="1")
    play(rules, plan, next(fixtures(rules, plan, 1)))


@pytest.mark.usefixtures("compiled")
def test_a_tournament_is_played_reported_and_found_again(home: Path) -> None:
    first = tuckbox(home, *QUICK, "--games", "2", "--records", "kept", env=CACHE)
    assert first.code == 0, first.err
    assert "4 of 4 games" in first.err
    assert "greedy" in first.out
    assert sorted(path.name for path in (home / "kept").iterdir()) == [
        "fits-000001-random.tuckbox",
        "fits-000002-greedy.tuckbox",
        "fits-000003-random.tuckbox",
        "fits-000004-greedy.tuckbox",
    ]
    assert tuckbox(home, "verify", "kept/fits-000001-random.tuckbox").code == 3
    again = tuckbox(home, *QUICK, "--games", "2", "--json")
    report = json.loads(again.out)
    assert report["games"] == 4
    assert report["plan"]["bots"] == ["random", "greedy"]
    plain = tuckbox(home, *QUICK, "--games", "2", "--plain", "--lang", "de")
    assert "Bot: greedy; Elo: +" in plain.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fits", "--bots", "nobody"], "There is no bot “nobody”."),
        (["fits", "--bots", "uct"], "The bot “uct” does not play fits."),
        (["fits"], "Say which bots play"),
        (["fits", "--bots", ","], "Say which bots play"),
        (["fits", "--bots", "greedy,greedy"], "given twice"),
        (["--bots", "greedy"], "Name a game"),
        (["fits", "--bots", "greedy", "--games", "0"], "0 is not a number of games"),
        (["fits", "--bots", "greedy", "--games", "x"], "--games must be a whole number"),
        (["fits", "--bots", "greedy", "--time", "0"], "“0” is not a thinking time"),
        (["fits", "--bots", "greedy", "--time", "inf"], "“inf” is not a thinking time"),
        (["fits", "--bots", "greedy", "--time", "soon"], "“soon” is not a thinking time"),
        (["fits", "--bots", "greedy", "--opening", "-1"], "can\u2019t be -1"),
        (["fits", "--bots", "greedy", "--workers", "0"], "0 is not a number of processes"),
        (
            ["fits", "--bots", "greedy", "--results", "."],
            "The results can\u2019t be written to “.”",
        ),
        (
            ["fillit", "--bots", "greedy", "--layout", "A,C"],
            "The option “layout” can\u2019t be “C”.",
        ),
        (["fits", "--bots", "greedy", "--fast"], "There is no option “fast”"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(
    here: Run, arguments: list[str], sentence: str
) -> None:
    ran = here("arena", *arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert "Traceback" not in ran.err


def test_results_of_another_tournament_stay_as_they_are(here: Run, home: Path) -> None:
    assert here(*RANDOM, "--games", "1", "--results", "r").code == 0
    before = (home / "r").read_bytes()
    ran = here(*RANDOM, "--games", "1", "--results", "r", "--seed", "2", "--time", "1")
    assert ran.code == 2
    assert "the time to think was 0.1 and is now 1.0" in ran.err
    assert "the seed was 1 and is now 2" in ran.err
    assert (home / "r").read_bytes() == before


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(home: Path) -> None:
    with Session(home, *RANDOM, "--games", "100000", "--results", "r") as session:
        session.expect("random")  # on the bar: a game has ended
        session.press(CTRL_C)
        session.expect("the same command continues")
        assert session.ended() == 130
    played = len((home / "r").read_text().splitlines()) - 1
    assert played >= 1
    ran = tuckbox(home, *RANDOM, "--games", "1", "--results", "r")
    assert ran.code == 0
    assert "One game." in ran.out


def test_several_values_of_an_option_are_all_played(here: Run) -> None:
    ran = here("arena", "jammit", "--bots", "random", "--layout", "A,B", "--games", "1", "--json")
    assert json.loads(ran.out)["plan"]["modes"] == [
        "seats=2 board=large layout=A",
        "seats=2 board=large layout=B",
    ]
