"""A client's part in the fair draw, as it comes over the wire."""

import logging
import secrets
import time
from json import loads
from typing import Protocol

from pydantic import ValidationError

from tuckbox.core import Message, TuckboxError, seat
from tuckbox.i18n import speaker
from tuckbox.match import Change, Match, Submission
from tuckbox.match.fair import hash_chain
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model import json
from tuckbox.server.model.base import LARGEST
from tuckbox.server.model.errors import Forbidden, StoreFailed
from tuckbox.server.model.holder import Holder
from tuckbox.server.wire.client_messages import (
    AnyClientMessage,
    Commit,
    Hello,
    Link,
    Look,
    Lost,
    Part,
    Ping,
    Preview,
    Reveal,
    Submit,
    client_message,
)
from tuckbox.server.wire.protocol import WIRE_VERSION
from tuckbox.server.wire.subscriber import OWN, Subscriber

SECRET_BYTES = 32


def fresh_secret() -> bytes:
    """Return a new secret of the table."""
    return secrets.token_bytes(SECRET_BYTES)


async def take_part(live: LiveMatch, holder: Holder, said: Part) -> None:
    """Store what a seat's client says about the draw; raise the match's refusal."""
    if said.seat not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=said.seat)
    is_ahead = isinstance(said, Link) and said.shown > len(live.match.log)
    if is_ahead or not live.match.knows_deal(said.table):
        await live.refresh()  # Its sender may have seen more on another node.
    await live.act(lambda match, now: _prepared(match, said, now))


def _prepared(match: Match, said: Part, now: float) -> Change:
    who = seat(said.seat)
    if isinstance(said, Commit):
        return match.prepare_answer(who, said.table, said.commitment, now)
    if isinstance(said, Reveal):
        return match.prepare_reveal(who, said.table, said.seed, now)
    if isinstance(said, Link):
        link = hash_chain.ChainLink(said.number, said.link)
        return match.prepare_link(who, said.table, link, said.shown, now)
    prepare = match.prepare_lost if isinstance(said, Lost) else match.prepare_silent
    return prepare(who, said.table, fresh_secret(), now)


log = logging.getLogger("tuckbox.server")

MOST_SEARCHED = 65_536
"""The length of a message up to which an id is looked for, if it is refused as too large."""


class OtherVersion(Exception):
    """The client speaks another version of the protocol, and has been told so."""


class Guard(Protocol):
    """What one client is allowed; it is told how submissions were answered."""

    @property
    def message_limit(self) -> int:
        """The longest message."""

    @property
    def window(self) -> int:
        """The seconds in which a client may send a number of messages."""

    def allows(self, *, is_player: bool) -> bool:
        """Return whether one more message is allowed: players may send more than spectators."""

    def stored(self, seconds: float) -> None:
        """Take note of a submission that was acknowledged after this time."""

    def refused(self, code: str) -> None:
        """Take note of a submission that was refused."""


class Conversation:
    """Answers the messages of one client; the answers wait with its subscriber to be sent."""

    __slots__ = ("_guard", "_subscriber")

    def __init__(self, subscriber: Subscriber, guard: Guard) -> None:
        self._subscriber = subscriber
        self._guard = guard

    @property
    def _live(self) -> LiveMatch:
        return self._subscriber.live

    def hear(self, text: str | bytes) -> Submit | Part | None:
        """Answer a message, or return it if it has to be stored first; raise `OtherVersion`."""
        message = self._understood(text)
        if isinstance(message, Ping):
            self._subscriber.answer(b'{"type":"pong","number":%d}' % message.number)
        elif isinstance(message, Hello):
            self._greet(message)
        elif message is not None and not self._subscriber.is_greeted:
            about = message.id if isinstance(message, Preview) else None
            self._complain(Message.of("server-hello-first"), about=about)
        elif isinstance(message, Preview):
            self._preview(message)
        elif isinstance(message, Look):
            self._look(message)
        else:
            return message
        return None

    async def store(self, message: Submit | Part) -> None:
        """Store what the client wants, and answer it."""
        if isinstance(message, Submit):
            await self._submit(message)
        else:
            await self._take_part(message)

    # Understanding

    def _understood(self, text: str | bytes) -> AnyClientMessage | None:
        guard = self._guard
        if not guard.allows(is_player=bool(self._live.seats_of(self._subscriber.holder))):
            refusal = Message.of("guard-too-fast", seconds=guard.window)
            self._complain(refusal, about=_asked_id(text, guard.message_limit))
            return None
        if len(text) > guard.message_limit:
            refusal = Message.of("server-message-large", limit=guard.message_limit)
            self._complain(refusal, about=_asked_id(text, MOST_SEARCHED))
            return None
        if not self._subscriber.is_greeted:
            self._check_version(text)
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            self._complain_of(error, _asked_id(text, guard.message_limit))
            return None

    def _check_version(self, text: str | bytes) -> None:
        """Refuse a client of another version, whatever else its greeting contains."""
        wire = _spoken_version(text)
        if wire not in (None, WIRE_VERSION):
            refusal = Message.of("server-wire-version", wire=wire, ours=WIRE_VERSION)
            self._complain(refusal, fatal=True)
            raise OtherVersion

    # Answering

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
        except StoreFailed as error:
            log.warning("database error: %s", error)
            self._refuse(asked, Message.of("server-storage"))
        else:
            self._guard.stored(time.perf_counter() - started)
            version = len(self._live.match.log)
            self._answer(
                type="ack", seat=asked.seat, ply=asked.ply, version=version, text=asked.text
            )

    async def _take_part(self, said: Part) -> None:
        try:
            await take_part(self._live, self._subscriber.holder, said)
        except TuckboxError as error:
            self._complain(error.message)
        except StoreFailed as error:
            log.warning("database error: %s", error)
            self._complain(Message.of("server-storage"))

    def _refuse(self, asked: Submit, message: Message) -> None:
        self._guard.refused(message.id)
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
            live.touched = time.monotonic()  # Who aims needs what is kept for the table.
            found = live.moves_of(seat(asked.seat)).previews(asked.texts, brief=asked.brief)
        except TuckboxError as error:
            self._complain(error.message, about=asked.id)
            return
        effects = b",".join([json.dumps(text) + b":" + effects for text, effects in found])
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

    # Words

    def _answer(self, **values: object) -> None:
        self._subscriber.answer(json.dumps(values))

    def _complain(self, message: Message, *, fatal: bool = False, about: int | None = None) -> None:
        wanted = self._subscriber.language
        self._subscriber.answer(problem(message, wanted, fatal=fatal, about=about))

    def _complain_of(self, error: ValidationError, about: int | None) -> None:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where, reason = ".".join(str(part) for part in first["loc"]) or "message", first["msg"]
        message = Message.of("server-invalid-message", where=where[:100], reason=reason[:200])
        self._complain(message, about=about)


def _spoken_version(text: str | bytes) -> int | None:
    """Return the version that a greeting names; None for anything else."""
    return _number_in("hello", "wire", text)


def _asked_id(text: str | bytes, longest: int) -> int | None:
    """Return the id of a `preview` that is refused unread; None if the text is longer than this."""
    if len(text) > longest:
        return None
    found = _number_in("preview", "id", text)
    return found if found is not None and 0 <= found <= LARGEST else None


def _number_in(kind: str, field: str, text: str | bytes) -> int | None:
    """Return a number from a message of this kind, whatever else the message contains."""
    try:
        # It takes what orjson refuses, such as half of a surrogate pair.
        said = loads(text)
    except (ValueError, RecursionError):
        return None
    found = said.get(field) if isinstance(said, dict) and said.get("type") == kind else None
    return found if type(found) is int else None


def problem(message: Message, wanted: str, *, fatal: bool, about: int | None = None) -> bytes:
    """Return a `Problem`, as bytes."""
    return json.dumps(
        {
            "type": "problem",
            "code": message.id,
            "sentence": speaker(wanted).say(message),
            "fatal": fatal,
            "id": about,
        }
    )
