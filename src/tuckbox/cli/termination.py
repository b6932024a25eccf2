"""Turns a closed terminal or a shutdown into an exception, so that a game can be saved."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


class Terminated(Exception):
    """A signal asked this process to exit."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number
        """The exit code, as every shell reports it."""


@contextmanager
def termination_raises() -> Iterator[None]:
    """Raise `Terminated` for such a signal within this block."""
    before = {number: signal.signal(number, _raise) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _raise(number: int, frame: FrameType | None) -> None:
    raise Terminated(number)
