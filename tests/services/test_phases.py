"""The runner behind `make test` stops at the first failure and adds up what the others counted."""

import sys
from pathlib import Path

import pytest

from tests.phases import Phase, run


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
