"""The days of a database, as the lobby needs them."""

from collections.abc import Sequence

from tuckbox.match import Setup
from tuckbox.server.model.stored_match import About
from tuckbox.server.model.stores import Attempt, Day
from tuckbox.server.storage import days
from tuckbox.server.storage.database import Database


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
