"""Who is at a table now: on this node by its sockets, on other nodes by what they say."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tuckbox.core import Seat

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch

HEARD_FOR = 30.0
"""Seconds for which another node's word holds; it repeats it in time."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another node said, and when."""

    online: frozenset[int]
    spectators: int
    heard: float


class Presence:
    """Seats whose owners are connected, since when the others are not, and the number of spectators."""

    __slots__ = ("_away", "_elsewhere", "_live", "online", "spectators")

    def __init__(self, live: "LiveMatch") -> None:
        self._live = live
        self._elsewhere: dict[str, Elsewhere] = {}
        self._away: dict[int, float] = {}
        self.online: frozenset[int] = frozenset()
        self.spectators = 0
        self._count()

    def offline_since(self, seat: Seat) -> float | None:
        """When the owner was last seen; a table that came from the disk starts to count then."""
        self._count()
        return self._away.get(seat)

    @property
    def is_shared(self) -> bool:
        """Whether another node has somebody at this table and wants to know."""
        return bool(self._elsewhere)

    def here(self) -> tuple[list[int], int]:
        """The seats online through this node, and its spectators."""
        online: set[int] = set()
        watching = 0
        for subscriber in self._live.subscribers:
            held = self._live.seats_of(subscriber.holder)
            online.update(held)
            watching += not held
        return sorted(online), watching

    def heard(self, node: str, online: Collection[int], spectators: int) -> None:
        """Another node tells who is there."""
        self._elsewhere[node] = Elsewhere(frozenset(online), spectators, time.monotonic())
        self._tell_if_new()

    def refresh(self) -> None:
        """Another node's word may have grown old."""
        if self._elsewhere:
            self._tell_if_new()

    def changed(self) -> None:
        """Somebody came or went on this node."""
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
