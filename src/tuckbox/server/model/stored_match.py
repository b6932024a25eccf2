"""A match as it is stored, what a node reads of it, and what it writes."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tuckbox.core import Seat, seats
from tuckbox.match import Change, Match, MissedChanges, Setup
from tuckbox.server.model.holder import Owner


@dataclass(frozen=True, slots=True)
class About:
    """What is known about a match beyond its log."""

    id: str
    host: str | None
    is_public: bool
    created: float
    daily: str | None = None
    """The date, if this is a counted attempt at a day's deal."""
    next: str | None = None
    """The id of the rematch."""
    is_imported: bool = False
    """Whether it was played elsewhere and came here as a record."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as the database has it."""

    about: About
    match: Match
    owners: dict[int, Owner] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match as lists show it, without its log."""

    about: About
    game: str
    setup: Setup
    state: str
    changed: float
    entries: int
    owing: tuple[int, ...]
    """The seats that owe a choice."""
    result: Mapping[str, Any] | None
    """A `ResultModel`, once it is over."""
    box: str | None
    """The hash of the box that it is played with, if it is one that is kept here."""
    owners: Mapping[int, Owner] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Known:
    """How much of a match a node knows."""

    id: str
    version: int
    entries: int
    plies: Mapping[Seat, int]
    box: str
    """The text of its box, which never changes."""

    @classmethod
    def of(cls, id: str, match: Match) -> "Known":
        plies = {who: match.ply(who) for who in seats(match.setup.options.seats)}
        return cls(id, match.version, len(match.log), plies, match.setup.box)


@dataclass(frozen=True, slots=True)
class Read:
    """What was new in the database."""

    about: About
    owners: dict[int, Owner]
    news: MissedChanges
    count: int
    """The number of entries that the match has by now."""


class LostRace(Exception):
    """Another writer was first; the match must be read again."""


@dataclass(eq=False)
class Write:
    """A prepared change of one match, on its way to the disk."""

    match: str
    change: Change
    count: int
    """The number of entries in the log afterwards."""
    state: str
    owing: str
    result: str | None = None
    setup_changed: bool = True
    owners: dict[int, Owner] = field(default_factory=dict)
    """The seats that change hands with it."""
    next: str | None = None
    """The id of the rematch, if the change is that there is one."""
    done: "asyncio.Future[None]" = field(init=False)


class MatchStore(Protocol):
    """Where matches are kept. Each call may raise `StoreFailed`; what it has written then is not known."""

    async def load(self, id: str) -> Stored | None:
        """Return a match; None if there is none."""

    async def listed(self, id: str) -> ListedMatch | None:
        """Return a match without its log; None if there is none."""

    async def finished_alone(
        self, identity: str, games: Sequence[str], limit: int
    ) -> Sequence[ListedMatch]:
        """Return the newest finished matches of these games, played here, with this person at seat 1."""

    async def news(self, known: Known) -> Read | None:
        """Return what is new; None if the match is gone, or was replaced by an older one."""

    async def create(
        self, about: About, match: Match, owners: Mapping[int, Owner], *, is_default_box: bool
    ) -> None:
        """Store a new match without entries at version 0."""

    async def remove(self, id: str) -> None:
        """Delete a match and everything that belongs to it."""

    async def write(self, write: Write) -> None:
        """Store a change for good; raise `LostRace` if another writer was first."""

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """Return the newest version of each of these matches."""

    async def overdue(self, now: float) -> Sequence[str]:
        """Return running matches in which some clock may have run out by now."""
