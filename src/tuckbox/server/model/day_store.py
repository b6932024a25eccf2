"""The deals of the days and everybody's attempts at them, and where they are kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tuckbox.match import Setup
from tuckbox.server.model.stored_match import About


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
