"""A person at a terminal: runs the command on a pseudo-terminal, reads its output and types."""

import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from tests.cli.command import command, environment

PATIENCE = 300.0
SURELY_ASLEEP = 10
"""Looks, a fiftieth of a second apart, at which a command must be found asleep."""
CTRL_C = "\x03"
CONTROL = r"(?:\x1b\[[0-9;?]*[a-zA-Z]|\r)"


class Session:
    """The command with a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, env: Mapping[str, str] | None = None) -> None:
        self._screen, keyboard = pty.openpty()
        termios.tcsetwinsize(self._screen, (60, 100))
        terminal = {"TERM": "xterm-256color", **(env or {})}
        self._process = subprocess.Popen(
            command(*arguments),
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            env=environment(home, **terminal),
            cwd=home,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - no other threads run here
        )
        os.close(keyboard)
        self.shown = ""
        """Everything since the last `expect`, with its control sequences."""

    def __enter__(self) -> "Session":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._screen)

    def expect(self, text: str) -> str:
        """Wait until this is shown, and return everything up to it."""
        end = time.monotonic() + PATIENCE
        pattern = f"{CONTROL}*".join(map(re.escape, text))
        while not (found := re.search(pattern, self.shown)):
            assert self._read(), f"{text!r} was never shown but {self.shown!r}"
            assert time.monotonic() < end, f"{text!r} is not shown but {self.shown!r}"
        seen, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return seen

    def type(self, line: str) -> None:
        self.press(line + "\r")

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C once the command waits for keys: Python's readline misses an earlier one."""
        self._await_sleep()
        self.press(CTRL_C)

    def _await_sleep(self) -> None:
        """Wait until the command has been asleep for a while: a busy one sleeps only in between."""
        status, asleep = Path(f"/proc/{self._process.pid}/stat"), 0
        while status.exists() and asleep < SURELY_ASLEEP:
            is_asleep = status.read_text().rpartition(")")[2].split()[0] == "S"
            asleep = asleep + 1 if is_asleep else 0
            time.sleep(0.02)

    def hang_up(self) -> None:
        self._await_sleep()
        self._process.send_signal(signal.SIGTERM)

    def ended(self) -> int:
        """Wait for the end, and return the exit code."""
        while self._read():
            pass
        return self._process.wait(timeout=PATIENCE)

    def _read(self) -> bool:
        """Read what is shown next; return False at the end."""
        ready, _, _ = select.select([self._screen], [], [], PATIENCE)
        try:
            data = os.read(self._screen, 65536) if ready else b""
        except OSError:  # Linux says so when the other side is closed
            data = b""
        self.shown += data.decode(errors="replace")
        return bool(data)


def bare(text: str) -> str:
    """Return the text without control sequences and terminal line ends."""
    return re.sub(CONTROL, "", text)


def _take_terminal() -> None:
    """Make the terminal this process's own, so that Ctrl-C reaches it."""
    import fcntl  # noqa: PLC0415

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
