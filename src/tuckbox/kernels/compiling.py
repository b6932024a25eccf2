"""Permission to compile, and progress."""

import os
from collections.abc import Callable

from tuckbox.core import TuckboxError

Heard = Callable[[int], None]
"""Called with the length of each function that has been compiled, in bytes of Python's code."""


class NotCompiled(TuckboxError):
    """Code was needed that is not compiled yet, in a process that does not compile."""

    @classmethod
    def now(cls) -> "NotCompiled":
        return cls.of("kernels-not-compiled")


class Compiling:
    """What this process does about code that is not compiled."""

    def __init__(self) -> None:
        self.is_allowed = os.environ.get("TUCKBOX_COMPILE") != "never"
        """False: `NotCompiled` is raised instead."""
        self.listeners: list[Heard] = []

    def done(self, length: int) -> None:
        for listener in self.listeners:
            listener(length)


COMPILING = Compiling()
