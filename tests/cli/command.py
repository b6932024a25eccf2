"""Runs the command as users do: in a process of its own, or in this one where many runs are needed."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ANSI = "\x1b["
KEPT = ("PATH", "PYTHONPATH", "SYSTEMROOT", "COVERAGE_PROCESS_CONFIG")
"""The last lets `make coverage` measure it."""
PATIENCE = 300.0
"""Seconds after which a process counts as hanging, even on a busy machine."""


class Ran(NamedTuple):
    """What a run printed, and its exit code."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return the environment of a new user: English, no settings, all folders below `home`."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE")}
    return {**kept, **folders, "HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tuckbox", *arguments]


def tuckbox(
    home: Path,
    *arguments: str,
    typed: str = "",
    env: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
) -> Ran:
    """Run the command in a process of its own, with `typed` in its pipe."""
    ran = subprocess.run(
        command(*arguments),
        input=typed.encode(),
        capture_output=True,
        env=environment(home, **(env or {})),
        cwd=home,
        timeout=patience,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())
