"""Group commit: what many matches write at the same time goes into one transaction.

A disk takes about the same time to confirm a transaction with one entry or a hundred. So while one
batch is being written, the next one is collected. A change that lost to another writer fails alone:
the batch is then written again with a savepoint for each change.
"""

import asyncio
import contextlib

from sqlalchemy.exc import IntegrityError

from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.model.stored_match import LostRace, Write
from tuckbox.server.storage.batch import write_all, write_each
from tuckbox.server.storage.database import Database

MOST_AT_ONCE = 500
STUCK = ("40P01", "40001")
"""PostgreSQL's codes for a transaction ended because of a deadlock with another node's."""
TRIES = 3


class Writer:
    """Writes changes in batches; `write` returns when the change is on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._gathered: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_writing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Write what has been collected, then stop."""
        while self._gathered or self._is_writing:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, write: Write) -> None:
        """Write a change; raise `LostRace` if another writer was first, or the database's error."""
        write.done = asyncio.get_running_loop().create_future()
        self._gathered.append(write)
        self._wake.set()
        # A caller that is cancelled must not cancel the write.
        await asyncio.shield(write.done)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
            if not self._gathered:
                self._wake.clear()
            self._is_writing = True
            await self._settle(batch)
            self._is_writing = False

    async def _written(self, batch: list[Write]) -> set[Write]:
        """Write a batch, and return the changes that lost to another writer."""
        for attempt in range(TRIES + 1):
            try:
                return await self._tried(batch)
            except StoreFailed as error:
                fault = getattr(error.__cause__, "orig", None)
                if getattr(fault, "sqlstate", None) not in STUCK or attempt == TRIES:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _tried(self, batch: list[Write]) -> set[Write]:
        try:
            await self._database.write(lambda connection: write_all(connection, batch))
        except (StoreFailed, LostRace) as error:
            if not isinstance(error.__cause__, IntegrityError) and not isinstance(error, LostRace):
                raise
            return await self._database.write(lambda connection: write_each(connection, batch))
        return set()

    async def _settle(self, batch: list[Write]) -> None:
        try:
            lost = await self._written(batch)
        except Exception as error:
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(error)
            return
        for write in batch:
            if write.done.done():
                continue
            if write in lost:
                write.done.set_exception(LostRace())
            else:
                write.done.set_result(None)
