"""The real storage code on one SQLite database in memory, with slow and failing transactions."""

import asyncio
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from tests.server.simulation.clock import START
from tuckbox.server.model.slow_work import Threads
from tuckbox.server.storage import database, uptime
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import upgrade

T = TypeVar("T")


@cache
def shared_engine() -> Engine:
    """One engine for all seeds of a process: creating the tables takes longer than a game."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    event.listen(engine, "connect", database._prepare_sqlite)
    event.listen(engine, "begin", database._begin_sqlite)
    with engine.begin() as connection:
        upgrade(connection)
        # Some node is always up, so that clocks are charged as usual.
        uptime.begin(connection, "simulation", START)
        uptime.beat(connection, "simulation", START + 1e7)
    return engine


class SimulatedDatabase(Database):
    """One node's access to the database. Each transaction happens at one moment of the simulation."""

    def __init__(self, rng: Random, slowest: float, failing: float) -> None:
        self.url = "sqlite://"
        self.engine = shared_engine()
        self._still = self._for_writing = self.engine
        self._rng = rng
        self._slowest = slowest
        self.failing = failing
        self._is_dead = False
        self._writing = asyncio.Lock()
        self._writer = Threads(1, "writer")  # Never used; it only tells writes from reads.
        self._readers = self._loaders = Threads(1, "readers")

    def kill(self) -> None:
        """Stop as with `kill -9`: what has not happened yet never will, and nobody is told."""
        self._is_dead = True

    async def _in(self, threads: Threads, engine: Engine, work: Callable[[Connection], T]) -> T:
        if threads is not self._writer:
            return await self._transaction(work)
        async with self._writing:
            return await self._transaction(work)

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        await self._pass_time()
        fate = self._rng.random()
        if fate < self.failing / 2:
            raise _fault("before")
        with self.engine.begin() as connection:
            result = work(connection)
        await self._pass_time()
        if fate < self.failing:
            raise _fault("after")  # It is written, but the node cannot know.
        return result

    async def _pass_time(self) -> None:
        await asyncio.sleep(self._rng.uniform(0.0, self._slowest))
        if self._is_dead:
            await asyncio.Event().wait()


def _fault(when: str) -> OperationalError:
    return OperationalError("simulated", {}, ConnectionError(f"lost {when} the commit"))
