"""One open match in memory: its state, the owners of its seats, and its subscribers.

A change is worked out by the match, stored, made effective, and only then sent to clients: `act` is
the only way to change anything.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from tuckbox.core import AnyGame, Seat
from tuckbox.match import Change, Match, Played, Submission
from tuckbox.match.setup import PlayerKind
from tuckbox.server.live.changes import Prepare, owed, write_of
from tuckbox.server.live.document import TreeBuilder, patch
from tuckbox.server.live.keeper import Client, Keeper, in_slices
from tuckbox.server.live.past import Past, entry_models, replayed_models
from tuckbox.server.live.people import Attendance, HolderSeats, SeatsByHolder
from tuckbox.server.live.seat_document import (
    NOT_SEEN,
    PublicView,
    SeatDocument,
    SeatMoves,
    Shared,
    Viewpoint,
)
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.holder import Holder, Owner
from tuckbox.server.model.message_parts import entry_model
from tuckbox.server.model.stored_match import About, Known, LostRace, Read, Stored, Write

RECENT = 12
"""The number of entries kept ready to send to clients that missed a few."""

AT_ONCE = 32
"""The number of entries of a log that the event loop plays again itself."""

UNSEEN = 8
"""The number of versions after which a document is forgotten that nobody has looked at."""

MOST_OWED = 100
"""Far more changes than can be due at once."""


class LiveMatch:
    """A match that somebody plays or watches, or did recently."""

    __slots__ = (
        "_fetching",
        "_holder_seats",
        "_keeper",
        "_lock",
        "_moves",
        "_public",
        "_recent",
        "_shown",
        "_stale",
        "about",
        "alarm",
        "bots_wait",
        "fault",
        "match",
        "memo",
        "owners",
        "presence",
        "subscribers",
        "touched",
        "tree_builder",
    )

    def __init__(self, stored: Stored, keeper: Keeper["LiveMatch"]) -> None:
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._fetching: asyncio.Task[None] | None = None
        self.subscribers: dict[Client, None] = {}
        """A set that keeps its order, so that a simulated run can be repeated."""
        self.alarm: asyncio.TimerHandle | None = None
        self.bots_wait = False
        """Whether bots wait until they play at full strength; a player may wish that."""
        self.fault: Contradiction | None = None
        """Why this match was given up: what is stored of it contradicts itself."""
        self.touched = time.monotonic()
        self._take(stored)
        self.presence = Attendance(self.owners, self.tell_presence, self.announce_presence)

    def _take(self, stored: Stored) -> None:
        self.about: About = stored.about
        self.match: Match = stored.match
        self.owners: dict[int, Owner] = stored.owners
        self.tree_builder = TreeBuilder()
        self._public = NOT_SEEN
        self._shown: dict[Viewpoint, SeatDocument] = {}
        self._moves: dict[Seat, SeatMoves] = {}
        self._recent: list[bytes] = []
        self.memo: dict[Any, Any] = {}
        """What was worked out for this version, shared by all clients that see the same."""
        self._holder_seats = SeatsByHolder()
        self._stale = False

    # State

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def seats_of(self, holder: Holder) -> tuple[Seat, ...]:
        """Return the seats that this identity or program holds, in order."""
        return self._seats_held(holder).held

    def people(self, holder: Holder) -> list[bytes]:
        """Return the fields of each seat's `SeatModel` that stay the same until seats change hands."""
        return self._seats_held(holder).people

    def _seats_held(self, holder: Holder) -> HolderSeats:
        return self._holder_seats.of(holder, self.match.setup, self.owners)

    @property
    def is_stale(self) -> bool:
        """Whether the database may be ahead of this."""
        return self._stale

    def is_person(self, seat: Seat) -> bool:
        return self.match.setup.players[seat - 1].kind is PlayerKind.GUEST

    # Changes

    async def act(
        self,
        prepare: Prepare,
        *,
        owners: dict[int, Owner] | None = None,
        next: str | None = None,
    ) -> Change | None:
        """Prepare, store, commit and announce a change. Raises the errors of the match and the database."""
        self.touched = time.monotonic()
        async with self._lock:
            with self._or_given_up():
                change = await self._stored(prepare, owners or {}, next)
            if change is None or change.is_repeat:
                return change
            self._commit(change, owners or {}, next)
        self._keeper.changed(self, change)
        return change

    async def submit(self, asked: Submission) -> Change:
        if asked.ply > self.match.ply(asked.seat) or (asked.seen or 0) > len(self.match.log):
            await self.refresh()  # Its sender has seen a later state of the match on another node.
        change = await self.act(lambda match, now: match.prepare(asked, now))
        assert change is not None
        return change

    async def settle(self) -> None:
        """Do everything that is due by now: draws, time-outs, seeds that did not come."""
        with self._or_given_up():
            for _ in range(MOST_OWED):
                if await self.act(owed) is None:
                    return
            raise Contradiction.because("torn-endless")

    @contextlib.contextmanager
    def _or_given_up(self) -> Iterator[None]:
        """Give the match up if it turns out to contradict itself; then nothing is tried again."""
        if self.fault is not None:
            raise self.fault.with_traceback(None)
        try:
            yield
        except Contradiction as error:
            self.give_up(error)
            raise

    def give_up(self, fault: Contradiction) -> None:
        """Close the match for everybody here."""
        if self.fault is None:
            self.fault = fault
            self._keeper.give_up(self, fault)

    async def refresh(self, version: int | None = None) -> None:
        """Read the match again if the database is ahead because another node has written."""
        if version is not None and version <= self.match.version and not self._stale:
            return
        async with self._lock:
            if version is not None and version <= self.match.version and not self._stale:
                return  # It was our own write, still in progress.
            with self._or_given_up():
                await self._reload()
        self._keeper.changed(self, None)

    async def _stored(
        self, prepare: Prepare, owners: dict[int, Owner], next: str | None
    ) -> Change | None:
        lost = 0
        while True:
            if self._stale:
                await self._reload()
                # What was in the database is new to every client of this node.
                self._keeper.changed(self, None)
            change = prepare(self.match, time.time())
            if change is None or change.is_repeat:
                return change
            # Until the write is confirmed nobody knows whether it has happened.
            self._stale = True
            write = write_of(self.id, self.match, change, owners, next)
            try:
                await self._keeper.store.write(write)
            except LostRace as error:
                if lost == change.version:  # Nobody was first: the match is as it was before.
                    raise Contradiction.because("torn-next", version=lost) from error
                lost = change.version
                continue
            except asyncio.CancelledError:
                self._keeper.spawn(self._catch_up(write))
                raise
            self._stale = False
            return change

    async def _catch_up(self, write: Write) -> None:
        """Find out what became of a write whose caller is gone."""
        await asyncio.wait([write.done])
        write.done.exception()  # Mark it as seen: `refresh` finds out whether the write was lost.
        await self.refresh()

    def _commit(self, change: Change, owners: dict[int, Owner], next: str | None) -> None:
        self._keep_ready(change.played)
        is_seated = change.setup is not self.match.setup
        if owners or is_seated:
            self.owners = self.owners | owners
            self._holder_seats.clear()
        self.match.commit(change)
        if next is not None:
            self.about = replace(self.about, next=next)
        self._forget_version()
        if change.played or is_seated:
            self._moves.clear()
        if owners:
            self._seat_anew()

    def _forget_version(self) -> None:
        self.memo.clear()
        self.tree_builder.clear()
        oldest = self.match.version - UNSEEN
        self._shown = {seen: one for seen, one in self._shown.items() if one.version >= oldest}

    def _keep_ready(self, played: Iterable[Played]) -> None:
        self._recent = self._recent + [entry_model(self.game, one) for one in played]
        if self._fetching is None:
            self._recent = self._recent[-RECENT:]

    async def _reload(self) -> None:
        was_doubtful = self._stale
        read = await self._keeper.store.news(Known.of(self.id, self.match))
        if read is None or not self._has_caught_up(read):
            self._take(await self._keeper.stored(self.id))
        self._seat_anew()
        if was_doubtful:  # Our own write may have succeeded; other nodes have not been told.
            self._keeper.say(self, {"version": self.match.version})

    def _has_caught_up(self, read: Read) -> bool:
        """Take what is new; return False if it does not fit, and the whole match has to be read."""
        match, ready, moves = self.match, self._recent, self._moves
        fold, setup = match.fold, match.setup
        try:
            happened = match.catch_up(read.news)
        except Exception:  # Whatever it is: the whole match tells what is wrong.
            return False
        self._take(Stored(read.about, match, read.owners))
        self._recent = ready
        if match.fold is fold and match.setup == setup:  # As after a hidden choice on another node.
            self._moves = moves
        self._keep_ready(happened)
        return len(match.log) == read.count

    # Announcements

    def shown(self, seen: Viewpoint) -> SeatDocument:
        """Return the document that is shown now to all who see the same."""
        found = self._shown.get(seen)
        if found is None:
            found = self._shown[seen] = SeatDocument(seen)
        if seen not in self.memo:
            found.grow(self.shared, self.public_view())
            self.memo[seen] = True
        return found

    @property
    def shared(self) -> Shared:
        """What the documents of all seats grow from."""
        return Shared(self.id, self.match, self.about.next, self.tree_builder, self.moves_of)

    def public_view(self) -> PublicView:
        """Return what everybody sees of the table."""
        if "public view" not in self.memo:
            self._public = self._public.grown(self.tree_builder, self.match.public_parts())
            self.memo["public view"] = True
        return self._public

    def public_changes(self, before: PublicView) -> bytes:
        """Return the operations on what everybody sees of the table since an earlier moment."""
        since: int
        found: bytes
        since, found = self.memo.get("public changes", (NOT_SEEN.number, b""))
        if since != before.number:
            found = b",".join(patch(before.fields, self.public_view().fields, "/view"))
            self.memo["public changes"] = before.number, found
        return found

    def moves_of(self, seat: Seat) -> SeatMoves:
        """Return what the person at this seat may choose now."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = SeatMoves(self.match, seat)
        return found

    def change_token(self, holder: Holder) -> object:
        """Return a value that changes whenever something happens that this holder may know.

        Only a seat's owner may know a choice that still waits; everybody may know that it waits.
        """
        match = self.match
        own = [(match.ply(who), match.choices.get(who)) for who in self.seats_of(holder)]
        public = self.memo.get("public")
        if public is None:
            public = len(match.log), frozenset(match.choices), match.setup, match.is_over
            self.memo["public"] = public
        return own, public, self.owners, self.about

    def tell(self) -> None:
        """Send every subscriber the newest state."""
        in_slices(self.subscribers, lambda subscriber: subscriber.wake())

    def tell_presence(self) -> None:
        """Send every subscriber who is here."""
        in_slices(self.subscribers, lambda subscriber: subscriber.wake_for_presence())

    def join(self, subscriber: Client) -> None:
        self.subscribers[subscriber] = None
        self.touched = time.monotonic()
        self.presence.came(self.seats_of(subscriber.holder))

    def leave(self, subscriber: Client) -> None:
        del self.subscribers[subscriber]
        self.touched = time.monotonic()
        self.presence.went(self.seats_of(subscriber.holder))
        self._holder_seats.pop(subscriber.holder, None)

    def _seat_anew(self) -> None:
        held = [self.seats_of(client.holder) for client in self.subscribers]
        self.presence.seated_anew(self.owners, held)

    def announce_presence(self) -> None:
        """Tell other nodes who is here."""
        online, spectators = self.presence.here()
        self._keeper.say(self, {"online": online, "spectators": spectators})

    # Entries that a client has missed

    def last_entries(self, last: int) -> list[bytes]:
        """Return the last N entries; see `make_ready` if the log is long."""
        if last > len(self._recent):
            return replayed_models(self.match, last)
        return self._recent[len(self._recent) - last :]

    def has_ready(self, last: int) -> bool:
        """Return whether the last N entries can be sent at once."""
        return last <= len(self._recent) or len(self.match.log) <= AT_ONCE

    async def make_ready(self, last: int) -> None:
        """Have the last N entries ready for whoever asks next, in this turn of the event loop."""
        while not self.has_ready(last):
            if self._fetching is None:
                self._fetching = asyncio.create_task(self._fetch(last))
            try:
                await asyncio.shield(self._fetching)
            finally:
                self._fetching = None

    async def _fetch(self, last: int) -> None:
        checkpoints, past = self._keeper.checkpoints, Past.of(self.id, self.match)
        after = past.count - last
        found = await self._keeper.replays.run(entry_models, checkpoints, past, after)
        # Meanwhile the match may have gone on, or its newest entries may have been forgotten.
        before_recent = len(self.match.log) - len(self._recent)
        if after <= before_recent <= past.count:
            self._recent = found[: before_recent - after] + self._recent

    def forget_shown(self) -> None:
        """Free memory: keep only what cannot be worked out again, or what clients were shown last."""
        self._forget_version()
        self._moves.clear()
        if not self.subscribers:
            self._public = NOT_SEEN
            self._shown.clear()
        self.match.forget()
        self._recent = []
