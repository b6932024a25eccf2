"""The schema of the tables, and how to migrate an older one to the newest.

Most starts find the newest schema, and a new database gets it at once; Alembic is loaded only when
an older one has to be changed.
"""

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select

from tuckbox.server.storage.tables import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
_versions = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
"""Alembic's own table, which holds the revision of the schema."""


UNSAID = ""
"""Stands for the revision of tables that name none or several, perhaps after an interrupted change."""


def known_revisions() -> list[str]:
    """Return all revisions, oldest first; a migration's file is named after its revision."""
    return sorted(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision_of(connection: Connection) -> str | None:
    """Return the revision of this database; None if it has no tables yet, `UNSAID` if unknown."""
    if not inspect(connection).has_table(_versions.name):
        return None
    found = connection.execute(select(_versions.c.version_num)).scalars().all()
    return found[0] if len(found) == 1 else UNSAID


def create(connection: Connection) -> None:
    """Create all tables in an empty database, exactly as all migrations together would."""
    # Without checking, so that tables of another program cause an error and are not taken for ours.
    for tables in (_versions.metadata, metadata):
        tables.create_all(connection, checkfirst=False)
    connection.execute(_versions.insert().values(version_num=known_revisions()[-1]))


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate from an older schema, or from none, to the newest or a given one."""
    from alembic import command  # noqa: PLC0415 - takes a good part of a start, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
