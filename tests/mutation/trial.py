"""Runs the tests on a mutant, in a process that has imported everything but our own code."""

import contextlib
import multiprocessing
import os
import resource
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutation.mutant import SOURCE, Mutant
from tests.mutation.plugins import DURATIONS, Killer, Stopwatch
from tests.phases import GROUND, ROOT

OPTIONS = (
    *("-x", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:timeout"),
    *("--hypothesis-seed=0", f"--rootdir={ROOT}"),
)
FORK = multiprocessing.get_context("fork")
CONTRACT = ("tests/golden", "tests/conformance")
"""What every game must hold to."""
MOST_SECONDS = 300
"""Of processor time, however busy the machine is; a mutant that takes more goes round for ever."""
MOST_MEMORY = 4 << 30
"""Bytes; a mutant that takes more grows for ever."""


class Trial:
    """A mutant and the process that runs its tests."""

    def __init__(self, mutant: Mutant, copy: Path, killer: Path) -> None:
        self.mutant = mutant
        self.copy = copy
        self._killer = killer
        self._place = copy / mutant.file.relative_to(SOURCE)
        self._place.write_text(mutant.code)
        killer.unlink(missing_ok=True)
        self.process = FORK.Process(target=_run, args=(copy, stages(mutant.file), killer))
        self.process.start()

    def end(self) -> str | None:
        """Return what killed the mutant; None if it survives. The copy is as it was afterwards."""
        self.process.join()
        shutil.copy2(self.mutant.file, self._place)
        if self.process.exitcode == 0:
            return None
        if self._killer.exists():
            return self._killer.read_text()
        return f"no end after {MOST_SECONDS} s"


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
    if not DURATIONS.exists():
        process = FORK.Process(target=_run, args=(SOURCE, [[*GROUND, "-m", "not slow"]], None))
        process.start()
        process.join()
        assert process.exitcode == 0, "the tests fail even without a mutant"
    with _silence():
        assert pytest.main(["--collect-only", *OPTIONS, *GROUND, *CONTRACT]) == 0
    for name in [*sys.modules]:
        if name.partition(".")[0] in ("tests", "tuckbox"):
            del sys.modules[name]


def _run(source: Path, stages: list[list[str]], killer: Path | None) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.path.insert(0, str(source))
    sys.dont_write_bytecode = True
    # For processes that the tests start.
    os.environ |= {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    plugin = Stopwatch() if killer is None else Killer(killer)
    with _silence():
        for tests in stages:
            if pytest.main([*OPTIONS, *tests], plugins=[plugin]) not in (0, 5):
                os._exit(1)
    os._exit(0)


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
