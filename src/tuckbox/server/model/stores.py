"""Boxes, days and analyses as they are kept, and the stores that keep them."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, Self

from tuckbox.analysis.model import Analysis
from tuckbox.match import Setup
from tuckbox.server.model.stored_match import About

HEADER = re.compile(r'\[(name|author|licence) ("(?:[^"\\]|\\.)*")\]')
FILE = re.compile(r"\[file (\S+) (as printed|made up)\]")


class BoxHead(NamedTuple):
    """Whose box it is, and what it claims."""

    name: str = ""
    author: str = ""
    licence: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    """The name of each drawn file, and what is claimed about it."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Return the head of a box that can be played."""
        above, *files = re.split(r"^(?=\[file)", text, flags=re.MULTILINE)
        headers = (found for line in above.split("\n") if (found := HEADER.match(line)))
        words = {found[1]: json.loads(found[2]) for found in headers}
        heads = (found for file in files if (found := FILE.match(file)))
        return cls(**words, parts=tuple((found[1], found[2]) for found in heads))

    @classmethod
    def read(cls, stored: str) -> Self:
        name, author, licence, parts = json.loads(stored)
        return cls(name, author, licence, tuple((file, claim) for file, claim in parts))

    def stored(self) -> str:
        return json.dumps(self)


@dataclass(frozen=True, slots=True)
class BoxToKeep:
    """A box to be kept."""

    hash: str
    game: str
    text: str
    drawings: Mapping[str, str] = field(default_factory=dict)
    """By file, what is drawn as printed, as a hash."""


@dataclass(frozen=True, slots=True)
class ListedBox:
    """A box as one identity sees it."""

    hash: str
    game: str
    head: BoxHead
    is_hidden: bool
    shared: float | None
    """Since when everybody may find it."""
    created: float
    is_mine: bool


@dataclass(frozen=True, slots=True)
class SharedDrawing:
    """A drawing, and one of the boxes that hold it."""

    drawing: str
    count: int
    """The number of identities that share it."""
    box: str
    """The hash of a box."""


class BoxStore(Protocol):
    """Where boxes are kept. Each call may raise `StoreFailed`."""

    async def enter(self, box: BoxToKeep, identity: str, *, is_shared: bool) -> None:
        """Keep a box for an identity; raise `Conflict` if that has too many, `Forbidden` if it is hidden."""

    async def find(self, hash: str, identity: str | None) -> ListedBox | None: ...

    async def text(self, hash: str) -> str | None:
        """Return the text of a box as it was entered; None if it is gone."""

    async def is_hidden(self, hash: str) -> bool:
        """Return whether the operator hides this box."""

    async def shared(
        self,
        game: str | None,
        identity: str | None,
        before: tuple[float, str] | None,
        limit: int,
    ) -> Sequence[ListedBox]:
        """Return a page of what was shared and not hidden, the newest first."""

    async def entered(self, game: str | None, identity: str | None) -> Sequence[ListedBox]:
        """Return all that this identity entered, the newest first."""

    async def withdraw(self, hash: str, identity: str) -> bool:
        """Take back an entry; return False if there was none."""

    async def shared_drawings(self, game: str, file: str, limit: int) -> Sequence[SharedDrawing]:
        """Return what was shared as this file, the drawing that most identities share first."""

    async def sharing(self, game: str, file: str, drawing: str) -> int:
        """Return how many identities share this drawing."""


@dataclass(frozen=True, slots=True)
class Day:
    """The deal of one game on one day."""

    game: str
    date: str
    secret: bytes
    commitment: str
    published: float


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's attempt at a day."""

    identity: str
    name: str
    match: str
    is_ranked: bool
    result: Mapping[str, Any] | None
    """A `ResultModel`, once it is over."""
    last: float
    """When its last entry was made."""

    @property
    def score(self) -> int | None:
        """The points; None for an attempt that was given up."""
        if self.result is None or not self.result["by_rule"]:
            return None
        return int(self.result["scores"][0])


class DayStore(Protocol):
    """Where the days are kept. Each call may raise `StoreFailed`."""

    async def publish(self, games: Sequence[str], dates: Sequence[str], now: float) -> None:
        """Make the secrets of these days if there are none yet; their commitments are then public."""

    async def load(self, game: str, date: str) -> Day | None: ...

    async def published(self, dates: Sequence[str]) -> Sequence[Day]:
        """Return the days of every game on these dates, by date."""

    async def begin(self, about: About, setup: Setup, identity: str, *, is_ranked: bool) -> str:
        """Return the match of this identity's one attempt: the given one, or one begun before."""

    async def attempts(self, game: str, date: str) -> Sequence[Attempt]:
        """Return everybody's attempt at a day."""

    async def dates_played(self, game: str, identity: str) -> set[str]:
        """Return the days whose deal this identity has played to the end."""


class AnalysisStore(Protocol):
    """Finished analyses by match. Each call may raise `StoreFailed`."""

    async def load(self, match: str) -> Analysis | None: ...

    async def load_any(self, matches: Sequence[str]) -> Analysis | None:
        """Return the analysis of one of these matches, if one has been made."""

    async def keep(self, match: str, result: Analysis) -> None:
        """Store an analysis; another node may have been first, with the same result."""
