"""What goes through Redis between nodes, and what is told again after it was away."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from tests.server.backends import PATIENCE, Backend, Postgres
from tests.server.no_limits import UNLIMITED
from tests.server.running import SECRET, Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.server import cluster
from tuckbox.server.cluster import RedisChannel


class Ear:
    """A node's channel that answers whoever opens a match, and notes what it hears."""

    def __init__(self, url: str) -> None:
        self.channel = RedisChannel(url)
        self.heard: list[Any] = []

    def hear(self, match: str, news: Mapping[str, Any]) -> None:
        if "holds" in news:
            self.channel.say(match, {"told": "answer"})
        else:
            self.heard.append(news["told"])

    async def has_heard(self, told: str) -> None:
        await _until(lambda: told in self.heard)


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def ears(redis: Backend) -> AsyncIterator[tuple[Ear, Ear, "Redis"]]:
    """Yield two channels that hear, and a way to ask Redis itself."""
    url = f"redis://127.0.0.1:{redis.port}"
    one, two = Ear(url), Ear(url)
    for ear in (one, two):
        await ear.channel.start(ear.hear)
    await _until(lambda: one.channel.is_alive and two.channel.is_alive)
    async with Redis.from_url(url) as asked:
        yield one, two, asked
    for ear in (one, two):
        await ear.channel.stop()


async def published(asked: "Redis") -> int:
    """Return how many messages nodes have sent through Redis since it started."""
    counted = await asked.info("commandstats")
    return int(counted.get("cmdstat_publish", {"calls": 0})["calls"])


def test_only_nodes_with_a_match_hear_of_it(redis: Backend) -> None:
    async def speak() -> None:
        async with ears(redis) as (one, two, _):
            for match in ("shared", "alone"):
                one.channel.hold(match)
            two.channel.hold("shared")
            await one.has_heard("answer")
            await two.has_heard("answer")
            one.channel.say("alone", {"told": "nothing"})
            one.channel.say("shared", {"told": "hello"})
            await two.has_heard("hello")
            two.channel.release("shared")
            two.channel.say_to_all("alone", {"told": "all"})
            await one.has_heard("all")
            one.channel.say("shared", {"told": "nothing"})
            one.channel.say_to_all("other", {"told": "nothing"})
            two.channel.hold("other")
            one.channel.hold("other")
            await two.has_heard("answer")
            assert "nothing" not in two.heard

    asyncio.run(speak())


def test_a_lost_subscription_is_made_up_for(redis: Backend) -> None:
    """What is published while a node does not listen is lost: then it says again which matches it has."""

    async def speak() -> None:
        async with ears(redis) as (one, two, asked):
            one.channel.hold("m")
            await asked.client_kill_filter(_type="pubsub")
            await _until(lambda: not (one.channel.is_alive or two.channel.is_alive))
            sent = await published(asked)
            two.channel.hold("m")
            while await published(asked) == sent:
                await asyncio.sleep(0.01)
            one.channel.say("m", {"told": "nothing"})
            await one.has_heard("answer")
            await two.has_heard("answer")
            one.channel.say("m", {"told": "hello"})
            await two.has_heard("hello")

    asyncio.run(speak())


def test_matches_are_announced_again_when_too_much_waited(
    redis: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "MOST_WAITING", 2)

    async def speak() -> None:
        async with ears(redis) as (one, two, _):
            one.channel.hold("a")
            two.channel.hold("d")
            two.channel.say_to_all("a", {"told": "ready"})
            await one.has_heard("ready")
            for match in ("b", "c", "d"):  # The sender has no chance to run between them.
                one.channel.hold(match)
            await one.has_heard("answer")
            await two.has_heard("answer")

    asyncio.run(speak())


def test_a_match_that_lives_on_one_node_sends_nothing_through_redis(
    tmp_path: Path, postgres: Postgres, redis: Backend
) -> None:
    settings = sqlite_settings(
        tmp_path,
        database=postgres.new_database(),
        redis=f"redis://127.0.0.1:{redis.port}",
        secret=SECRET,
        **UNLIMITED,
    )
    with running(settings) as one, running(settings):
        assert _messages_of_a_game(one, redis) == 0


def _messages_of_a_game(node: Running, redis: Backend) -> int:
    """Let two people play on a node; return how many messages the nodes sent each other meanwhile."""

    def count() -> int:
        async def ask() -> int:
            async with Redis.from_url(f"redis://127.0.0.1:{redis.port}") as asked:
                return await published(asked)

        return asyncio.run(ask())

    ann, bob, before = Visitor(node), Visitor(node), count()
    match = ann.create("jammit", {"kind": "me"}, {"kind": "open"})["id"]
    assert bob.join(match) == 2
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        until(lambda: count() > before)  # The match was announced when it was made.
        announced, moves = count(), 0
        while moves < 6:
            for socket in (first, second):
                socket.poll()
                if socket.may_choose:
                    assert socket.submit(socket.update["moves"][0])["type"] == "ack"
                    moves += 1
        sent = count() - announced
    for visitor in (ann, bob):
        visitor.close()
    return sent
