"""The people at a match: who is here, which seats are whose, and what each is told of the others."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tuckbox.core import Seat, seat, seats
from tuckbox.match import Setup
from tuckbox.server.model.holder import Holder, Owner
from tuckbox.server.model.message_parts import lasting_json, seat_model

HEARD_FOR = 30.0
"""Seconds for which another node's report counts; it is repeated more often than that."""
TELL_SECONDS = 0.1
"""Those who come at once are told of once in this time, not one by one."""
CROWD = 50
"""With every N clients more, presence is told more rarely: each time costs a message to each of them."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another node's report, and when it came."""

    online: frozenset[int]
    spectators: int
    heard: float


class Attendance:
    """Which seats' owners are connected, since when the others are not, and the number of spectators."""

    __slots__ = (
        "_announce",
        "_away",
        "_elsewhere",
        "_here",
        "_owned",
        "_soon",
        "_tell_clients",
        "_watching",
        "online",
        "spectators",
    )

    def __init__(
        self,
        owned: Collection[int],
        tell: Callable[[], None],
        announce: Callable[[], None],
    ) -> None:
        """Watch over seats that have owners; `tell` clients here, `announce` to other nodes."""
        self._owned = owned
        self._tell_clients = tell
        self._announce = announce
        self._here: Counter[Seat] = Counter()
        """By seat, the number of its owner's sockets on this node."""
        self._watching = 0
        self._elsewhere: dict[str, Elsewhere] = {}
        self._away: dict[int, float] = {}
        self._soon: asyncio.TimerHandle | None = None
        self.online: frozenset[int] = frozenset()
        self.spectators = 0
        self._add_up()

    def offline_since(self, seat: Seat) -> float | None:
        """Return when the owner was last seen, or when the match was loaded; None if online."""
        self._add_up()
        return self._away.get(seat)

    @property
    def is_shared(self) -> bool:
        """Whether another node has clients at this match."""
        return bool(self._elsewhere)

    def here(self) -> tuple[list[int], int]:
        """Return the seats that are online through this node, and the number of its spectators."""
        return sorted(self._here), self._watching

    def came(self, held: Collection[Seat]) -> None:
        """Note that somebody who holds these seats has connected to this node."""
        self._here.update(held)
        self._watching += not held
        self._changed()

    def went(self, held: Collection[Seat]) -> None:
        """Note that somebody who holds these seats has left this node."""
        self._here = self._here - Counter(held)
        self._watching -= not held
        self._changed()

    def seated_anew(self, owned: Collection[int], held: Iterable[Collection[Seat]]) -> None:
        """Count again, because seats have changed hands; each client here holds some or none."""
        clients = list(held)
        self._owned = owned
        self._here = Counter(seat for seats in clients for seat in seats)
        self._watching = sum(not seats for seats in clients)
        self._changed()

    def heard(self, node: str, online: Collection[int], spectators: int) -> None:
        """Take in another node's report of who is present."""
        self._elsewhere[node] = Elsewhere(frozenset(online), spectators, time.monotonic())
        self.refresh()

    def refresh(self) -> None:
        """Drop reports of other nodes that have expired."""
        if self._elsewhere and self._add_up():
            self._tell_clients()

    def _changed(self) -> None:
        if self._add_up() and self._soon is None:
            delay = TELL_SECONDS * (1 + (self._here.total() + self._watching) / CROWD)
            self._soon = asyncio.get_running_loop().call_later(delay, self._tell)

    def _tell(self) -> None:
        self._soon = None
        self._tell_clients()
        self._announce()

    def _add_up(self) -> bool:
        """Add what is known of other nodes; return whether anything has changed."""
        before = self.online, self.spectators
        fresh = time.monotonic() - HEARD_FOR
        self._elsewhere = {
            node: said for node, said in self._elsewhere.items() if said.heard >= fresh
        }
        elsewhere = self._elsewhere.values()
        self.online = frozenset(self._here).union(*(said.online for said in elsewhere))
        self.spectators = self._watching + sum(said.spectators for said in elsewhere)
        self._note_absences()
        return (self.online, self.spectators) != before

    def _note_absences(self) -> None:
        now = time.time()
        for who in self._owned:
            if who in self.online:
                self._away.pop(who, None)
            else:
                self._away.setdefault(who, now)


MOST_HOLDERS = 64
"""The number of holders whose seats are kept; anybody may ask about a public match."""


class HolderSeats(NamedTuple):
    """One holder's relation to a match, until seats change hands."""

    held: tuple[Seat, ...]
    people: list[bytes]
    """By seat, the lasting fields of its `SeatModel`."""


class SeatsByHolder(dict[Holder, HolderSeats]):
    """The seats of holders who asked lately."""

    def of(self, holder: Holder, setup: Setup, owners: Mapping[int, Owner]) -> HolderSeats:
        found = self.get(holder)
        if found is None:
            if len(self) >= MOST_HOLDERS:
                self.clear()
            found = self[holder] = _seats_held(holder, setup, owners)
        return found


def _seats_held(holder: Holder, setup: Setup, owners: Mapping[int, Owner]) -> HolderSeats:
    players = setup.players
    people = [
        seat_model(who, player, owners.get(who), holder)
        for who, player in zip(seats(len(players)), players, strict=True)
    ]
    held = tuple(seat(told["seat"]) for told in people if told["mine"])
    return HolderSeats(held, list(map(lasting_json, people)))
