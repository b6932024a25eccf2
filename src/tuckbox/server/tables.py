"""The tables in memory: opened on demand, forgotten when nobody looks, told what other nodes do."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tuckbox.core import AnyGame
from tuckbox.match import Change, Match, Setup
from tuckbox.server.channel import Channel
from tuckbox.server.clocks import next_due
from tuckbox.server.error import NotFound
from tuckbox.server.storage import matches, news
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import About, Stored
from tuckbox.server.storage.news import Known, Read
from tuckbox.server.storage.owner import Owner
from tuckbox.server.storage.writer import Writer
from tuckbox.server.table import Table

log = logging.getLogger("tuckbox.server")

Listener = Callable[[Table, Change | None], None]
"""Called after a table has changed or come into memory (then without a change). Must not wait."""

SWEEP_SECONDS = 10.0
DEAF_SECONDS = 1.0
RING_SECONDS = 30.0


class Tables:
    """All open matches of this node, by id."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        channel: Channel,
        games: Mapping[str, AnyGame],
        idle: float,
    ) -> None:
        self.writer = writer
        self.games = games
        self.listeners: list[Listener] = []
        self._database = database
        self._channel = channel
        self._idle = idle
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeping: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Any:  # noqa: ANN401
        return iter(list(self._open.values()))

    async def start(self) -> None:
        await self._channel.start(self._heard)
        self._keeping = [
            asyncio.create_task(self._sweep(), name="sweep tables"),
            asyncio.create_task(self._poll_when_deaf(), name="poll tables"),
            asyncio.create_task(self._ring_absent(), name="clocks of absent tables"),
        ]

    async def stop(self) -> None:
        """Nothing new is begun; what is being written is written."""
        for task in self._keeping:
            task.cancel()
        for table in self:
            if table.alarm is not None:
                table.alarm.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._channel.stop()

    # Opening

    async def open(self, id: str) -> Table:
        """The table with this match; `NotFound` if there is none."""
        table = self._open.get(id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        # Several may wait for the same table; one that goes away must not stop the others.
        return await asyncio.shield(task)

    def find(self, id: str) -> Table | None:
        """The table if it is in memory."""
        return self._open.get(id)

    async def create(
        self, about: About, setup: Setup, owners: Mapping[int, Owner] | None = None
    ) -> Table:
        """A new match, stored; its first draws are made if every seat is taken."""
        state = "running" if setup.is_full else "open"
        # A game without cards can begin at once.
        owing = Match(self.games[setup.game], setup).owing
        await self._database.write(
            lambda connection: matches.create(
                connection, about, setup, owners or {}, state, owing=owing
            )
        )
        return await self.open(about.id)

    async def remove(self, table: Table) -> None:
        """Forget a match that never began."""
        await self._database.write(lambda connection: matches.remove(connection, table.id))
        self._part(table)

    def _part(self, table: Table) -> None:
        """The match is no more: whoever looks must go."""
        self.forget(table.id)
        for subscriber in list(table.subscribers):
            subscriber.drop()

    async def stored(self, id: str) -> Stored:
        stored = await self._database.read(
            lambda connection: matches.load(connection, id, self.games)
        )
        if stored is None:
            raise NotFound.of("server-no-match")
        return stored

    async def news(self, table: Table) -> Read | None:
        """What the database has beyond this; None if it must be read as a whole."""
        known = Known.of(table.id, table.match)
        return await self._database.read(lambda connection: news.read(connection, known))

    async def _load(self, id: str) -> Table:
        table = Table(await self.stored(id), self)
        self._open[id] = table
        self._channel.say(id, {"ask": True})
        await table.settle()
        self._after(table, None)
        return table

    # Telling

    def changed(self, table: Table, change: Change | None) -> None:
        """A change is in: tell everyone who looks, here and on other nodes."""
        table.tell()
        if change is not None:
            self._channel.say(table.id, {"version": change.version})
        self._after(table, change)

    def say(self, table: Table, said: Mapping[str, Any]) -> None:
        self._channel.say(table.id, said)

    def _after(self, table: Table, change: Change | None) -> None:
        self._set_alarm(table)
        for listener in self.listeners:
            listener(table, change)

    def _heard(self, id: str, said: Mapping[str, Any]) -> None:
        table = self._open.get(id)
        if table is None:
            return
        if "version" in said:
            self.spawn(table.refresh(int(said["version"])))
        if "online" in said:
            table.presence.heard(said["node"], said["online"], said["spectators"])
        if "ask" in said and table.subscribers:
            table.announce_presence()

    # Time

    def _set_alarm(self, table: Table) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        due = next_due(table.match)
        if due is not None:
            delay = max(0.0, due - time.time()) + 0.005
            table.alarm = asyncio.get_running_loop().call_later(delay, self._ring, table)

    def _ring(self, table: Table) -> None:
        table.alarm = None
        self.spawn(table.settle())

    def spawn(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        """Do something on the side; a failure is logged and the table read again later."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Any) -> None:  # noqa: ANN401
        try:
            await work
        except (SQLAlchemyError, NotFound) as error:
            log.warning("a table could not be brought up to date: %s", type(error).__name__)
        except Exception:
            log.exception("a mistake of ours")

    async def _ring_absent(self) -> None:
        """A clock runs out also where nobody looks and the table is in no memory."""
        while True:
            await self._guarded(self.ring_absent_once())
            await asyncio.sleep(RING_SECONDS)

    async def ring_absent_once(self) -> None:
        for id in await self._database.read(
            lambda connection: matches.overdue(connection, time.time())
        ):
            if id not in self._open:
                await self.open(id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep_once()
            await self._guarded(self.catch_up())

    def sweep_once(self) -> None:
        """Put idle tables away and bring doubtful ones up to date."""
        now = time.monotonic()
        for table in self:
            self._look_after(table, now - table.touched)

    async def _poll_when_deaf(self) -> None:
        """While other nodes cannot be heard, and once afterwards, see what they have written."""
        was_deaf = False
        while True:
            await asyncio.sleep(DEAF_SECONDS)
            is_deaf = not self._channel.is_alive
            if is_deaf or was_deaf:
                await self._guarded(self.catch_up())
            was_deaf = is_deaf

    async def catch_up(self) -> None:
        """Learn what was written without a word to us: by an operator, or while we were deaf."""
        # Also those that nobody watches: programs ask for them without a socket.
        known = list(self._open)
        versions = await self._database.read(lambda connection: matches.versions(connection, known))
        for id in known:
            table = self._open.get(id)
            if table is not None and id in versions:
                await table.refresh(versions[id])
            elif table is not None:
                self._part(table)

    async def announce(self, versions: Mapping[str, int]) -> None:
        """These matches were changed in the database past their tables: bring all nodes up to date."""
        for id, version in versions.items():
            self._channel.say(id, {"version": version})
            table = self._open.get(id)
            if table is not None:
                await table.refresh(version)

    def _look_after(self, table: Table, untouched: float) -> None:
        if table.is_stale:
            self.spawn(table.refresh(table.match.version))  # Unless it is only being written.
        if untouched > SWEEP_SECONDS:
            table.forget_shown()
        table.presence.refresh()
        if table.subscribers:
            if table.presence.is_shared:
                table.announce_presence()
        elif untouched > self._idle:
            self.forget(table.id)

    def forget(self, id: str) -> None:
        """Let a table leave memory; nothing is lost."""
        table = self._open.pop(id, None)
        if table is not None and table.alarm is not None:
            table.alarm.cancel()
