"""Simulated time: an event loop that never waits, but jumps to the next event."""

import asyncio
import contextlib
import selectors
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

START = 1_800_000_000.0
"""The wall clock when a simulation begins."""


class _Jump(selectors.SelectSelector):
    """A selector that moves the clock forward instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("the simulation stands still: everybody waits for ever")
        self.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The usual loop with its own clock; nothing in it may wait for threads or real sockets."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.now


@contextlib.contextmanager
def virtual_time(loop: VirtualLoop) -> Iterator[None]:
    """Let `time.time` and `time.monotonic` follow the loop."""
    with (
        patch("time.time", lambda: START + loop.time()),
        patch("time.monotonic", loop.time),
    ):
        yield
