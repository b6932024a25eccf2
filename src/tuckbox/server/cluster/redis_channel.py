"""The channel between nodes over Redis: a node told of a new version of a match reads it again.

Correctness never depends on it. While Redis is unreachable, `is_alive` is False and nodes poll the
database; when it is back, they check once more for what they missed.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tuckbox.core import TuckboxError
from tuckbox.server.cluster.channel import Heard
from tuckbox.server.storage.database_error import without_password

log = logging.getLogger("tuckbox.server")

T = TypeVar("T")

TOPIC = "tuckbox"
RETRY_SECONDS = 0.5
START_SECONDS = 3.0
"""How long startup waits for Redis before going on without it."""
CLAIM_SECONDS = 1.0
MOST_WAITING = 10_000
"""Messages beyond this are dropped while Redis is unreachable: versions are read again anyway."""


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
        self._news: list[dict[str, Any]] = []
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

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        if len(self._news) < MOST_WAITING:
            self._news.append({"match": match, **news})
            self._wake.set()

    async def claim(self, what: str, seconds: float) -> bool:
        """Claim by a key that expires, so that a node which died does not hold it for long."""
        if not self._speaks:
            return True
        key, milliseconds = f"{TOPIC}:claim:{what}", round(seconds * 1000)
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
                async with self._redis.pubsub(ignore_subscribe_messages=True) as topic:
                    await topic.subscribe(TOPIC)
                    self._hears = True
                    listening.set()
                    async for message in topic.listen():
                        self._pass_on(message["data"], heard)
            except (RedisError, OSError) as error:
                if self._hears:
                    log.warning("Redis cannot be reached: %s", type(error).__name__)
                self._hears = False
                await asyncio.sleep(RETRY_SECONDS)

    def _pass_on(self, data: bytes, heard: Heard) -> None:
        said = json.loads(data)
        if said["node"] != self.node:
            for news in said["news"]:
                heard(news.pop("match"), {**news, "node": said["node"]})

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
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, news: list[dict[str, Any]]) -> None:
        said = json.dumps({"node": self.node, "news": news})
        await self._asked(lambda: self._redis.publish(TOPIC, said))
