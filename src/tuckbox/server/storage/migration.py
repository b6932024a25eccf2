"""The shape of the tables, and the way from an older one to the newest.

Most starts find the newest shape, and a new database gets it at once: only where an older one has
to be changed is Alembic loaded.
"""

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select

from tuckbox.server.storage.tables import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
_versions = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
"""Alembic's own: it holds the one revision that the tables have."""


UNSAID = ""
"""The revision of tables that name none, or several: a change by hand may have been broken off."""


def known_revisions() -> list[str]:
    """Oldest first; a migration's file is named after its revision."""
    return sorted(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision_of(connection: Connection) -> str | None:
    """The shape that this database has; None if it has no tables yet, `UNSAID` if it does not say."""
    if not inspect(connection).has_table(_versions.name):
        return None
    found = connection.execute(select(_versions.c.version_num)).scalars().all()
    return found[0] if len(found) == 1 else UNSAID


def create(connection: Connection) -> None:
    """All tables in their newest shape, where there are none: the same as by all migrations."""
    # Unchecked, so that tables of somebody else's are a fault and not taken for ours.
    for tables in (_versions.metadata, metadata):
        tables.create_all(connection, checkfirst=False)
    connection.execute(_versions.insert().values(version_num=known_revisions()[-1]))


def upgrade(connection: Connection, revision: str = "head") -> None:
    """From an older shape, or from none, to the newest or another."""
    from alembic import command  # noqa: PLC0415 - takes a good part of a start, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
