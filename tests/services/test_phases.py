"""The runner behind `make test` stops at the first failure and adds up what the others counted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.phases import PLANS, ROOT, SHUFFLED, Phase, main, run


def said(text: str, code: int = 0) -> Phase:
    return python(text, f"print({text!r}); raise SystemExit({code})", live=True)


def python(name: str, code: str, *, live: bool) -> Phase:
    return Phase(name, (sys.executable, "-c", code), live=live)


def test_counts_of_all_runners_are_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    vitest = said("      Tests  3 passed | 1 skipped (4)")
    assert run((vitest, said("7 passed, 2 skipped in 1.00s"))) == 0
    assert "total: 10 passed, 0 failed, 3 skipped in 0.0 minutes" in capsys.readouterr().out


def test_a_failure_ends_the_run_and_says_how_to_repeat_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run((said("1 failed, 2 passed, 1 error in 1.00s", 1), said("never"))) == 1
    out = capsys.readouterr().out
    assert "total: 2 passed, 2 failed, 0 skipped" in out
    assert "To repeat it:" in out
    assert "never" not in out


def test_minutes_are_told_where_nothing_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run((said("no tests here"), said("nor here"))) == 0
    assert "total: 2 of 2 phases passed in 0.0 minutes" in capsys.readouterr().out
    assert run((said("fails", 1), said("never"))) == 1
    assert "total: 0 of 2 phases passed in 0.0 minutes" in capsys.readouterr().out


TELL = """
import json, os, pathlib, sys
told = json.dumps([sys.argv[1:], os.environ.get("ODD"), os.getcwd()])
with pathlib.Path(sys.argv[1]).open("a") as file:
    file.write(told + "\\n")
raise SystemExit(1)
"""
"""Writes down how it was called."""


@pytest.mark.parametrize("folder", ["", "it's here"])
def test_the_words_that_repeat_a_phase_can_be_typed(
    folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file = (tmp_path / folder if folder else ROOT), tmp_path / "calls"
    place.mkdir(exist_ok=True)
    words = (str(file), "-m", "not slow", "it's", "$HOME", "a*")
    phase = Phase(
        "odd", (sys.executable, "-c", TELL, *words), place, environment=(("ODD", "1 'and' 2"),)
    )
    assert run((phase,)) == 1
    _, _, typed = capsys.readouterr().out.partition("To repeat it: ")
    repeated = subprocess.run(typed.partition("\ntotal:")[0], shell=True, cwd=ROOT, check=False)
    assert repeated.returncode == 1
    told, again = map(json.loads, file.read_text().splitlines())
    assert told == again == [[*words], "1 'and' 2", os.path.realpath(place)]


@pytest.mark.parametrize("plan", ["quick", "test", "coverage"])
def test_vitest_shuffles_tests_by_a_seed_that_is_told(plan: str) -> None:
    (vitest,) = (each for each in PLANS[plan] if "vitest/vitest.mjs" in " ".join(each.command))
    assert {*SHUFFLED} <= {*vitest.command}
    assert SHUFFLED[-1] in vitest.name


@pytest.mark.parametrize("words", [[], ["nonsense"], ["test", "test"]])
def test_an_unknown_plan_is_refused_with_those_that_there_are(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert "check|quick|portable|test|coverage|soak|proxy" in capsys.readouterr().err


INTERRUPTED = """
import sys
from tests import phases
asks = "import signal; print('asks:', signal.getsignal(signal.SIGINT))"
phases.PLANS["asks"] = (phases.Phase("asks", (sys.executable, "-c", asks), live=True),)
sys.exit(phases.main(["asks"]))
"""


def test_a_background_job_can_interrupt_its_phases() -> None:
    """A shell starts it with Ctrl-C ignored."""
    background = ["sh", "-c", 'trap "" INT; exec "$0" "$@"', sys.executable, "-c", INTERRUPTED]
    ran = subprocess.run(background, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "asks: <built-in function default_int_handler>" in ran.stdout


def test_a_failed_test_of_vitest_can_be_repeated_alone(capsys: pytest.CaptureFixture[str]) -> None:
    line = "\x1b[41m FAIL \x1b[49m src/lib/a.test.ts\x1b[2m > \x1b[22mtable > is it (2)?"
    assert run((said(line, 1),)) == 1
    wanted = r"src/lib/a.test.ts -t 'table is it \(2\)\?'"
    assert any(each.endswith(wanted) for each in capsys.readouterr().out.splitlines())


WAIT = "import pathlib, time\nwhile not pathlib.Path({file!r}).exists(): time.sleep(0.01)"
"""Ends when another phase has made the file."""


@pytest.mark.parametrize("live", [False, True])
def test_quiet_phases_run_beside_live_ones(live: bool, tmp_path: Path) -> None:
    file = str(tmp_path / "made")
    waits = python("waits", WAIT.format(file=file), live=live)
    assert run((waits, python("makes", f"open({file!r}, 'w')", live=not live))) == 0


@pytest.mark.parametrize("live", [False, True])
def test_a_failure_interrupts_what_runs_beside_it(
    live: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what that has started: tests start servers."""
    begun = tmp_path / "begun"
    server = f"import time; open({str(begun)!r}, 'w'); time.sleep(1000)"
    starts = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {server!r}]).wait()"
    endless = python("endless", starts, live=live)
    fails = python("fails", WAIT.format(file=str(begun)) + "\nraise SystemExit(3)", live=not live)
    assert run((endless, fails)) == 3
    out = capsys.readouterr().out
    assert "failed: fails." in out
    assert "failed: endless." not in out
