"""The matches in memory: opened on demand, forgotten when idle, kept up to date with other nodes."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from tuckbox.core import AnyGame, Message, TuckboxError
from tuckbox.games import as_recorded
from tuckbox.i18n import FALLBACK, Speaker
from tuckbox.match import Change, Match, Setup
from tuckbox.server.live.changes import next_due
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.past import Checkpoints
from tuckbox.server.model.channel import Channel
from tuckbox.server.model.errors import Contradiction, NotFound, StoreFailed, Unavailable, mark_of
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.slow_work import RETRY_SECONDS, SlowWork
from tuckbox.server.model.stored_match import About, MatchStore, Stored

log = logging.getLogger("tuckbox.server")

Listener = Callable[[LiveMatch, Change | None], None]
"""Called after a match has changed, or was loaded (then without a change). Must not block."""

SWEEP_SECONDS = 10.0
DEAF_SECONDS = 1.0
RING_SECONDS = 30.0
MOST_OPENING = 1000
"""Matches that are being loaded: after a start, everybody comes back at once."""
IN_USE_SECONDS = 2.0
"""How long a request may still be using the match that it has opened."""
LONG = 1000
"""The number of entries from which a match takes much memory: one of 25,000 about 15 MB."""
MOST_LONG = 8
"""Long matches that are kept though nobody watches them."""


class LiveMatches:
    """All open matches of this node, by id."""

    def __init__(
        self,
        store: MatchStore,
        channel: Channel,
        games: Mapping[str, AnyGame],
        idle: float,
        *,
        replays: SlowWork,
    ) -> None:
        self.store = store
        self.games = games
        self.replays = replays
        self.checkpoints = Checkpoints()
        self.listeners: list[Listener] = []
        self._channel = channel
        self._idle = idle
        self._open: dict[str, LiveMatch] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._faulty: set[str] = set()
        """Matches that cannot be opened, and of which the log tells why."""
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
        """Begin nothing new, and finish what is being written."""
        for task in self._keeping:
            task.cancel()
        for live in self:
            if live.alarm is not None:
                live.alarm.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._channel.stop()

    # Opening

    async def open(self, id: str) -> LiveMatch:
        """Return the match with this id, loaded if necessary; raise `NotFound` if there is none."""
        live = self._open.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        task = self._opening.get(id)
        if task is None:
            if len(self._opening) >= MOST_OPENING:
                raise Unavailable.after(RETRY_SECONDS, "server-pool-full")
            task = self._opening[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        # Several callers may wait for the same match; one that is cancelled must not cancel the others.
        return await asyncio.shield(task)

    def find(self, id: str) -> LiveMatch | None:
        """Return the match if it is in memory."""
        return self._open.get(id)

    async def create(
        self, about: About, setup: Setup, owners: Mapping[int, Owner] | None = None
    ) -> LiveMatch:
        """Store a new match and return it; its first draws are made if every seat is taken."""
        # A game without cards can begin at once.
        game = as_recorded(self.games[setup.game], setup.components, setup.box)
        is_default_box = game is self.games[setup.game]
        await self.store.create(
            about, Match(game, setup), owners or {}, is_default_box=is_default_box
        )
        return await self.open(about.id)

    async def remove(self, live: LiveMatch) -> None:
        """Delete a match, here and for everybody."""
        await self.store.remove(live.id)
        self._part(live)

    def _part(self, live: LiveMatch) -> None:
        """Drop the subscribers of a match that was deleted."""
        self.forget(live.id)
        for subscriber in list(live.subscribers):
            subscriber.drop()

    async def stored(self, id: str) -> Stored:
        stored = await self.store.load(id)
        if stored is None:
            raise NotFound.of("server-no-match")
        return stored

    async def _load(self, id: str) -> LiveMatch:
        try:
            live = LiveMatch(await self.stored(id), self)
            self._open[id] = live
            if len(live.match.log) > LONG:
                self._make_room()
            self._channel.hold(id)
            await live.settle()
        except Contradiction as error:
            self._name_fault(id, error.reason)
            raise
        self._faulty.discard(id)
        self._after(live, None)
        return live

    def _make_room(self) -> None:
        """Forget long matches that nobody watches, those used longest ago first."""
        idle = [live for live in self if len(live.match.log) > LONG and self._is_idle(live)]
        idle.sort(key=lambda live: live.touched)
        for live in idle[: max(0, len(idle) - MOST_LONG)]:
            self.forget(live.id)

    # Matches that contradict themselves

    def give_up(self, live: LiveMatch, fault: Contradiction) -> None:
        """Close a match for everybody here; whoever opens it again reads it anew."""
        self._name_fault(live.id, fault.reason)
        self.forget(live.id)
        for subscriber in list(live.subscribers):
            subscriber.end(fault.message)

    def _name_fault(self, id: str, reason: Message) -> None:
        """Log once why a match cannot be opened."""
        if id not in self._faulty:
            self._faulty.add(id)
            told = Speaker(FALLBACK).say(reason)
            log.warning("closed match %s, which can't be played on: %s", mark_of(id), told)

    # Announcements

    def changed(self, live: LiveMatch, change: Change | None) -> None:
        """Announce a change to all subscribers, here and on other nodes."""
        live.tell()
        if change is not None:
            self._channel.say(live.id, {"version": change.version})
        self._after(live, change)

    def say(self, live: LiveMatch, said: Mapping[str, Any]) -> None:
        self._channel.say(live.id, said)

    def let_bots_wait(self, live: LiveMatch, bots_wait: bool) -> None:
        """Take in a player's wish, here and on other nodes."""
        live.bots_wait = bots_wait
        self.say(live, {"bots_wait": bots_wait})

    def _after(self, live: LiveMatch, change: Change | None) -> None:
        self._set_alarm(live)
        for listener in self.listeners:
            listener(live, change)

    def _heard(self, id: str, said: Mapping[str, Any]) -> None:
        live = self._open.get(id)
        if live is None:
            return
        if said.get("version", 0) > live.match.version and self._is_idle(live):
            self.forget(id)  # It is played on another node; keeping up would cost a reading a move.
            return
        if "version" in said:
            self.spawn(live.refresh(int(said["version"])))
        if "online" in said:
            live.presence.heard(said["node"], said["online"], said["spectators"])
        if "bots_wait" in said:
            live.bots_wait = bool(said["bots_wait"])
        if "holds" in said:
            self._answer(live)

    def _answer(self, live: LiveMatch) -> None:
        """Tell a node that has opened the match what it may have missed between reading it and saying so."""
        self.say(live, {"version": live.match.version})
        if live.subscribers:
            live.announce_presence()

    def _is_idle(self, live: LiveMatch) -> bool:
        """Return whether nobody watches it here and no request is using it."""
        return not live.subscribers and time.monotonic() - live.touched > IN_USE_SECONDS

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
        """Do something in the background; a failure is logged and the match read again later."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Any) -> None:  # noqa: ANN401
        try:
            await work
        except Contradiction:
            pass  # It was named, and the match is closed.
        except (StoreFailed, NotFound) as error:
            log.warning("a match could not be brought up to date: %s", type(error).__name__)
        except Exception:
            log.exception("internal error")

    async def _ring_absent(self) -> None:
        """Let clocks run out in matches that no node has in memory."""
        while True:
            await self._guarded(self.ring_absent_once())
            await asyncio.sleep(RING_SECONDS)

    async def ring_absent_once(self) -> None:
        for id in await self.store.overdue(time.time()):
            if id not in self._open and id not in self._faulty:
                try:
                    await self.open(id)
                except Unavailable:
                    return  # There is too much to do already.
                except TuckboxError as error:
                    self._name_fault(id, error.message)  # unless it is named already

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep_once()
            await self._guarded(self.catch_up())

    def sweep_once(self) -> None:
        """Forget idle matches and bring doubtful ones up to date."""
        now = time.monotonic()
        for live in self:
            self._look_after(live, now - live.touched)

    async def _poll_when_deaf(self) -> None:
        """Read what other nodes have written while they cannot be heard, and once afterwards."""
        was_deaf = False
        while True:
            await asyncio.sleep(DEAF_SECONDS)
            is_deaf = not self._channel.is_alive
            if is_deaf or was_deaf:
                await self._guarded(self.catch_up())
            was_deaf = is_deaf

    async def catch_up(self) -> None:
        """Read what was written without an announcement: by an operator, or while the channel was down."""
        # Including those without subscribers: programs play them over HTTP.
        known = list(self._open)
        versions = await self.store.versions(known)
        for id in known:
            live = self._open.get(id)
            if live is not None and id in versions:
                with contextlib.suppress(Contradiction):
                    await live.refresh(versions[id])
            elif live is not None:
                self._part(live)

    async def announce(self, versions: Mapping[str, int]) -> None:
        """Bring all nodes up to date with matches that were changed directly in the database."""
        for id, version in versions.items():
            self._channel.say_to_all(id, {"version": version})
            live = self._open.get(id)
            if live is not None:
                with contextlib.suppress(Contradiction):
                    await live.refresh(version)

    def _look_after(self, live: LiveMatch, untouched: float) -> None:
        if live.is_stale:
            self.spawn(
                live.refresh(live.match.version)
            )  # A no-op if only our own write is pending.
        if untouched > SWEEP_SECONDS:
            live.forget_shown()
        live.presence.refresh()
        if live.subscribers:
            if live.presence.is_shared:
                live.announce_presence()
        elif untouched > self._idle:
            self.forget(live.id)

    def forget(self, id: str) -> None:
        """Remove a match from memory; nothing is lost."""
        live = self._open.pop(id, None)
        if live is None:
            return
        self._channel.release(id)
        if live.alarm is not None:
            live.alarm.cancel()
