"""What the database has, as matches in memory, the lobby and analyses need it."""

import time
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tuckbox.analysis.model import ANALYSIS, Analysis
from tuckbox.core import AnyGame
from tuckbox.match import Match, Setup
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.stored_match import About, Known, ListedMatch, Read, Stored, Write
from tuckbox.server.model.stores import Attempt, BoxToKeep, Day, ListedBox, SharedDrawing
from tuckbox.server.storage import boxes, days, matches
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import analyses
from tuckbox.server.storage.writer import Writer


class StoredMatches:
    """A `MatchStore`: reads go through threads of the database, changes in batches of the writer."""

    def __init__(self, database: Database, writer: Writer, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._writer = writer
        self._games = games

    async def load(self, id: str) -> Stored | None:
        return await self._database.load(
            lambda connection: matches.load(connection, id, self._games)
        )

    async def listed(self, id: str) -> ListedMatch | None:
        return await self._database.read(lambda connection: matches.find(connection, id))

    async def finished_alone(
        self, identity: str, games: Sequence[str], limit: int
    ) -> Sequence[ListedMatch]:
        return await self._database.read(
            lambda connection: matches.first_seat_of(connection, identity, games, limit)
        )

    async def news(self, known: Known) -> Read | None:
        return await self._database.read(lambda connection: matches.missed(connection, known))

    async def create(
        self, about: About, match: Match, owners: Mapping[int, Owner], *, is_default_box: bool
    ) -> None:
        await self._database.write(
            lambda connection: matches.create(
                connection,
                about,
                match.setup,
                owners,
                match.state.value,
                owing=match.owing,
                is_default_box=is_default_box,
            )
        )

    async def remove(self, id: str) -> None:
        await self._database.write(lambda connection: matches.remove(connection, id))

    async def write(self, write: Write) -> None:
        await self._writer.write(write)

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        return await self._database.read(lambda connection: matches.versions(connection, ids))

    async def overdue(self, now: float) -> Sequence[str]:
        return await self._database.read(
            lambda connection: matches.overdue(connection, now, self._games)
        )


class StoredBoxes:
    """A `BoxStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def enter(self, box: BoxToKeep, identity: str, *, is_shared: bool) -> None:
        await self._database.write(
            lambda connection: boxes.enter(connection, box, identity, is_shared=is_shared)
        )

    async def find(self, hash: str, identity: str | None) -> ListedBox | None:
        return await self._database.read(lambda connection: boxes.find(connection, hash, identity))

    async def text(self, hash: str) -> str | None:
        return await self._database.read(
            lambda connection: (
                boxes.whole_text(connection, hash) if boxes.is_kept(connection, hash) else None
            )
        )

    async def is_hidden(self, hash: str) -> bool:
        return await self._database.read(lambda connection: boxes.is_hidden(connection, hash))

    async def shared(
        self,
        game: str | None,
        identity: str | None,
        before: tuple[float, str] | None,
        limit: int,
    ) -> Sequence[ListedBox]:
        return await self._database.read(
            lambda connection: boxes.shared(connection, game, identity, before, limit)
        )

    async def entered(self, game: str | None, identity: str | None) -> Sequence[ListedBox]:
        return await self._database.read(
            lambda connection: boxes.entered(connection, game, identity)
        )

    async def withdraw(self, hash: str, identity: str) -> bool:
        return await self._database.write(
            lambda connection: boxes.withdraw(connection, hash, identity)
        )

    async def shared_drawings(self, game: str, file: str, limit: int) -> Sequence[SharedDrawing]:
        return await self._database.read(
            lambda connection: boxes.shared_drawings(connection, game, file, limit)
        )

    async def sharing(self, game: str, file: str, drawing: str) -> int:
        return await self._database.read(
            lambda connection: boxes.sharing(connection, game, file, drawing)
        )


class StoredDays:
    """A `DayStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def publish(self, games: Sequence[str], dates: Sequence[str], now: float) -> None:
        await self._database.write(lambda connection: days.publish(connection, games, dates, now))

    async def load(self, game: str, date: str) -> Day | None:
        return await self._database.read(lambda connection: days.load(connection, game, date))

    async def published(self, dates: Sequence[str]) -> Sequence[Day]:
        return await self._database.read(lambda connection: days.published(connection, dates))

    async def begin(self, about: About, setup: Setup, identity: str, *, is_ranked: bool) -> str:
        return await self._database.write(
            lambda connection: days.begin(connection, about, setup, identity, is_ranked=is_ranked)
        )

    async def attempts(self, game: str, date: str) -> Sequence[Attempt]:
        return await self._database.read(
            lambda connection: days.all_attempts(connection, game, date)
        )

    async def dates_played(self, game: str, identity: str) -> set[str]:
        return await self._database.read(
            lambda connection: days.dates_played(connection, game, identity)
        )


def _load_analysis(connection: Connection, match: str) -> Analysis | None:
    found = select(analyses.c.result).where(analyses.c.match == match)
    text = connection.execute(found).scalar_one_or_none()
    return None if text is None else ANALYSIS.validate_json(text)


def _load_any_analysis(connection: Connection, matches: Sequence[str]) -> Analysis | None:
    """Return the analysis of one of these matches, if one has been made."""
    found = select(analyses.c.result).where(analyses.c.match.in_(matches)).limit(1)
    text = connection.execute(found).scalar_one_or_none()
    return None if text is None else ANALYSIS.validate_json(text)


def _keep_analysis(connection: Connection, match: str, result: Analysis) -> None:
    """Store an analysis; another node may have been first, with the same result."""
    row = {"match": match, "result": result.model_dump_json(), "created": time.time()}
    try:
        with connection.begin_nested():
            connection.execute(insert(analyses).values(row))
    except IntegrityError:
        pass


class StoredAnalyses:
    """An `AnalysisStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match: str) -> Analysis | None:
        return await self._database.read(lambda connection: _load_analysis(connection, match))

    async def load_any(self, matches: Sequence[str]) -> Analysis | None:
        return await self._database.read(lambda connection: _load_any_analysis(connection, matches))

    async def keep(self, match: str, result: Analysis) -> None:
        await self._database.write(lambda connection: _keep_analysis(connection, match, result))
