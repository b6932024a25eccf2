"""The boxes of a database, as the lobby needs them."""

from collections.abc import Sequence

from tuckbox.server.model.stores import BoxText, KeptBox, SharedDrawing
from tuckbox.server.storage import boxes, shared_drawings
from tuckbox.server.storage.database import Database


class StoredBoxes:
    """A `BoxStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def enter(self, box: BoxText, identity: str, *, is_shared: bool) -> None:
        await self._database.write(
            lambda connection: boxes.enter(connection, box, identity, is_shared=is_shared)
        )

    async def find(self, hash: str, identity: str | None) -> KeptBox | None:
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
    ) -> Sequence[KeptBox]:
        return await self._database.read(
            lambda connection: boxes.shared(connection, game, identity, before, limit)
        )

    async def entered(self, game: str | None, identity: str | None) -> Sequence[KeptBox]:
        return await self._database.read(
            lambda connection: boxes.entered(connection, game, identity)
        )

    async def withdraw(self, hash: str, identity: str) -> bool:
        return await self._database.write(
            lambda connection: boxes.withdraw(connection, hash, identity)
        )

    async def shared_drawings(self, game: str, file: str, limit: int) -> Sequence[SharedDrawing]:
        return await self._database.read(
            lambda connection: shared_drawings.shared_drawings(connection, game, file, limit)
        )

    async def sharing(self, game: str, file: str, drawing: str) -> int:
        return await self._database.read(
            lambda connection: shared_drawings.sharing(connection, game, file, drawing)
        )
