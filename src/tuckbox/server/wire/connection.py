"""One client's connection to a match, over any transport; `protocol.py` says how they talk.

A message is answered in the turn of the event loop in which it comes, but for one that has to be
stored: that is a task, and what comes meanwhile waits. What is due to the client is sent at the
end of the turn, or once it reads again, so a client that has stopped reading blocks nobody but itself.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from tuckbox.core import TuckboxError
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.slow_work import RETRY_SECONDS
from tuckbox.server.wire.client_messages import Part, Submit
from tuckbox.server.wire.conversation import Conversation, Guard, OtherVersion, problem
from tuckbox.server.wire.protocol import GIVE_UP_SECONDS
from tuckbox.server.wire.server_messages import is_ready, make_ready, message_for, presence_for
from tuckbox.server.wire.subscriber import Subscriber


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


log = logging.getLogger("tuckbox.server")

REFUSED, SLOW, SILENT, FAILED = 4400, 4408, 4409, 1011
"""Close codes: after a fatal problem; a client that reads too slowly; one silent for too long; our own fault."""
MOST_UNREAD = 16
"""Messages of a client that may wait before no more are read from it, or are heard in one turn."""
MOST_HEARD = 32_768
"""Bytes of messages after which no more are heard in one turn."""


class Connection:
    """An accepted socket and its subscriber."""

    __slots__ = (
        "_bytes_now",
        "_conversation",
        "_fetching",
        "_heard_at",
        "_heard_now",
        "_is_over",
        "_loop",
        "_sending",
        "_socket",
        "_storing",
        "_subscriber",
        "_timer",
        "_unheard",
    )

    def __init__(self, socket: Socket, subscriber: Subscriber, guard: Guard) -> None:
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._subscriber = subscriber
        self._conversation = Conversation(subscriber, guard)
        self._heard_at = self._loop.time()
        self._is_over = False
        self._sending: asyncio.Handle | None = None
        self._storing: asyncio.Task[None] | None = None
        self._fetching: asyncio.Task[None] | None = None
        self._unheard: list[str | bytes] = []
        """What came while something was being stored, or too much at once."""
        self._heard_now = 0
        """The number of messages heard in this turn."""
        self._bytes_now = 0
        """How long they were."""

    @property
    def _live(self) -> LiveMatch:
        return self._subscriber.live

    def begin(self) -> None:
        """Serve the client from now on, until the connection is over."""
        self._subscriber.ring = self._ring
        self._live.join(self._subscriber)
        self._watch_later(GIVE_UP_SECONDS)
        self._socket.attach(self)

    def lost(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._timer.cancel()
            self._live.leave(self._subscriber)

    def _end(self, code: int) -> None:
        self._socket.hang_up(code)
        self.lost()

    def _fail(self) -> None:
        log.warning("internal error in a socket", exc_info=True)
        self._end(FAILED)

    # Silence

    def _watch_later(self, delay: float) -> None:
        self._timer = self._loop.call_later(delay, self._watch)

    def _watch(self) -> None:
        silent = self._loop.time() - self._heard_at
        if silent >= GIVE_UP_SECONDS:
            self._end(SILENT)
        else:
            self._watch_later(max(GIVE_UP_SECONDS - silent, 0.01))

    # Sending

    def _ring(self) -> None:
        """Send what is due at the end of this turn, all of it at once."""
        if self._sending is None:
            self._sending = self._loop.call_soon(self._send_what_is_due)

    def may_write(self) -> None:
        self._ring()

    def _send_what_is_due(self) -> None:
        self._sending, self._heard_now, self._bytes_now = None, 0, 0
        try:
            if self._socket.is_writable and not self._is_over:
                self._socket.write(self._due())
        except Exception:
            self._fail()
        if self._subscriber.is_dropped:
            self._end(SLOW)
        elif self._subscriber.ending is not None:
            self._end(REFUSED)
        elif self._unheard:
            self._hear_on()

    def _due(self) -> list[bytes]:
        subscriber = self._subscriber
        due = subscriber.take_answers()
        if subscriber.ending is not None:
            return [*due, problem(subscriber.ending, subscriber.language, fatal=True)]
        if subscriber.is_due and not is_ready(subscriber):
            self._fetching = self._fetching or self._loop.create_task(self._fetch())
            return due
        if subscriber.is_due:
            subscriber.is_due = subscriber.presence_due = False
            message = message_for(subscriber)
            return due if message is None else [*due, message]
        if subscriber.presence_due:
            subscriber.presence_due = False
            return [*due, presence_for(subscriber)]
        return due

    async def _fetch(self) -> None:
        """Get what a client has missed of a long match, which takes longer than others should wait."""
        try:
            await make_ready(self._subscriber)
        except TuckboxError:  # Too many come back at once.
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            self._fail()
        self._fetching = None
        self._send_what_is_due()

    # Listening

    def heard(self, message: str | bytes) -> None:
        self._heard_at = self._loop.time()
        self._unheard.append(message)
        self._hear_on()

    def _hear_on(self) -> None:
        """Hear what has come, but not all of a flood in one turn, nor while something is being stored."""
        while self._unheard and self._storing is None and self._may_hear:
            message = self._unheard.pop(0)
            self._heard_now += 1
            self._bytes_now += len(message)
            self._hear(message)
            self._ring()
        if len(self._unheard) < MOST_UNREAD:
            self._socket.resume()
        else:
            self._socket.pause()

    @property
    def _may_hear(self) -> bool:
        return self._heard_now < MOST_UNREAD and self._bytes_now < MOST_HEARD

    def _hear(self, text: str | bytes) -> None:
        if self._is_over or self._subscriber.is_dropped:
            return
        try:
            message = self._conversation.hear(text)
        except OtherVersion:
            self._send_what_is_due()
            self._end(REFUSED)
        except Exception:
            self._fail()
        else:
            if message is not None:
                self._storing = self._loop.create_task(self._store(message))
                self._send_later()

    def _send_later(self) -> None:
        """Let a resend be acknowledged before the update that a greeting just asked for."""
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    async def _store(self, message: Submit | Part) -> None:
        try:
            await self._conversation.store(message)
        except Exception:
            self._fail()
        self._storing = None
        self._hear_on()
