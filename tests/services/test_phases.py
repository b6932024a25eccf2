"""The runner behind `make test` stops at the first failure and adds up what the others counted."""

import sys

import pytest

from tests.phases import Phase, run


def said(text: str, code: int = 0) -> Phase:
    command = (sys.executable, "-c", f"print({text!r}); raise SystemExit({code})")
    return Phase(text, command, live=True)


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
