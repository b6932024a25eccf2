"""A game of 20,000 turns is verified in little memory."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.fillit.endless import endless_record

MOST = 100 * 1024
"""Kilobytes of the whole process."""
# Not ru_maxrss: that begins with what the process had that started this one.
MEASURED = """
import re, runpy, sys
try:
    runpy.run_module("tuckbox", run_name="__main__")
finally:
    sys.stderr.write(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1])
"""


@pytest.mark.parametrize("words", [("verify",), ("show", "--json")], ids=" ".join)
def test_a_long_game_takes_little_memory(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "long.tuckbox"
    file.write_text(endless_record(20_000))
    command = [sys.executable, "-c", MEASURED, words[0], str(file), *words[1:]]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.stdout
    assert int(ran.stderr.split()[-1]) < MOST, ran.stderr
