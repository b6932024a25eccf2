"""The socket of one match, `/socket/{match}`; `protocol.py` says how to talk to it.

A message is answered in the turn of the event loop in which it comes, but for one that has to be
stored: that is a task, and what comes meanwhile waits. What is due to the client is sent at the
end of the turn, or once it reads again, so a client that has stopped reading blocks nobody but itself.
"""

import asyncio
import contextlib
import logging
import re
import time

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Scope, Send

from tuckbox.core import Message, TuckboxError, seat
from tuckbox.match import Submission
from tuckbox.server.http.errors import Forbidden
from tuckbox.server.http.identity import NOBODY
from tuckbox.server.http.language import language, speaker
from tuckbox.server.live.agreement import take_part
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.subscriber import OWN, Subscriber
from tuckbox.server.live.updates import message_for, presence_for
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.services import Services, services_of
from tuckbox.server.settings import Settings
from tuckbox.server.storage.database_error import fault_name
from tuckbox.server.wire.bounds import LARGEST
from tuckbox.server.wire.client_messages import (
    AnyClientMessage,
    Hello,
    Look,
    Part,
    Ping,
    Preview,
    Submit,
    client_message,
)
from tuckbox.server.wire.protocol import GIVE_UP_SECONDS, WIRE_VERSION
from tuckbox.server.wire.socket import Socket, socket_of

log = logging.getLogger("tuckbox.server")

PATH = re.compile("/socket/([^/]+)")
REFUSED, SLOW, SILENT, FAILED = 4400, 4408, 4409, 1011
"""Close codes: after a fatal problem; a client that reads too slowly; one silent for too long; our own fault."""
MOST_UNREAD = 16
"""Messages of a client that may wait before no more are read from it."""


async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve `/socket/{match}`: an ASGI app without FastAPI's layers, which take 10 KiB for each socket."""
    websocket = WebSocket(scope, receive, send)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        await websocket.close()
        return
    await websocket.accept()
    subscriber = await _subscribed(websocket, found[1])
    if subscriber is not None:
        await Connection(socket_of(scope), subscriber, services_of(websocket)).run()


async def _subscribed(websocket: WebSocket, match: str) -> Subscriber | None:
    """Return a new subscriber of a match; None if the client was told why it can't be one."""
    services, wanted = services_of(websocket), language(websocket)
    try:
        live = await services.live_matches.open(match)
        holder = services.signer.holder(websocket)
        check_may_watch(live, holder)
    except TuckboxError as error:
        await _close(websocket, error.message, wanted)
        return None
    except SQLAlchemyError:
        await _close(websocket, Message.of("server-storage"), wanted)
        return None
    return Subscriber(live, holder, services.settings.queue, wanted)


async def _close(websocket: WebSocket, message: Message, wanted: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await websocket.send_text(_problem(message, wanted, fatal=True).decode())
        await websocket.close(REFUSED, message.id)


class Connection:
    """An accepted socket and its subscriber."""

    __slots__ = (
        "_heard_at",
        "_heard_now",
        "_loop",
        "_over",
        "_sending",
        "_services",
        "_socket",
        "_storing",
        "_subscriber",
        "_timer",
        "_unheard",
    )

    def __init__(self, socket: Socket, subscriber: Subscriber, services: Services) -> None:
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._subscriber = subscriber
        self._services = services
        self._heard_at = self._loop.time()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self._sending: asyncio.Handle | None = None
        self._storing: asyncio.Task[None] | None = None
        self._unheard: list[str | bytes] = []
        """What came while something was being stored, or too much at once."""
        self._heard_now = 0
        """The number of messages heard in this turn."""

    @property
    def _live(self) -> LiveMatch:
        return self._subscriber.live

    async def run(self) -> None:
        """Serve the client until the connection is over."""
        self._subscriber.ring = self._ring
        self._live.join(self._subscriber)
        self._watch_later(GIVE_UP_SECONDS)
        try:
            self._socket.attach(self)
            await self._over
        finally:
            self._timer.cancel()
            self._live.leave(self._subscriber)

    def lost(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

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
        self._sending, self._heard_now = None, 0
        try:
            if self._socket.is_writable and not self._over.done():
                self._socket.write(self._due())
        except Exception:
            self._fail()
        if self._subscriber.is_dropped:
            self._end(SLOW)
        elif self._unheard:
            self._hear_on()

    def _due(self) -> list[bytes]:
        subscriber = self._subscriber
        due = subscriber.take_answers()
        if subscriber.is_due:
            subscriber.is_due = subscriber.presence_due = False
            message = message_for(subscriber)
            return due if message is None else [*due, message]
        if subscriber.presence_due:
            subscriber.presence_due = False
            return [*due, presence_for(subscriber)]
        return due

    # Listening

    def heard(self, message: str | bytes) -> None:
        self._heard_at = self._loop.time()
        self._unheard.append(message)
        self._hear_on()

    def _hear_on(self) -> None:
        """Hear what has come, but not all of a flood in one turn, nor while something is being stored."""
        while self._unheard and self._storing is None and self._heard_now < MOST_UNREAD:
            self._heard_now += 1
            self._hear(self._unheard.pop(0))
            self._ring()
        if len(self._unheard) < MOST_UNREAD:
            self._socket.resume()
        else:
            self._socket.pause()

    def _hear(self, text: str | bytes) -> None:
        if self._over.done() or self._subscriber.is_dropped:
            return
        try:
            if self._is_allowed():
                self._understand(text)
            else:
                window = int(self._settings.limit_window)
                self._complain(Message.of("guard-too-fast", seconds=window))
        except Exception:
            self._fail()

    @property
    def _settings(self) -> Settings:
        return self._services.settings

    def _is_allowed(self) -> bool:
        """Return whether one more message is allowed: players may send more than spectators."""
        limits, holder = self._services.limits, self._subscriber.holder
        if self._live.seats_of(holder):
            return limits.play(holder)
        return limits.watch(id(self) if holder == NOBODY else holder)

    def _understand(self, text: str | bytes) -> None:
        if len(text) > self._settings.message_limit:
            limit = self._settings.message_limit
            self._complain(Message.of("server-message-large", limit=limit))
            return
        if not self._subscriber.is_greeted and self._is_other_version(text):
            return
        try:
            message = client_message.validate_json(text)
        except ValidationError as error:
            self._complain_of(error, _asked_id(text))
            return
        self._take(message)

    def _take(self, message: AnyClientMessage) -> None:
        if isinstance(message, Ping):
            self._subscriber.answer(b'{"type":"pong","number":%d}' % message.number)
        elif isinstance(message, Hello):
            self._greet(message)
        elif not self._subscriber.is_greeted:
            self._complain(Message.of("server-hello-first"))
        elif isinstance(message, Preview):
            self._preview(message)
        elif isinstance(message, Look):
            self._look(message)
        else:
            self._storing = self._loop.create_task(self._store(message))
            self._send_later()

    def _send_later(self) -> None:
        """Let a resend be acknowledged before the update that a greeting just asked for."""
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    async def _store(self, message: Submit | Part) -> None:
        try:
            if isinstance(message, Submit):
                await self._submit(message)
            else:
                await self._take_part(message)
        except Exception:
            self._fail()
        self._storing = None
        self._hear_on()

    def _is_other_version(self, text: str | bytes) -> bool:
        """Refuse a client of another version, whatever else its greeting contains."""
        wire = _spoken_version(text)
        if wire in (None, WIRE_VERSION):
            return False
        refusal = Message.of("server-wire-version", wire=wire, ours=WIRE_VERSION)
        self._complain(refusal, fatal=True)
        self._send_what_is_due()
        self._end(REFUSED)
        return True

    def _greet(self, hello: Hello) -> None:
        subscriber = self._subscriber
        subscriber.language = hello.language
        subscriber.wants_patches = hello.patches
        subscriber.wants_text = hello.text
        subscriber.seen = hello.last
        subscriber.looks_at = OWN if hello.seat is None else hello.seat
        subscriber.greet()

    async def _submit(self, asked: Submit) -> None:
        started = time.perf_counter()
        try:
            if asked.seat not in self._live.seats_of(self._subscriber.holder):
                raise Forbidden.of("server-not-your-seat", seat=asked.seat)
            submission = Submission(
                seat(asked.seat), asked.ply, asked.text, seen=asked.seen, link=asked.link
            )
            await self._live.submit(submission)
        except TuckboxError as error:
            self._refuse(asked, error.message)
        except SQLAlchemyError as error:
            log.warning("database error: %s", fault_name(error))
            self._refuse(asked, Message.of("server-storage"))
        else:
            self._services.metrics.submission("ack", time.perf_counter() - started)
            version = len(self._live.match.log)
            self._answer(
                type="ack", seat=asked.seat, ply=asked.ply, version=version, text=asked.text
            )

    async def _take_part(self, said: Part) -> None:
        try:
            await take_part(self._live, self._subscriber.holder, said)
        except TuckboxError as error:
            self._complain(error.message)
        except SQLAlchemyError as error:
            log.warning("database error: %s", fault_name(error))
            self._complain(Message.of("server-storage"))

    def _refuse(self, asked: Submit, message: Message) -> None:
        self._services.metrics.submission(message.id, 0.0)
        expected = dict(message.values).get("expected")
        self._answer(
            type="refused",
            seat=asked.seat,
            ply=asked.ply,
            text=asked.text,
            code=message.id,
            sentence=speaker(self._subscriber.language).say(message),
            expected=expected if isinstance(expected, int) else None,
            seen=asked.seen,
            version=len(self._live.match.log),
        )

    def _preview(self, asked: Preview) -> None:
        live = self._live
        try:
            if asked.seat not in live.seats_of(self._subscriber.holder):
                raise Forbidden.of("server-not-your-seat", seat=asked.seat)
            found = live.moves_of(seat(asked.seat)).previews(asked.texts, brief=asked.brief)
        except TuckboxError as error:
            self._complain(error.message, about=asked.id)
            return
        effects = b",".join([orjson.dumps(text) + b":" + json for text, json in found])
        self._subscriber.answer(
            b'{"type":"previews","id":%d,"version":%d,"seat":%d,"effects":{%b}}'
            % (asked.id, len(live.match.log), asked.seat, effects)
        )

    def _look(self, look: Look) -> None:
        held = self._live.seats_of(self._subscriber.holder)
        if look.seat and look.seat not in held:
            self._complain(Message.of("server-not-your-seat", seat=look.seat))
            return
        self._subscriber.looks_at = OWN if look.seat == 0 else look.seat
        self._subscriber.greet()

    # Answering

    def _answer(self, **values: object) -> None:
        self._subscriber.answer(orjson.dumps(values))

    def _complain(self, message: Message, *, fatal: bool = False, about: int | None = None) -> None:
        wanted = self._subscriber.language
        self._subscriber.answer(_problem(message, wanted, fatal=fatal, about=about))

    def _complain_of(self, error: ValidationError, about: int | None) -> None:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where, reason = ".".join(str(part) for part in first["loc"]) or "message", first["msg"]
        message = Message.of("server-invalid-message", where=where[:100], reason=reason[:200])
        self._complain(message, about=about)


def _spoken_version(text: str | bytes) -> int | None:
    """Return the version that a greeting names; None for anything else."""
    return _number_in("hello", "wire", text)


def _asked_id(text: str | bytes) -> int | None:
    """Return the id of a `preview` that can't be understood otherwise."""
    found = _number_in("preview", "id", text)
    return found if found is not None and 0 <= found <= LARGEST else None


def _number_in(kind: str, field: str, text: str | bytes) -> int | None:
    """Return a number from a message of this kind, whatever else the message contains."""
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    found = said.get(field) if isinstance(said, dict) and said.get("type") == kind else None
    return found if type(found) is int else None


def _problem(message: Message, wanted: str, *, fatal: bool, about: int | None = None) -> bytes:
    return orjson.dumps(
        {
            "type": "problem",
            "code": message.id,
            "sentence": speaker(wanted).say(message),
            "fatal": fatal,
            "id": about,
        }
    )
