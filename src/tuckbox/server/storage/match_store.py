"""The matches of a database, as the matches in memory need them."""

from collections.abc import Mapping, Sequence

from tuckbox.core import AnyGame
from tuckbox.match import Match
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.stored_match import About, Known, ListedMatch, Read, Stored, Write
from tuckbox.server.storage import matches, missed_changes
from tuckbox.server.storage.database import Database
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
        return await self._database.read(lambda connection: missed_changes.read(connection, known))

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
