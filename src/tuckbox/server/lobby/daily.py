"""The deal of the day: one solo deal a day for each game with cards, the same for everybody.

Days are UTC days. A day's secret is made 30 days ahead and bound by a published commitment; until
the day has closed, nobody sees the secret, another's attempt or the best possible score.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from tuckbox.analysis import can_analyse
from tuckbox.analysis.model import Analysis, Hindsight
from tuckbox.core import AnyGame
from tuckbox.games import without_box
from tuckbox.match import Player, Setup, new_setup, with_daily_deal
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.lobby import access
from tuckbox.server.lobby.catalogue import DAILY_GAMES
from tuckbox.server.lobby.creation import new_match_id
from tuckbox.server.model.errors import NotFound, StoreFailed
from tuckbox.server.model.holder import Identity
from tuckbox.server.model.stored_match import About
from tuckbox.server.model.stores import Attempt, Day, DayStore
from tuckbox.server.study.analyses import Analyses

log = logging.getLogger("tuckbox.server")

AHEAD = 30
"""The number of days for which commitments are published ahead."""
LOOK_SECONDS = 600.0
MOST_STANDINGS = 200
"""Of a day that are shown, besides the visitor's own."""


def today() -> str:
    return access.today()


def day_start(day: str) -> float:
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def dates_ahead(day: str) -> list[str]:
    """Return the day and the days after it whose commitments are public already."""
    first = date.fromisoformat(day)
    return [(first + timedelta(days=count)).isoformat() for count in range(AHEAD + 1)]


@dataclass(frozen=True, slots=True)
class DailyDeals:
    """Publishes the days, begins attempts, and knows what was possible."""

    store: DayStore
    live_matches: LiveMatches
    analyses: Analyses

    async def publish(self) -> None:
        """Make the secrets of today and the days ahead that are still missing."""
        await self.store.publish(DAILY_GAMES, dates_ahead(today()), time.time())

    @contextlib.asynccontextmanager
    async def publishing(self) -> AsyncIterator[None]:
        """Publish commitments when the node starts and while it runs."""
        await self.publish()
        task = asyncio.create_task(self._keep_publishing(), name="publish days")
        try:
            yield
        finally:
            task.cancel()

    async def _keep_publishing(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.publish()
            except StoreFailed as error:
                log.warning("database error: %s", error)

    async def find(self, game: str, day: str) -> Day:
        """Return a game's day; raise `NotFound` if the game or the day has no deal."""
        if game not in DAILY_GAMES:
            raise NotFound.of("daily-no-game", game=game, known=DAILY_GAMES)
        found = await self.store.load(game, day)
        if found is None and day == today():
            await self.publish()
            found = await self.store.load(game, day)
        if found is None:
            raise NotFound.of("daily-no-day", date=day)
        return found

    async def begin(self, day: Day, who: Identity) -> str:
        """Return the match of this identity's attempt at a day; a second call finds the first match."""
        game = without_box(self.live_matches.games[day.game])
        id = new_match_id()
        about = About(id, who.id, False, time.time(), daily=day.date)
        setup = _setup(game, day, id, who.name)
        is_ranked = who.created < day_start(day.date)
        match = await self.store.begin(about, setup, who.id, is_ranked=is_ranked)
        # Opening the match draws the first card: from then on the attempt counts.
        await self.live_matches.open(match)
        return match

    async def best_possible(self, day: Day, attempts: Sequence[Attempt]) -> int | None:
        """Return the best score that the cards allowed, once the day has closed and it is known.

        All attempts had the same cards, so the analysis of any one is enough. Nobody waits for it here.
        """
        done = [attempt.match for attempt in attempts if attempt.score is not None]
        if not done or not is_closed(day):
            return None
        found = await self.analyses.store.load_any(done)
        if found is None and can_analyse(day.game):
            self.analyses.begin_unasked(done[0], self.live_matches.open)
        return _proved(found)


def _setup(game: AnyGame, day: Day, id: str, name: str) -> Setup:
    setup = new_setup(game, game.options(seats=1), [Player.guest(name)], match=id)
    return with_daily_deal(setup, day.secret, day.date, day.commitment)


def is_in_order(attempt: Attempt, day: Day) -> bool:
    """Return whether an attempt may be ranked: by an old enough identity, and finished in time."""
    return attempt.is_ranked and attempt.last < day_start(_next(day.date))


def ranked(attempts: Sequence[Attempt], day: Day) -> list[tuple[int | None, Attempt, int]]:
    """Return rank (shared by equal scores), attempt and score of all finished attempts, best first."""
    scored = [(each, each.score) for each in attempts if each.score is not None]
    scored.sort(key=lambda pair: (-pair[1], not is_in_order(pair[0], day), pair[0].last))
    ordered = [score for each, score in scored if is_in_order(each, day)]
    # Of equal scores the first one's place counts, so that is written last.
    ranks = {score: rank for rank, score in reversed([*enumerate(ordered, 1)])}
    return [
        (ranks[score] if is_in_order(each, day) else None, each, score) for each, score in scored
    ]


def standings(
    attempts: Sequence[Attempt], day: Day, identity: str | None
) -> list[tuple[int | None, Attempt, int]]:
    """Return the best of these, and the visitor's own, wherever it stands."""
    return [
        each
        for place, each in enumerate(ranked(attempts, day))
        if place < MOST_STANDINGS or each[1].identity == identity
    ]


def streak(played: set[str], day: str) -> int:
    """Return the number of days in a row played to the end, up to this day or, if open, the one before."""
    last = date.fromisoformat(day)
    if day not in played:
        last -= timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in played:
        count += 1
    return count


def _proved(found: Analysis | None) -> int | None:
    if not isinstance(found, Hindsight) or not found.totals:
        return None
    total = found.totals[0]
    return total.best if total.is_proven else None


def is_closed(day: Day) -> bool:
    return access.is_day_closed(day.date)


def _next(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()
