"""A socket and its listener, without ASGI's queue and tasks in between.

ASGI hands messages over through a queue and two tasks for each socket: that takes as long as many a
message, and most of the memory of a connection. So an accepted socket is taken out of the scope and
calls its listener itself, and what has served the handshake is over and forgotten.
"""

from collections.abc import Callable, Iterable
from typing import Protocol


class Listener(Protocol):
    """What a socket tells, in the turn of the event loop in which it happens."""

    def heard(self, message: str | bytes) -> None: ...

    def may_write(self) -> None:
        """Take note that the client reads again."""

    def lost(self) -> None:
        """Take note that the connection is over."""


class Socket(Protocol):
    """An accepted WebSocket."""

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with reading."""

    def attach(self, listener: Listener) -> None:
        """Let a listener have every message from now on, those that wait first."""

    def write(self, messages: Iterable[bytes]) -> None:
        """Send texts, by one call to the system."""

    def pause(self) -> None:
        """Read nothing more for the moment."""

    def resume(self) -> None: ...

    def hang_up(self, code: int) -> None:
        """Close the connection with a code."""

    def when_over(self, do: Callable[[], None]) -> None:
        """Do this when the connection is over; at once if it is, or if nobody listens to it."""
