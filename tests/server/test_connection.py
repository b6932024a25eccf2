"""In which order a socket is heard and answered, over a socket that only notes what it is told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import orjson

from tests.server.running import sqlite_settings
from tuckbox.match import Player, new_setup
from tuckbox.server.app import running
from tuckbox.server.http.sockets import VisitorGuard
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.holder import Holder, Owner, Payer
from tuckbox.server.model.stored_match import About
from tuckbox.server.wire.connection import MOST_UNREAD, SLOW, Connection, Listener
from tuckbox.server.wire.protocol import WIRE_VERSION
from tuckbox.server.wire.subscriber import Subscriber

HELLO = orjson.dumps({"type": "hello", "wire": WIRE_VERSION})
QUEUE = 64


class Noted:
    """A socket that notes what is sent."""

    def __init__(self) -> None:
        self.is_writable, self.is_paused = True, False
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.listener: Listener | None = None

    def attach(self, listener: Listener) -> None:
        self.listener = listener

    def write(self, messages: Iterable[bytes]) -> None:
        self.sent += map(orjson.loads, messages)

    def pause(self) -> None:
        self.is_paused = True

    def resume(self) -> None:
        self.is_paused = False

    def hang_up(self, code: int) -> None:
        self.code = code

    def when_over(self, do: Callable[[], None]) -> None:
        """Never asked: nobody counts this one."""

    def say(self, *messages: bytes) -> None:
        """Let these come in one turn of the event loop."""
        assert self.listener is not None
        for message in messages:
            self.listener.heard(message)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not is_so():
                await asyncio.sleep(0.001)

    async def hear(self, kind: str, count: int = 1) -> None:
        await self.until(lambda: self.kinds.count(kind) >= count)

    @property
    def kinds(self) -> list[str]:
        """What was sent, but for who came and went, which is told whenever it is time."""
        return [message["type"] for message in self.sent if message["type"] != "presence"]


@contextlib.asynccontextmanager
async def sitting(folder: Path) -> AsyncIterator[tuple[Noted, LiveMatch]]:
    """Yield the socket of Ann, who holds both seats, and her match."""
    socket, ann = Noted(), Owner(identity="ann")
    async with running(sqlite_settings(folder)) as services:
        rules = services.games["jammit"]
        people = [Player.guest("Ann"), Player.guest("Ann")]
        live = await services.live_matches.create(
            About("match", "ann", True, 0.0),
            new_setup(rules, rules.options(), people),
            {1: ann, 2: ann},
        )
        subscriber = Subscriber(live, Holder(identity="ann"), QUEUE, "en")
        guard = VisitorGuard(services, Payer("", subscriber.holder), subscriber.holder)
        Connection(socket, subscriber, guard).begin()
        yield socket, live
        assert socket.listener is not None
        socket.listener.lost()
        assert not live.subscribers


def at_the_table(folder: Path, evening: Callable[[Noted, LiveMatch], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with sitting(folder) as (socket, live):
            await evening(socket, live)

    asyncio.run(whole())


def submission(live: LiveMatch) -> bytes:
    (who,) = live.match.owing
    text = next(iter(live.moves_of(who).texts))
    return orjson.dumps({"type": "submit", "seat": who, "ply": live.match.ply(who), "text": text})


def pings(count: int) -> list[bytes]:
    return [b'{"type":"ping","number":%d}' % number for number in range(count)]


def test_a_move_is_acknowledged_before_it_is_shown(tmp_path: Path) -> None:
    async def evening(socket: Noted, live: LiveMatch) -> None:
        socket.say(HELLO)
        await socket.hear("update")
        socket.say(submission(live))
        await socket.hear("update", 2)
        assert socket.kinds == ["update", "ack", "update"]

    at_the_table(tmp_path, evening)


def test_a_resend_is_acknowledged_before_the_update_that_a_greeting_asks_for(
    tmp_path: Path,
) -> None:
    async def evening(socket: Noted, live: LiveMatch) -> None:
        asked = submission(live)
        socket.say(HELLO)
        socket.say(asked)
        await socket.hear("update", 2)
        socket.sent.clear()
        socket.say(HELLO, asked)
        await socket.hear("update")
        assert socket.kinds == ["ack", "update"]

    at_the_table(tmp_path, evening)


def test_what_comes_while_a_move_is_stored_is_answered_after_it(tmp_path: Path) -> None:
    async def evening(socket: Noted, live: LiveMatch) -> None:
        socket.say(HELLO)
        await socket.hear("update")
        socket.say(submission(live), *pings(2))
        await socket.hear("pong", 2)
        answers = [kind for kind in socket.kinds if kind != "update"]
        assert answers == ["ack", "pong", "pong"]

    at_the_table(tmp_path, evening)


def test_a_flood_is_heard_in_several_turns_and_nothing_of_it_is_lost(tmp_path: Path) -> None:
    async def evening(socket: Noted, _: LiveMatch) -> None:
        count = 2 * MOST_UNREAD + QUEUE
        socket.say(*pings(count))
        assert socket.is_paused
        await asyncio.sleep(0)
        assert len(socket.kinds) == MOST_UNREAD
        await socket.hear("pong", count)
        numbers = [told["number"] for told in socket.sent if told["type"] == "pong"]
        assert numbers == list(range(count))
        assert not socket.is_paused

    at_the_table(tmp_path, evening)


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def evening(socket: Noted, _: LiveMatch) -> None:
        socket.is_writable = False
        for _turn in range(QUEUE + 1):
            socket.say(*pings(1))
            await asyncio.sleep(0)
        await socket.until(lambda: socket.code == SLOW)
        assert socket.sent == []

    at_the_table(tmp_path, evening)


def test_what_is_due_waits_until_the_client_reads_again(tmp_path: Path) -> None:
    async def evening(socket: Noted, live: LiveMatch) -> None:
        socket.say(HELLO)
        await socket.hear("update")
        socket.is_writable = False
        socket.say(submission(live))
        await socket.until(lambda: len(live.match.log) == 1)
        assert socket.kinds == ["update"]
        socket.is_writable = True
        assert socket.listener is not None
        socket.listener.may_write()
        await socket.hear("update", 2)
        assert socket.kinds == ["update", "ack", "update"]

    at_the_table(tmp_path, evening)
