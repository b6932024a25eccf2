"""Processes that need the same code at the same moment compile it once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tuckbox.kernels.turn import Turn

TAKING = """
import sys
from pathlib import Path
from tuckbox.kernels.turn import Turn
turn = Turn(Path(sys.argv[1]))
turn.take()
print("taken", flush=True)
sys.stdin.read()
"""
TOGETHER = """
import sys
from tuckbox.kernels.dice import dice, roll
print("ready", flush=True)
sys.stdin.readline()
generator = dice(1)
roll(generator, 6)
print(roll.stats.cache_misses.total(), flush=True)
"""
LENGTH = """
from tuckbox.kernels.jit import jit

@jit
def length(numbers):
    return len(numbers)
"""
THREADS = """
from concurrent.futures import ThreadPoolExecutor
from length import length
with ThreadPoolExecutor(16) as threads:
    print(sum(threads.map(length, [(0,) * size for size in range(1, 17)])))
"""
FAILING = """
from tuckbox.kernels.jit import jit

@jit
def fails(number):
    return number.nothing
"""
CALLING = """
import sys
from pathlib import Path
from numba.core.errors import TypingError
from failing import fails
try:
    fails(1)
except TypingError:
    print(*Path(sys.argv[1]).rglob("*fails*.lock"), flush=True)
sys.stdin.read()
"""


def started(code: str, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def _path(folder: Path) -> str:
    return os.pathsep.join([str(folder), *sys.path])


@contextmanager
def taken(file: Path) -> Iterator["subprocess.Popen[str]"]:
    """Let another process have the turn."""
    with started(TAKING, str(file)) as process:
        assert line(process) == "taken"
        yield process
        process.kill()


def test_what_several_processes_need_at_once_is_compiled_once(tmp_path: Path) -> None:
    processes = [started(TOGETHER, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(3)]
    assert [line(process) for process in processes] == ["ready"] * 3
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    compiled = [process.communicate()[0].strip() for process in processes]
    assert sorted(compiled) == ["0", "0", "1"]


def test_threads_of_one_process_do_not_end_each_others_turn(tmp_path: Path) -> None:
    (tmp_path / "length.py").write_text(LENGTH)
    process = started(THREADS, NUMBA_CACHE_DIR=str(tmp_path), PYTHONPATH=_path(tmp_path))
    assert process.communicate(timeout=600)[0].strip() == str(sum(range(17)))


def test_the_turn_comes_when_the_other_process_ends_it(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    mine, other = Turn(file), Turn(file)
    assert mine.take(0.0)
    assert not other.take(0.0)
    mine.end()
    assert other.take(0.0)
    other.end()


def test_a_killed_process_leaves_the_turn_to_others(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with taken(file) as process:
        assert not Turn(file).take(0.0)
        process.send_signal(signal.SIGKILL)
        process.wait()
        turn = Turn(file)
        assert turn.take()
        turn.end()


def test_a_process_that_is_stuck_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with taken(file) as process:
        process.send_signal(signal.SIGSTOP)
        begun = time.monotonic()
        assert not Turn(file).take(0.2)
        assert time.monotonic() - begun >= 0.2


def test_where_no_file_can_be_there_is_no_waiting(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file where the folder should be")
    turn = Turn(tmp_path / "folder" / "lock")
    assert not turn.take()
    turn.end()


def test_code_that_cannot_be_compiled_ends_the_turn(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(FAILING)
    environment = {"NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": _path(tmp_path)}
    with started(CALLING, str(tmp_path), **environment) as process:
        turn = Turn(Path(line(process)))
        assert turn.take(0.0), "while that process goes on"
        turn.end()
        process.kill()
