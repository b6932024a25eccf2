"""Who is present at a match: on this node by its sockets, on other nodes by what they report."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tuckbox.core import Seat

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch

HEARD_FOR = 30.0
"""Seconds for which another node's report counts; it is repeated more often than that."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another node's report, and when it came."""

    online: frozenset[int]
    spectators: int
    heard: float


class Presence:
    """Which seats' owners are connected, since when the others are not, and the number of spectators."""

    __slots__ = ("_away", "_elsewhere", "_live", "online", "spectators")

    def __init__(self, live: "LiveMatch") -> None:
        self._live = live
        self._elsewhere: dict[str, Elsewhere] = {}
        self._away: dict[int, float] = {}
        self.online: frozenset[int] = frozenset()
        self.spectators = 0
        self._count()

    def offline_since(self, seat: Seat) -> float | None:
        """Return when the owner was last seen, or when the match was loaded; None if online."""
        self._count()
        return self._away.get(seat)

    @property
    def is_shared(self) -> bool:
        """Whether another node has clients at this match."""
        return bool(self._elsewhere)

    def here(self) -> tuple[list[int], int]:
        """Return the seats that are online through this node, and the number of its spectators."""
        online: set[int] = set()
        watching = 0
        for subscriber in self._live.subscribers:
            held = self._live.seats_of(subscriber.holder)
            online.update(held)
            watching += not held
        return sorted(online), watching

    def heard(self, node: str, online: Collection[int], spectators: int) -> None:
        """Take in another node's report of who is present."""
        self._elsewhere[node] = Elsewhere(frozenset(online), spectators, time.monotonic())
        self._tell_if_new()

    def refresh(self) -> None:
        """Drop reports of other nodes that have expired."""
        if self._elsewhere:
            self._tell_if_new()

    def changed(self) -> None:
        """Note that somebody came or went on this node."""
        if self._tell_if_new():
            self._live.announce_presence()

    def _tell_if_new(self) -> bool:
        before = self.online, self.spectators
        self._count()
        if (self.online, self.spectators) == before:
            return False
        for subscriber in self._live.subscribers:
            subscriber.wake_for_presence()
        return True

    def _count(self) -> None:
        online, watching = self.here()
        known = set(online)
        fresh = time.monotonic() - HEARD_FOR
        for node, said in list(self._elsewhere.items()):
            if said.heard < fresh:
                del self._elsewhere[node]
                continue
            known |= said.online
            watching += said.spectators
        self.online, self.spectators = frozenset(known), watching
        self._note_absences()

    def _note_absences(self) -> None:
        now = time.time()
        for seat in self._live.owners:
            if seat in self.online:
                self._away.pop(seat, None)
            else:
                self._away.setdefault(seat, now)
