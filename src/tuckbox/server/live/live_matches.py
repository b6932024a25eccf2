"""The tables in memory: opened on demand, forgotten when nobody looks, told what other nodes do."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tuckbox.core import AnyGame
from tuckbox.games import as_recorded
from tuckbox.match import Change, Match, Setup
from tuckbox.server.cluster.channel import Channel
from tuckbox.server.http.errors import NotFound
from tuckbox.server.live.clocks import next_due
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.storage import matches
from tuckbox.server.storage import missed_changes as news
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import About, Stored
from tuckbox.server.storage.missed_changes import Known, Read
from tuckbox.server.storage.owner import Owner
from tuckbox.server.storage.writer import Writer

log = logging.getLogger("tuckbox.server")

Listener = Callable[[LiveMatch, Change | None], None]
"""Called after a table has changed or come into memory (then without a change). Must not wait."""

SWEEP_SECONDS = 10.0
DEAF_SECONDS = 1.0
RING_SECONDS = 30.0


class LiveMatches:
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
        self._open: dict[str, LiveMatch] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
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
        for live in self:
            if live.alarm is not None:
                live.alarm.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._channel.stop()

    # Opening

    async def open(self, id: str) -> LiveMatch:
        """The table with this match; `NotFound` if there is none."""
        live = self._open.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        # Several may wait for the same table; one that goes away must not stop the others.
        return await asyncio.shield(task)

    def find(self, id: str) -> LiveMatch | None:
        """The table if it is in memory."""
        return self._open.get(id)

    async def create(
        self, about: About, setup: Setup, owners: Mapping[int, Owner] | None = None
    ) -> LiveMatch:
        """A new match, stored; its first draws are made if every seat is taken."""
        # A game without cards can begin at once.
        match = Match(as_recorded(self.games[setup.game], setup.components), setup)
        await self._database.write(
            lambda connection: matches.create(
                connection, about, setup, owners or {}, match.state.value, owing=match.owing
            )
        )
        return await self.open(about.id)

    async def remove(self, live: LiveMatch) -> None:
        """Forget a match that never began."""
        await self._database.write(lambda connection: matches.remove(connection, live.id))
        self._part(live)

    def _part(self, live: LiveMatch) -> None:
        """The match is no more: whoever looks must go."""
        self.forget(live.id)
        for subscriber in list(live.subscribers):
            subscriber.drop()

    async def stored(self, id: str) -> Stored:
        stored = await self._database.read(
            lambda connection: matches.load(connection, id, self.games)
        )
        if stored is None:
            raise NotFound.of("server-no-match")
        return stored

    async def news(self, live: LiveMatch) -> Read | None:
        """What the database has beyond this; None if it must be read as a whole."""
        known = Known.of(live.id, live.match)
        return await self._database.read(lambda connection: news.read(connection, known))

    async def _load(self, id: str) -> LiveMatch:
        live = LiveMatch(await self.stored(id), self)
        self._open[id] = live
        self._channel.say(id, {"ask": True})
        await live.settle()
        self._after(live, None)
        return live

    # Telling

    def changed(self, live: LiveMatch, change: Change | None) -> None:
        """A change is in: tell everyone who looks, here and on other nodes."""
        live.tell()
        if change is not None:
            self._channel.say(live.id, {"version": change.version})
        self._after(live, change)

    def say(self, live: LiveMatch, said: Mapping[str, Any]) -> None:
        self._channel.say(live.id, said)

    def _after(self, live: LiveMatch, change: Change | None) -> None:
        self._set_alarm(live)
        for listener in self.listeners:
            listener(live, change)

    def _heard(self, id: str, said: Mapping[str, Any]) -> None:
        live = self._open.get(id)
        if live is None:
            return
        if "version" in said:
            self.spawn(live.refresh(int(said["version"])))
        if "online" in said:
            live.presence.heard(said["node"], said["online"], said["spectators"])
        if "ask" in said and live.subscribers:
            live.announce_presence()

    # Time

    def _set_alarm(self, live: LiveMatch) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = next_due(live.match)
        if due is not None:
            delay = max(0.0, due - time.time()) + 0.005
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: LiveMatch) -> None:
        live.alarm = None
        self.spawn(live.settle())

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
            lambda connection: matches.overdue(connection, time.time(), self.games)
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
        for live in self:
            self._look_after(live, now - live.touched)

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
            live = self._open.get(id)
            if live is not None and id in versions:
                await live.refresh(versions[id])
            elif live is not None:
                self._part(live)

    async def announce(self, versions: Mapping[str, int]) -> None:
        """These matches were changed in the database past their tables: bring all nodes up to date."""
        for id, version in versions.items():
            self._channel.say(id, {"version": version})
            live = self._open.get(id)
            if live is not None:
                await live.refresh(version)

    def _look_after(self, live: LiveMatch, untouched: float) -> None:
        if live.is_stale:
            self.spawn(live.refresh(live.match.version))  # Unless it is only being written.
        if untouched > SWEEP_SECONDS:
            live.forget_shown()
        live.presence.refresh()
        if live.subscribers:
            if live.presence.is_shared:
                live.announce_presence()
        elif untouched > self._idle:
            self.forget(live.id)

    def forget(self, id: str) -> None:
        """Let a table leave memory; nothing is lost."""
        live = self._open.pop(id, None)
        if live is not None and live.alarm is not None:
            live.alarm.cancel()
