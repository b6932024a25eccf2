"""The errors of requests, apart from those of a match. Each error has its HTTP status."""

import hashlib
from typing import ClassVar, Self

from tuckbox.core import Message, TuckboxError
from tuckbox.core.message import Value


class ServerError(TuckboxError):
    """A request that cannot be fulfilled."""

    status: ClassVar[int] = 400


class NotFound(ServerError):
    """What was requested does not exist."""

    status = 404


class Forbidden(ServerError):
    """What was requested exists, but this visitor may not have it, or not yet."""

    status = 403


class Conflict(ServerError):
    """The request does not fit the current state."""

    status = 409


class Unusable(ServerError):
    """The request contains a value that has no meaning here."""

    status = 422


class ForNow(ServerError):
    """What is refused only for the moment."""

    wait: float = 1.0
    """Seconds after which a request may succeed again."""
    hangs_up = False
    """Whether the connection ends with the refusal, and whatever else was sent on it is not read."""

    @classmethod
    def after(cls, wait: float, code: str, **values: Value) -> Self:
        error = cls.of(code, **values)
        error.wait = wait
        return error


class TooMany(ForNow):
    """The visitor sends too much too fast."""

    status = 429


class TooLarge(ServerError):
    """The body is too large."""

    status = 413


class TooSlow(ServerError):
    """The body did not come in time."""

    status = 408


class Misdirected(ServerError):
    """The request is meant for a server with another name."""

    status = 421


class Unavailable(ForNow):
    """Something needed is unavailable at the moment."""

    status = 503


class StoreFailed(Exception):
    """What was asked of the store may have happened or not; its text, for logs, contains no data."""


SIGNS = 12


class Contradiction(Conflict):
    """A match that cannot be played on; `reason` is for whoever runs the server."""

    reason: Message

    @classmethod
    def because(cls, code: str, **values: Value) -> "Contradiction":
        error = cls.of("server-match-torn")
        error.reason = Message.of(code, **values)
        return error

    @classmethod
    def after(cls, fault: Exception) -> "Contradiction":
        """Return the contradiction that made something fail which never does with a whole match."""
        if isinstance(fault, cls):
            return fault
        told = fault.message if isinstance(fault, TuckboxError) else type(fault).__name__
        return cls.because("torn-unplayable", reason=told)


def mark_of(id: str) -> str:
    """Return what stands for a match in the log: its id would let whoever reads that watch it."""
    return hashlib.sha256(id.encode()).hexdigest()[:SIGNS]
