"""A node in a process of its own, as an operator starts it."""

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.port import free_port
from tests.server.backends import PATIENCE
from tests.server.no_limits import IN_ENVIRONMENT

USUAL = {
    "TUCKBOX_LANG": "en",
    **IN_ENVIRONMENT,
    # Else every node loads, or even compiles, the bots of all games: most tests need none.
    "TUCKBOX_WORKERS": "0",
}
AS_SERVED = ("--workers", "1")
"""For measurements: bots are warmed up at the start, as an operator has it."""


class Process:
    """`tuckbox serve`, always on the same port."""

    def __init__(self, data: Path, *flags: str, **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self._command = [
            *(sys.executable, "-m", "tuckbox", "serve", "--data", str(data)),
            *("--port", str(self.port), *flags),
        ]
        self._environment = os.environ | USUAL | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "log.txt"

    def limit_files(self, most: int) -> None:
        """Let it have no more files open than this, from the next start on."""
        self._command = ["prlimit", f"--nofile={most}:{most}", *self._command]

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=log, env=self._environment
            )
        self._wait_until_open()

    def _wait_until_open(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        end, told = time.monotonic() + PATIENCE, b""
        while not re.search(rb"http://\S+", told):
            assert time.monotonic() < end, "the node does not say that it is open"
            if select.select([self.process.stdout], [], [], 0.5)[0]:
                piece = os.read(self.process.stdout.fileno(), 4096)
                assert piece, f"the node ended: {told.decode()}{self.log.read_text()}"
                told += piece

    def kill(self) -> None:
        """`kill -9`."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it as systemd does, and return the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status


@contextlib.contextmanager
def node_process(data: Path, *flags: str, **environment: str) -> Iterator[Process]:
    node = Process(data, *flags, **environment)
    node.start()
    try:
        yield node
    finally:
        node.kill()
