"""Tells on the error output how far the compiler is, where bots play for the first time."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic

from tuckbox.bots.compiled_code import Code, size_of
from tuckbox.cli.terminal import Terminal
from tuckbox.extra import is_installed

LINE_SECONDS = 2.0
"""The time between two lines."""
MOST_PERCENT = 99
"""The size of code is an estimate: the end is seen from the game going on."""


class CompileProgress:
    """Counts what was compiled for bots with this code, in a number of processes."""

    def __init__(self, terminal: Terminal, codes: Iterable[Code], processes: int = 1) -> None:
        # An expert is built on the twin, which `greedy` needs too.
        wanted = {each for code in codes for each in (code, Code(code.game, "greedy", False))}
        self._total = processes * sum(size_of(code) for code in wanted if code.family != "random")
        self._terminal = terminal
        self._done = 0
        self._told = -LINE_SECONDS

    def heard(self, length: int) -> None:
        """Take in that a function of this length was compiled, and now and then say so."""
        self._done += length
        if monotonic() - self._told >= LINE_SECONDS:
            percent = min(MOST_PERCENT, 100 * self._done // self._total)
            self._terminal.remark("kernels-progress", percent=percent)
            self._told = monotonic()


@contextmanager
def compiling_is_told(terminal: Terminal, codes: Iterable[Code]) -> Iterator[None]:
    """Tell what this process compiles meanwhile; without the extra it compiles nothing."""
    if not is_installed("bots"):
        yield
        return
    from tuckbox.kernels.compiling import COMPILING  # noqa: PLC0415 - only with the extra

    heard = CompileProgress(terminal, codes).heard
    COMPILING.listeners.append(heard)
    try:
        yield
    finally:
        COMPILING.listeners.remove(heard)
