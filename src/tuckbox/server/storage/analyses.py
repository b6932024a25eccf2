"""Finished analyses, made once and stored with their match."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tuckbox.analysis.model import ANALYSIS, Analysis
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import analyses


def load(connection: Connection, match: str) -> Analysis | None:
    found = select(analyses.c.result).where(analyses.c.match == match)
    text = connection.execute(found).scalar_one_or_none()
    return None if text is None else ANALYSIS.validate_json(text)


def load_any(connection: Connection, matches: Sequence[str]) -> Analysis | None:
    """Return the analysis of one of these matches, if one has been made."""
    found = select(analyses.c.result).where(analyses.c.match.in_(matches)).limit(1)
    text = connection.execute(found).scalar_one_or_none()
    return None if text is None else ANALYSIS.validate_json(text)


def keep(connection: Connection, match: str, result: Analysis) -> None:
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
        return await self._database.read(lambda connection: load(connection, match))

    async def load_any(self, matches: Sequence[str]) -> Analysis | None:
        return await self._database.read(lambda connection: load_any(connection, matches))

    async def keep(self, match: str, result: Analysis) -> None:
        await self._database.write(lambda connection: keep(connection, match, result))
