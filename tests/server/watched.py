"""A node in a process of its own that tells what it costs: the longest piece of its event loop, and memory.

`python -m tests.server.watched FOLDER` serves and obeys the lines of its standard input. A piece is one
callback of the event loop, in processor time of its thread, so that a busy machine changes nothing.
Garbage is collected before a measurement and never during one, as a node does it when nobody plays.
"""

import asyncio
import contextlib
import ctypes
import gc
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from asyncio import events
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import uvicorn

from tests.server.no_limits import UNLIMITED
from tests.server.running import sqlite_settings
from tuckbox.server.app import running
from tuckbox.server.node import configuration

SWITCH_SECONDS = 0.0005
"""As `tuckbox serve` has it."""


class Cost(NamedTuple):
    """What a request took of the server."""

    busy: float
    """Seconds of processor time that the event loop was kept busy in one piece."""
    piece: str
    """What it did meanwhile."""
    memory: int
    """Bytes by which the process grew, at most, while it worked."""


class Pieces:
    """The longest callback of the event loop since the last measurement began."""

    def __init__(self) -> None:
        self.longest, self.what = 0.0, ""

    def watch(self) -> None:
        run = events.Handle._run

        def watched(handle: events.Handle) -> None:
            begun = time.thread_time()
            run(handle)
            took = time.thread_time() - begun
            if took > self.longest:
                self.longest, self.what = took, _what(handle)

        events.Handle._run = watched  # type: ignore[assignment, method-assign]


def _what(handle: events.Handle) -> str:
    """Return what a callback did, as far as it can be told."""
    callback = handle._callback  # type: ignore[attr-defined]
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return repr(task.get_coro())[:200]
    return repr(callback)[:200]


def peak_memory(process: int) -> int:
    """Return the most memory that a process had, in bytes."""
    return _memory(process, "VmHWM")


def _memory(process: int, field: str) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(rf"{field}:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def begin(pieces: Pieces) -> int:
    """Begin a measurement and return the memory that is in use."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    Path("/proc/self/clear_refs").write_text("5")  # The peak is from now on.
    pieces.longest, pieces.what = 0.0, ""
    return _memory(os.getpid(), "VmRSS")


def obey(pieces: Pieces, server: uvicorn.Server) -> None:
    """Answer the lines of the standard input until it ends."""
    before = 0
    for line in sys.stdin:
        if line == "begin\n":
            before = begin(pieces)
            print("begun", flush=True)
        else:
            cost = Cost(pieces.longest, pieces.what, peak_memory(os.getpid()) - before)
            print(json.dumps(cost), flush=True)
    server.should_exit = True


async def serve(folder: Path, pieces: Pieces) -> None:
    settings = sqlite_settings(folder, **UNLIMITED)
    node = configuration(settings, lifespan="off")
    sys.setswitchinterval(SWITCH_SECONDS)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        async with running(settings) as services:
            node.app.state.services = services  # type: ignore[union-attr]
            gc.disable()
            gc.freeze()
            server = uvicorn.Server(node)
            print(listener.getsockname()[1], flush=True)
            threading.Thread(target=obey, args=(pieces, server), daemon=True).start()
            await server.serve([listener])


class Watched:
    """Such a node, seen from outside."""

    def __init__(self, folder: Path) -> None:
        self.data, self.log = folder, folder / "log.txt"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.watched", str(folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"TUCKBOX_LANG": "en"},
            )
        port = self._line()
        assert port, self.log.read_text()
        self.url = f"http://127.0.0.1:{port}"

    def begin(self) -> None:
        assert self._ask("begin") == "begun"

    def cost(self) -> Cost:
        """Return what happened since `begin` has cost."""
        return Cost(*json.loads(self._ask("cost")))

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _ask(self, word: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        return self._line()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextlib.contextmanager
def watched(folder: Path) -> Iterator[Watched]:
    node = Watched(folder)
    try:
        yield node
    finally:
        node.stop()


if __name__ == "__main__":
    found = Pieces()
    found.watch()
    # Not uvloop, which is compiled: its callbacks cannot be measured. They are the same.
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(serve(Path(sys.argv[1]), found))
