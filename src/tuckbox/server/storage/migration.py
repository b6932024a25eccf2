"""The shape of the tables, and the way from an older one to the newest.

Most starts find the newest shape: only where there is something to do is Alembic loaded.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
_VERSIONS = "alembic_version"


def known_revisions() -> list[str]:
    """Oldest first; a migration's file is named after its revision."""
    return sorted(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision_of(connection: Connection) -> str | None:
    """The shape that this database has; None if it has no tables yet."""
    if not inspect(connection).has_table(_VERSIONS):
        return None
    return connection.execute(text(f"select version_num from {_VERSIONS}")).scalar()


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # noqa: PLC0415 - takes a good part of a start, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
