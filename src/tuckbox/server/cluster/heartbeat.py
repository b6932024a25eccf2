"""Records every few seconds that this node is up, so that clocks are charged fairly."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.storage import uptime
from tuckbox.server.storage.database import Database

log = logging.getLogger("tuckbox.server")

LAST_BEAT_SECONDS = 1.0
"""A node that ends does not wait longer for its database."""


@contextlib.asynccontextmanager
async def heartbeat(database: Database) -> AsyncIterator[None]:
    """Record that the node is up while it runs, and once more when it stops."""
    node = secrets.token_hex(8)
    await database.write(lambda connection: uptime.begin(connection, node, time.time()))
    task = asyncio.create_task(_beat(database, node), name="heartbeat")
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(StoreFailed, TimeoutError):
            async with asyncio.timeout(LAST_BEAT_SECONDS):
                await database.write(lambda connection: uptime.beat(connection, node, time.time()))


async def _beat(database: Database, node: str) -> None:
    while True:
        await asyncio.sleep(uptime.BEAT_SECONDS)
        try:
            await database.write(lambda connection: uptime.beat(connection, node, time.time()))
        except StoreFailed as error:
            log.warning("database error: %s", error)
