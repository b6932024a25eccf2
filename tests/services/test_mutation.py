"""What `python -m tests.mutation` changes, and what it knows."""

import importlib.util
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation import __main__ as program
from tests.mutation import state as module
from tests.mutation.__main__ import Tally
from tests.mutation.equal import Equal, equals
from tests.mutation.mutant import SOURCE, Mutant, types_in
from tests.mutation.state import state
from tests.mutation.trial import Broken, Ended, ended, module_of, stages
from tests.phases import ROOT


@pytest.mark.parametrize("equal", equals(), ids=lambda equal: equal.was)
def test_a_mutant_that_is_listed_as_equal_changes_a_line_that_still_stands(equal: Equal) -> None:
    assert equal.is_known()
    assert equal.was != equal.becomes


def test_types_are_not_changed() -> None:
    source = "Name: TypeAlias = str | None\nlength: int = 1\ndef f(a: int | None) -> bool: ..."
    lines = source.splitlines()
    found = [lines[line - 1][start:end] for (line, start), (_, end) in types_in(source)]
    assert sorted(found) == ["TypeAlias", "bool", "int", "int | None", "str | None"]


def test_the_tests_of_a_game_come_before_those_of_every_game() -> None:
    own, shared = stages(SOURCE / "tuckbox" / "games" / "fits" / "refusal.py")
    assert own == ["tests/games/fits"]
    assert shared[-2:] == ["-k", "fits"]


def test_only_a_failed_test_or_an_endless_one_kills(tmp_path: Path) -> None:
    killer = tmp_path / "killer"
    assert ended(1, killer) == Ended(fault="pytest ended with 1")
    killer.write_text("tests/test_it.py::test_it")
    assert ended(0, killer) == Ended()
    assert ended(1, killer) == Ended("tests/test_it.py::test_it")
    assert ended(-signal.SIGXCPU, killer) == Ended("no end after 300 s")
    for code in (2, 3, 4, -signal.SIGKILL, -signal.SIGSEGV, None):
        assert ended(code, killer) == Ended(fault=f"pytest ended with {code}")


MUTANT = Mutant(SOURCE / "tuckbox/games/fits/refusal.py", "none", 0)
MUTANT.__dict__["difference"] = "-a\n+b"  # made up: to make one takes Cosmic Ray


@pytest.mark.parametrize(
    ("survivors", "faults", "judgement"),
    [
        (5, 0, ""),
        (6, 0, "Less than 95% of the mutants were killed."),
        (4, 1, "The tests of some mutants did not run to an end: 1."),
        (0, 100, "The tests of some mutants did not run to an end: 100."),
    ],
)
def test_fewer_than_95_of_100_killed_is_a_failure(
    survivors: int, faults: int, judgement: str
) -> None:
    tally = Tally(100)
    for result in [Ended()] * survivors + [Ended(fault="pytest ended with 3")] * faults:
        tally.add(MUTANT, result)
    for _ in range(100 - survivors - faults):
        tally.add(MUTANT, Ended("tests/test_it.py::test_it"))
    assert tally.killed == 100 - survivors - faults
    assert tally.judgement() == judgement


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("src/tuckbox/rules.py", "tests/helper.py", "tests/fits/test_a.py", "tests/x.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "SHARED", (tmp_path / "src" / "tuckbox",))
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("tests/fits/test_a.py", True),
        ("tests/fits/boards.toml", True),
        ("tests/helper.py", True),
        ("src/tuckbox/rules.py", True),
        ("src/tuckbox/__pycache__/rules.pyc", False),
        ("tests/bits/test_a.py", False),
    ],
)
def test_a_result_is_kept_for_as_long_as_its_tests_and_sources_are(
    changed: str, matters: bool, checkout: Path
) -> None:
    tests = ("tests/fits", "-k", "fits")
    before = state.__wrapped__(tests)
    assert state.__wrapped__(tests) == before
    (checkout / changed).parent.mkdir(exist_ok=True)
    (checkout / changed).write_text("2")
    assert (state.__wrapped__(tests) != before) == matters
    shutil.rmtree(checkout / "tests/fits")
    assert state.__wrapped__(tests) != before


def test_the_mutated_module_is_imported_by_its_name() -> None:
    assert module_of(SOURCE / "tuckbox/games/fits/__init__.py") == "tuckbox.games.fits"
    assert module_of(SOURCE / "tuckbox/games/fits/refusal.py") == "tuckbox.games.fits.refusal"


UNTOUCHED = """
import sys
from pathlib import Path
from tests.mutation import plugins, trial
plugins.DURATIONS = Path(sys.argv[1], "durations.json")
plugins.DURATIONS.write_text("{}")
trial.GROUND, trial.CONTRACT = (sys.argv[1],), ()
try:
    trial.warm_up()
except trial.Broken as error:
    sys.exit(str(error))
"""


@pytest.mark.parametrize("is_right", [False, True])
def test_the_tests_must_pass_without_a_mutant_each_time(is_right: bool, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(f"def test_it():\n    assert {is_right}\n")
    command = [sys.executable, "-c", UNTOUCHED, str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == (not is_right), ran.stderr
    assert ("fail even without a mutant: pytest ended with 1." in ran.stderr) != is_right


@pytest.mark.parametrize("words", [[], ["x"], ["0"], ["300", "-1"], ["300", "1", "1"]])
def test_wrong_words_get_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(words) == 2
    assert capsys.readouterr().err == "usage: python -m tests.mutation COUNT [SEED]\n"


def test_a_run_that_cannot_be_made_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(*_: int) -> int:
        raise Broken("The tests fail.")

    monkeypatch.setattr(program, "judged", judged)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object())
    assert program.main(["300"]) == 2
    assert capsys.readouterr().err == "The tests fail.\n"
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert program.main(["300"]) == 2
    assert "`make soak` installs it" in capsys.readouterr().err
