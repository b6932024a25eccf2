"""The connection over which a node writes: kept, and replaced when PostgreSQL has closed it."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select, text

from tests.server.backends import Postgres
from tests.server.running import until
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.storage import uptime
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import uptimes


@pytest.fixture
def database(postgres: Postgres) -> Iterator[Database]:
    found = Database(postgres.new_database())
    found.migrate()
    yield found
    found.close()


def server_process(database: Database) -> int:
    """Return the number of PostgreSQL's process that a write has spoken to."""

    def ask(connection: Connection) -> int:
        return int(connection.execute(text("select pg_backend_pid()")).scalar_one())

    return asyncio.run(database.write(ask))


def begin(database: Database, node: str) -> None:
    asyncio.run(database.write(lambda connection: uptime.begin(connection, node, 1.0)))


def test_writes_share_a_connection(database: Database) -> None:
    assert len({server_process(database) for _ in range(3)}) == 1


def test_a_write_after_postgresql_was_away_succeeds_at_once(
    database: Database, postgres: Postgres
) -> None:
    begin(database, "before")
    postgres.restart()
    postgres.new_database()  # This waits until it lets people in.
    begin(database, "after")
    with database.engine.begin() as connection:
        assert set(connection.execute(select(uptimes.c.node)).scalars()) == {"before", "after"}


def test_a_write_after_its_connection_was_ended_succeeds_at_once(database: Database) -> None:
    old = server_process(database)
    with database.engine.begin() as connection:
        connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": old})
    until(lambda: not is_running(database, old))
    assert server_process(database) != old


def is_running(database: Database, process: int) -> bool:
    with database.engine.begin() as connection:
        listed = text("select count(*) from pg_stat_activity where pid = :pid")
        return bool(connection.execute(listed, {"pid": process}).scalar_one())


def test_a_write_that_failed_leaves_nothing_behind(database: Database) -> None:
    begin(database, "one")
    with pytest.raises(StoreFailed):
        begin(database, "one")
    with pytest.raises(StoreFailed):
        asyncio.run(database.write(lambda connection: connection.execute(text("nonsense"))))
    begin(database, "two")
    with database.engine.begin() as connection:
        assert set(connection.execute(select(uptimes.c.node)).scalars()) == {"one", "two"}
