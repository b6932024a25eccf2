"""Runs the tests on a mutant, in a process that has imported everything but our own code."""

import contextlib
import importlib
import multiprocessing
import os
import resource
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutation.mutant import SOURCE, Mutant
from tests.mutation.plugins import Killer, Stopwatch
from tests.phases import GROUND, ROOT

OPTIONS = (
    *("-x", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:timeout"),
    # A mutant that breaks the import of one test file fails like any other: with pytest's code 1.
    *("--continue-on-collection-errors", "--hypothesis-seed=0", f"--rootdir={ROOT}"),
)
FORK = multiprocessing.get_context("fork")
CONTRACT = ("tests/golden", "tests/conformance")
"""What every game must hold to."""
MOST_SECONDS = 300
"""Of processor time, however busy the machine is; a mutant that takes more goes round for ever."""
MOST_MEMORY = 4 << 30
"""Bytes; a mutant that takes more grows for ever."""


class Broken(Exception):
    """The tests fail where there is no mutant."""


class Ended(NamedTuple):
    """How a trial ended: what killed the mutant, or why nobody knows whether it would have lived."""

    killer: str | None = None
    fault: str | None = None


class Trial:
    """A mutant and the process that runs its tests."""

    def __init__(self, mutant: Mutant, copy: Path, killer: Path) -> None:
        self.mutant = mutant
        self.copy = copy
        self._killer = killer
        self._place = copy / mutant.file.relative_to(SOURCE)
        self._place.write_text(mutant.code)
        killer.unlink(missing_ok=True)
        self.process = FORK.Process(target=_try, args=(copy, mutant.file, killer))
        self.process.start()

    def end(self) -> Ended:
        """Wait for the end; the copy is as it was afterwards."""
        self.process.join()
        shutil.copy2(self.mutant.file, self._place)
        return ended(self.process.exitcode, self._killer)


def ended(code: int | None, killer: Path) -> Ended:
    """Return what the exit code of a trial means: only a failed test or an endless one is a kill."""
    if code == pytest.ExitCode.OK:
        return Ended()
    if code == pytest.ExitCode.TESTS_FAILED and killer.exists():
        return Ended(killer.read_text())
    if code == -signal.SIGXCPU:
        return Ended(f"no end after {MOST_SECONDS} s")
    return Ended(fault=f"pytest ended with {code}")


def stages(file: Path) -> list[list[str]]:
    """Return what to run in turn: the tests of the file's own folder, then what others know of it."""
    layer, *deeper = file.relative_to(SOURCE / "tuckbox").parent.parts
    if layer != "games":
        return [[f"tests/{layer}"], ["tests/core", "tests/golden"]]
    every_game = sorted(map(str, (ROOT / "tests/games").glob("test_*.py")))
    if not deeper:
        return [every_game, ["tests/golden"]]
    shared = ["tests/core", *CONTRACT, *every_game, "-k", deeper[0]]
    return [[f"tests/games/{deeper[0]}"], shared]


def warm_up() -> None:
    """See that the tests pass, and which are quick; import what they import, but for our own part."""
    process = FORK.Process(target=_run, args=(SOURCE, [[*GROUND, *CONTRACT]], Stopwatch()))
    process.start()
    process.join()
    if process.exitcode != pytest.ExitCode.OK:
        raise Broken(f"The tests fail even without a mutant: pytest ended with {process.exitcode}.")
    with _silence():
        code = pytest.main(["--collect-only", *OPTIONS, *GROUND, *CONTRACT])
    if code != pytest.ExitCode.OK:
        raise Broken(f"The tests cannot be collected: pytest ended with {code}.")
    for name in [*sys.modules]:
        if name.partition(".")[0] in ("tests", "tuckbox"):
            del sys.modules[name]


def _try(source: Path, file: Path, killer: Path) -> None:
    # The soft limit tells an endless mutant from a process that somebody else has killed.
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 60))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    _import_from(source)
    try:
        # Where our conftest can't import it, pytest ends as with wrong options.
        importlib.import_module(module_of(file))
    except Exception as error:
        killer.write_text(f"import: {error!r}")
        os._exit(pytest.ExitCode.TESTS_FAILED)
    _run(source, stages(file), Killer(killer))


def module_of(file: Path) -> str:
    """Return the name by which Python imports a source file."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _run(source: Path, stages: list[list[str]], plugin: object) -> None:
    _import_from(source)
    with _silence():
        for tests in stages:
            code = pytest.main([*OPTIONS, *tests], plugins=[plugin])
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                os._exit(code)
    os._exit(pytest.ExitCode.OK)


def _import_from(source: Path) -> None:
    """Import our code from there, here and in the processes that the tests start.

    Bytecode is not kept: two mutants of a file may have the same size and the same second.
    """
    sys.path.insert(0, str(source))
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Discard what this process and those that it starts print."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        for each in (*kept, nowhere):
            os.close(each)
