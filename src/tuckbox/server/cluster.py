"""The channel between nodes over Redis: a node told of a new version of a match reads it again.

One topic is heard by all nodes, and each node has one of its own: see `Holders`.

Correctness never depends on it. While Redis is unreachable, `is_alive` is False and nodes poll the
database; when it is back, they check once more for what they missed, and tell each other again which
matches they have.

A node tells all others when it has read a match. Whoever has it too notes that and answers, and by the
answer the first one learns of the second. Between reading and telling others may have written: that is
why they answer with their version. So a match that lives on one node causes no messages at all.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tuckbox.core import TuckboxError
from tuckbox.server.model.channel import Heard
from tuckbox.server.storage.database import without_password

EVERYBODY = "everybody"
"""The addressee of what all other nodes should hear."""

HOLDS: Mapping[str, Any] = {"holds": True}
HOLDS_NO_MORE: Mapping[str, Any] = {"holds": False}

Post = Callable[[str, str, Mapping[str, Any]], None]
"""Sends a node, or `EVERYBODY`, something about a match. Messages to a node arrive in order, or not at all."""


class Holders:
    """The matches in this node's memory, and the other nodes that have them too.

    A node that died is told of such a match until it is forgotten here, which is harmless.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        # Dictionaries keep their order, so that a simulated run can be repeated.
        self._others: dict[str, dict[str, None]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._others)

    def hold(self, match: str) -> None:
        self._others.setdefault(match, {})
        self._post(EVERYBODY, match, HOLDS)

    def release(self, match: str) -> None:
        for node in self._others.pop(match, ()):
            self._post(node, match, HOLDS_NO_MORE)

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        """Tell the nodes that have this match too."""
        for node in self._others.get(match, ()):
            self._post(node, match, news)

    def receive(
        self, sender: str, to: str, match: str, news: Mapping[str, Any], heard: Heard
    ) -> None:
        """Note what a message says about its sender, and pass it on if this node has the match."""
        if match not in self._others:
            if to != EVERYBODY and news != HOLDS_NO_MORE:
                self._post(sender, match, HOLDS_NO_MORE)
        elif news == HOLDS_NO_MORE:
            self._others[match].pop(sender, None)
        else:
            self._note(sender, to, match, news, heard)
            if news != HOLDS:
                heard(match, {**news, "node": sender})

    def _note(
        self, sender: str, to: str, match: str, news: Mapping[str, Any], heard: Heard
    ) -> None:
        """Note that the sender has the match, and let it be answered unless it is known and did not ask."""
        if to == EVERYBODY and news != HOLDS:
            return  # It may have changed a match that it does not have.
        is_known = sender in self._others[match]
        self._others[match][sender] = None
        if news == HOLDS or not is_known:
            heard(match, {**HOLDS, "node": sender})


log = logging.getLogger("tuckbox.server")

T = TypeVar("T")

PREFIX = "tuckbox"
RETRY_SECONDS = 0.5
START_SECONDS = 3.0
"""How long startup waits for Redis before going on without it."""
CLAIM_SECONDS = 1.0
SEND_SECONDS = 5.0
"""A Redis that has not taken a message by then counts as unreachable."""
MOST_WAITING = 10_000
"""Messages beyond this are dropped while Redis is unreachable: versions are read again anyway."""


class News(NamedTuple):
    """Something about a match, for one node or for all."""

    to: str
    match: str
    said: Mapping[str, Any]


class ChannelError(TuckboxError):
    """The address of Redis cannot be used."""


class RedisChannel:
    """One subscription and one sender; both reconnect by themselves."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(8)
        self._hears, self._speaks = False, True
        try:
            self._redis = Redis.from_url(
                url, socket_connect_timeout=2, socket_timeout=None, health_check_interval=10
            )
        except ValueError as error:
            raise ChannelError.of("server-redis-url", url=without_password(url)) from error
        self._news: list[News] = []
        self._holders = Holders(self._post)
        self._must_announce = False
        """Whether the others may have missed which matches this node has."""
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_alive(self) -> bool:
        """Whether messages can be both sent and received."""
        return self._hears and self._speaks

    async def start(self, heard: Heard) -> None:
        """Begin to listen; wait a moment if Redis cannot be reached."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(heard, listening), name="channel in"),
            asyncio.create_task(self._send(), name="channel out"),
        ]
        try:
            await asyncio.wait_for(listening.wait(), START_SECONDS)
        except TimeoutError:
            log.warning("Redis cannot be reached; retrying")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    def hold(self, match: str) -> None:
        self._holders.hold(match)

    def release(self, match: str) -> None:
        self._holders.release(match)

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        self._holders.say(match, news)

    def say_to_all(self, match: str, news: Mapping[str, Any]) -> None:
        self._post(EVERYBODY, match, news)

    def _post(self, to: str, match: str, said: Mapping[str, Any]) -> None:
        if len(self._news) < MOST_WAITING:
            self._news.append(News(to, match, said))
        else:
            self._must_announce = True
        self._wake.set()

    async def claim(self, what: str, seconds: float) -> bool:
        """Claim by a key that expires, so that a node which died does not hold it for long."""
        if not self._speaks:
            return True
        key, milliseconds = f"{PREFIX}:claim:{what}", round(seconds * 1000)
        with contextlib.suppress(TimeoutError, RedisError, OSError):
            async with asyncio.timeout(CLAIM_SECONDS):
                return await self._asked(lambda: self._is_first(key, milliseconds))
        return True

    async def _asked(self, request: Callable[[], Awaitable[T]]) -> T:
        """Ask Redis; if a connection broke while idle, which is noticed only now, ask over a new one."""
        try:
            return await request()
        except (RedisError, OSError):
            await self._redis.connection_pool.disconnect(inuse_connections=False)
            return await request()

    async def _is_first(self, key: str, milliseconds: int) -> bool:
        if await self._redis.set(key, self.node, nx=True, px=milliseconds):
            return True
        return await self._redis.get(key) in (None, self.node.encode())

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._hear_all(heard, listening)
            except (RedisError, OSError) as error:
                if self._hears:
                    log.warning("Redis cannot be reached: %s", type(error).__name__)
                self._hears = False
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, heard: Heard, listening: asyncio.Event) -> None:
        """Subscribe, and pass on what comes until the connection breaks."""
        topics = {_topic(to).encode(): to for to in (EVERYBODY, self.node)}
        async with self._redis.pubsub() as messages:
            await messages.subscribe(*topics)
            async for message in messages.listen():
                if message["type"] == "message":
                    self._pass_on(topics[message["channel"]], message["data"], heard)
                elif message["data"] == len(topics):  # The last subscription is confirmed.
                    self._hears = True
                    self._announce()
                    listening.set()

    def _announce(self) -> None:
        """Tell the others, who may have missed it, which matches this node has."""
        self._must_announce = True
        self._wake.set()

    def _pass_on(self, to: str, data: bytes, heard: Heard) -> None:
        told = orjson.loads(data)
        if told["node"] != self.node:
            for match, said in told["news"]:
                self._holders.receive(told["node"], to, match, said, heard)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._news = self._news, []
            try:
                await self._publish(news)
                self._speaks = True
            except (RedisError, OSError):
                self._speaks = False
                self._news = (news + self._news)[:MOST_WAITING]
                self._announce()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, news: list[News]) -> None:
        if self._must_announce:
            self._must_announce = False
            news = news + [News(EVERYBODY, match, HOLDS) for match in self._holders]
        letters = self._letters(news)
        if letters:
            async with asyncio.timeout(SEND_SECONDS):
                await self._asked(lambda: self._post_letters(letters))

    def _letters(self, news: list[News]) -> dict[str, bytes]:
        """Return a message for each topic; the one for all comes last, since it says what holds now."""
        by_node: dict[str, list[tuple[str, Mapping[str, Any]]]] = {}
        for to, match, said in sorted(news, key=lambda one: one.to == EVERYBODY):
            by_node.setdefault(to, []).append((match, said))
        return {
            _topic(to): orjson.dumps({"node": self.node, "news": told})
            for to, told in by_node.items()
        }

    async def _post_letters(self, letters: Mapping[str, bytes]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for topic, letter in letters.items():
                pipeline.publish(topic, letter)
            await pipeline.execute()


def _topic(to: str) -> str:
    return f"{PREFIX}:to:{to}"
