"""The database tables. `matches` has the state of a match; `entries` its log, which never changes.

Most starts find the newest schema, and a new database gets it at once; Alembic is loaded only when
an older one has to be changed.
"""

from pathlib import Path

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    inspect,
    select,
)

metadata = MetaData()


def _match_key() -> Column[str]:
    """Return the column of the match that a row belongs to, and with which it is deleted."""
    match = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", String(32), match, primary_key=True)


identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("is_hidden", Boolean, nullable=False, default=False),
    Column("recovery", String(64), nullable=True, unique=True),  # hash of the code
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("state", String(10), nullable=False),  # open, running, finished
    Column("is_public", Boolean, nullable=False),
    Column("host", String(32), nullable=True),
    Column("setup", Text, nullable=False),  # JSON, secret included: never sent to a client
    Column("clock", Text, nullable=True),
    Column("waiting", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("count", Integer, nullable=False),  # the number of entries
    Column("owing", String(16), nullable=False),  # seats that owe a choice, as `1,2`
    Column("result", Text, nullable=True),
    Column("daily", String(10), nullable=True),
    Column("next", String(32), nullable=True),  # the rematch
    Column("is_imported", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("box", String(64), nullable=True),  # the hash of the box that is played with
    Index("matches_by_state", "state", "is_public", "changed"),
    Index("matches_by_box", "box"),
)

boxes = Table(
    "boxes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("head", Text, nullable=False, server_default=""),  # a `BoxHead`
    Column("is_hidden", Boolean, nullable=False),  # by the operator
    Column("shared", Float, nullable=True),  # since when everybody may find it
    Column("created", Float, nullable=False),
    Index("boxes_by_game", "game", "shared"),
)


def _box_key() -> Column[str]:
    """Return the column of the box that a row belongs to, and with which it is deleted."""
    return Column("box", String(64), ForeignKey("boxes.hash", ondelete="CASCADE"), primary_key=True)


box_entries = Table(
    "box_entries",
    metadata,
    _box_key(),
    Column("identity", String(32), primary_key=True),
    Column("is_shared", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Index("box_entries_by_identity", "identity"),
)

drawings = Table(
    "drawings",
    metadata,
    _box_key(),
    Column("file", String(160), primary_key=True),
    Column("drawing", String(64), nullable=False),  # the same for drawings that show the same
    Index("drawings_by_file", "file", "drawing"),
)

entries = Table(
    "entries",
    metadata,
    _match_key(),
    Column("number", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("text", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # the version of the match after this entry
    Column("at", Float, nullable=False),
)

submissions = Table(
    "submissions",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("text", String(64), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("identity", String(32), nullable=True),
    Column("token", String(64), nullable=True),  # hash of a program's token
    Column("level", String(32), nullable=True),  # of the bot that stands in for an absent owner
    Index("seats_by_identity", "identity"),
    Index("seats_by_token", "token"),
)

days = Table(
    "days",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("published", Float, nullable=False, server_default="0"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("identity", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("is_ranked", Boolean, nullable=False),
    UniqueConstraint("match"),
)

analyses = Table(
    "analyses",
    metadata,
    _match_key(),
    Column("result", Text, nullable=False),
    Column("created", Float, nullable=False),
)

uptimes = Table(
    "uptimes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),  # clocks are charged only while some node was up
)


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
