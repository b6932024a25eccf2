"""What every run of the tests says in the end: its order, what it left out, and how to repeat a failure."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.phases import ROOT

FAILING = """
import warnings, pytest
@pytest.mark.parametrize("text", ["it's \\"here\\" $HOME"])
def test_it(text):
    warnings.warn("overflow", RuntimeWarning)
    assert False
def test_other():
    pass
"""
INTERRUPTED = """
import signal
def test_ctrl_c_is_not_ignored():
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
"""
OURS = ("-p", "tests.conftest", "--import-mode=importlib", "-W", "error")
IN_BACKGROUND = ("sh", "-c", 'trap "" INT; exec "$0" "$@"')
"""As a shell starts a background job: with Ctrl-C ignored."""


def ran(
    folder: Path, *words: str, before: tuple[str, ...] = (), **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Run pytest in a folder of its own, whose tests have our conftest."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:schemathesis\n")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(
        [*before, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def repeating(said: str) -> str:
    (line,) = (line for line in said.splitlines() if line.startswith("to repeat: "))
    return line.removeprefix("to repeat: ")


@pytest.mark.parametrize("order", ["--randomly-seed=7", "-p no:randomly"])
def test_a_failure_comes_with_words_that_repeat_it_alone(order: str, tmp_path: Path) -> None:
    (tmp_path / "test_odd.py").write_text(FAILING)
    ignored = ("-W", "ignore:overflow:RuntimeWarning")
    first = ran(tmp_path, *OURS, *ignored, *order.split(), NUMBA_DISABLE_JIT="1")
    assert "1 failed, 1 passed" in first.stdout
    assert f"order of the tests: {order}" in first.stdout.splitlines()
    command = repeating(first.stdout)
    assert command.startswith(f"NUMBA_DISABLE_JIT=1 .venv/bin/python -m pytest -n 0 {order} -W ")
    # The shell that reads it has another folder and another Python.
    there = command.replace(".venv/bin/python", shlex.quote(sys.executable))
    env = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    again = subprocess.run(
        there, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert "1 failed in" in again.stdout, again.stderr + again.stdout
    assert "assert False" in again.stdout


def test_without_a_variable_or_a_warning_the_words_are_short(tmp_path: Path) -> None:
    (tmp_path / "test_plain.py").write_text("def test_it():\n    assert False\n")
    said = ran(
        tmp_path, *OURS[:3], "-p", "no:randomly", NUMBA_DISABLE_JIT="", TUCKBOX_SYSTEM_SERVICES=""
    )
    wanted = ".venv/bin/python -m pytest -n 0 -p no:randomly test_plain.py::test_it"
    assert repeating(said.stdout) == wanted


@pytest.mark.parametrize("processes", ["0", "1"])
def test_a_background_job_does_not_ignore_ctrl_c(processes: str, tmp_path: Path) -> None:
    (tmp_path / "test_interrupted.py").write_text(INTERRUPTED)
    said = ran(tmp_path, *OURS, "-n", processes, before=IN_BACKGROUND)
    assert said.returncode == 0, said.stdout


@pytest.mark.parametrize("processes", ["0", "1"])
def test_what_is_left_out_is_said_and_not_counted_as_skipped(
    processes: str, tmp_path: Path
) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests/envs/conftest.py").read_text())
    (tmp_path / "test_sb3.py").write_text("import sb3_contrib.missing\n")
    (tmp_path / "test_other.py").write_text("def test_it():\n    pass\n")
    missing = "import importlib.util as u\nfound = u.find_spec\n"
    missing += "u.find_spec = lambda name, *a: None if name == 'sb3_contrib' else found(name, *a)\n"
    (tmp_path / "without_peer.py").write_text(missing)
    words = (*OURS, "-p", "without_peer", "-n", processes)
    said = ran(tmp_path, *words, PYTHONPATH=f"{ROOT}{os.pathsep}{tmp_path}")
    assert "NOT TESTED: environments for Stable-Baselines3" in said.stdout
    assert "make soak" in said.stdout
    assert "1 passed in" in said.stdout
