"""When the server was up: clocks are charged only while some node was."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from sqlalchemy import Connection, delete, insert, select, update

from tuckbox.match import Clock
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import uptimes

BEAT_SECONDS = 5.0
"""How often a node records that it is up."""
KEPT_SECONDS = 60 * 24 * 3600
"""Longer than any clock can run."""
SMALL_SECONDS = 1.0
"""Shorter gaps are ignored, since the clocks of machines differ."""

Span = tuple[float, float]


def begin(connection: Connection, node: str, now: float) -> None:
    connection.execute(delete(uptimes).where(uptimes.c.seen < now - KEPT_SECONDS))
    connection.execute(insert(uptimes).values(node=node, started=now, seen=now))


def beat(connection: Connection, node: str, now: float) -> None:
    connection.execute(update(uptimes).where(uptimes.c.node == node).values(seen=now))


def fair_clock(connection: Connection, clock: Clock | None, now: float) -> Clock | None:
    """Return the clock of a stored match, without the time when no node was up."""
    if clock is None or not any(clock.since):
        return clock
    first = min(since for since in clock.since if since is not None)
    rows = connection.execute(select(uptimes).where(uptimes.c.seen >= first))
    spans = sorted((row.started, _until(row.seen, now)) for row in rows)
    since = tuple(None if at is None else _charged(at, spans, now) for at in clock.since)
    return Clock(clock.control, clock.remaining, since)


def _until(seen: float, now: float) -> float:
    """Return until when a node was up: one that was seen recently still is."""
    return now if now - seen < 2 * BEAT_SECONDS else seen


def _charged(since: float, spans: list[Span], now: float) -> float:
    """Return when the clock would have been started if the server had never been down."""
    gap = now - since - covered(since, spans, now)
    return since + gap if gap > SMALL_SECONDS else since


def covered(since: float, spans: list[Span], now: float) -> float:
    """Return how long some node was up between `since` and `now`; spans ascend by their start."""
    total, reached = 0.0, since
    for start, end in spans:
        begin, stop = max(start, reached), min(end, now)
        if stop > begin:
            total += stop - begin
            reached = stop
    return total


log = logging.getLogger("tuckbox.server")

LAST_BEAT_SECONDS = 1.0
"""A node that ends does not wait longer for its database."""


@contextlib.asynccontextmanager
async def heartbeat(database: Database) -> AsyncIterator[None]:
    """Record that the node is up while it runs, and once more when it stops."""
    node = secrets.token_hex(8)
    await database.write(lambda connection: begin(connection, node, time.time()))
    task = asyncio.create_task(_beat(database, node), name="heartbeat")
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(StoreFailed, TimeoutError):
            async with asyncio.timeout(LAST_BEAT_SECONDS):
                await database.write(lambda connection: beat(connection, node, time.time()))


async def _beat(database: Database, node: str) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            await database.write(lambda connection: beat(connection, node, time.time()))
        except StoreFailed as error:
            log.warning("database error: %s", error)
