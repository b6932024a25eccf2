"""A node in a process forked from one that has imported everything, so that it restarts quickly."""

import contextlib
import multiprocessing
import socket
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import uvicorn

from tests.port import free_port
from tests.server.backends import PATIENCE
from tests.server.no_limits import UNLIMITED
from tests.server.running import sqlite_settings
from tuckbox.server.node import configuration
from tuckbox.server.settings import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.forked"])


def serve(settings: Settings) -> None:
    listener = socket.create_server(("127.0.0.1", settings.port))
    uvicorn.Server(configuration(settings)).run([listener])


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
        while not self._answers():
            assert self._process.is_alive(), "the node ended"
            assert time.monotonic() < end, "the node does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        address = "127.0.0.1", self.settings.port
        with contextlib.suppress(OSError), socket.create_connection(address, 1):
            return True
        return False

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
