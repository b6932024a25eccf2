"""The turn to compile a function: one process at a time has it, the others load what it stored.

Eight environments that start together would compile the same code eight times. Only time depends on
it: where no turn can be had, each process compiles for itself.
"""

import contextlib
import time
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PATIENCE = 120.0
"""Seconds after which the process that has the turn counts as stuck: no function takes as long."""
PAUSE = 0.02


class Turn:
    """A locked file. The system unlocks it when its process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._locked: IO[bytes] | None = None

    def take(self, patience: float = PATIENCE) -> bool:
        """Wait until no other process has the turn; return whether it is ours now."""
        if self._locked is None and fcntl is not None:
            # The folder may be one that cannot be written, or its file system have no locks.
            with contextlib.suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._locked = _locked(self._path, time.monotonic() + patience)
        return self._locked is not None

    def end(self) -> None:
        """Leave the turn to the next process, if it is ours."""
        if self._locked is not None:
            # To close it is not enough: a process forked meanwhile has the same file open.
            with self._locked as file:
                fcntl.flock(file, fcntl.LOCK_UN)
            self._locked = None


def _locked(path: Path, end: float) -> IO[bytes]:
    """Return the file, open and locked; raise `OSError` if that takes longer."""
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(path.open("ab"))
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if time.monotonic() >= end:
                    raise
                time.sleep(PAUSE)
            else:
                stack.pop_all()
                return file
