"""A node in a process forked from one that has imported everything, so that it restarts quickly."""

import contextlib
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

import uvicorn

from tests.port import free_port
from tests.server.backends import PATIENCE
from tests.server.no_limits import IN_ENVIRONMENT, UNLIMITED
from tests.server.running import sqlite_settings
from tuckbox.cli.commands import server as _loaded  # noqa: F401 - the command would load it later
from tuckbox.cli.run import run
from tuckbox.server.node import configuration
from tuckbox.server.settings import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.forked"])


def serve(settings: Settings) -> None:
    listener = socket.create_server(("127.0.0.1", settings.port))
    uvicorn.Server(configuration(settings)).run([listener])


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Forked:
    """A node that can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.settings = sqlite_settings(folder, port=free_port(), workers=1, **UNLIMITED)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self._process: BaseProcess | None = None

    def start(self) -> None:
        self._process = _context.Process(target=serve, args=(self.settings,))
        self._process.start()
        end = time.monotonic() + PATIENCE
        while not answers(self.settings.port):
            assert self._process.is_alive(), "the node ended"
            assert time.monotonic() < end, "the node does not answer"
            time.sleep(0.02)

    def kill(self) -> None:
        """`kill -9`."""
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)
            self._process = None

    def stop(self) -> int | None:
        """Stop it as systemd does, and return the exit status."""
        process, self._process = self._process, None
        assert process is not None
        process.terminate()
        process.join(PATIENCE)
        return process.exitcode


@contextlib.contextmanager
def forked_node(folder: Path) -> Iterator[Forked]:
    node = Forked(folder)
    node.start()
    try:
        yield node
    finally:
        node.kill()


def run_command(words: Sequence[str], log: Path) -> None:
    """Run `tuckbox` with these words; what it says goes into the log."""
    os.environ.update(IN_ENVIRONMENT)
    with log.open("ab") as out:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(out.fileno(), stream.fileno())
    sys.exit(run(words))


class Command:
    """`tuckbox serve`, which ends as it does for an operator."""

    def __init__(self, folder: Path, **settings: object) -> None:
        folder.mkdir(exist_ok=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log.txt"
        given = {"data": folder, "port": self.port, "lang": "en", "workers": 0, **settings}
        words = [word for name, value in given.items() for word in (f"--{name}", str(value))]
        self._process = _context.Process(target=run_command, args=(["serve", *words], self.log))

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        self._process.start()
        end = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert self._process.is_alive(), self.log.read_text()
            assert time.monotonic() < end, "the node does not answer"
            time.sleep(0.02)

    def stop(self, patience: float) -> int | None:
        """Stop it as systemd does, and return the exit status; None if it goes on."""
        self._process.terminate()
        self._process.join(patience)
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()
        self._process.join(PATIENCE)


@contextlib.contextmanager
def forked_command(folder: Path, **settings: object) -> Iterator[Command]:
    """`tuckbox serve` with these flags until the block ends."""
    node = Command(folder, **settings)
    node.start()
    try:
        yield node
    finally:
        node.kill()
