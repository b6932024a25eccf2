"""Whether a backup is whole: complete, its rows belong together, and every match replays to what they say.

It is restored into a SQLite file of its own, in a transaction that is never committed.
"""

import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from tuckbox.core import AnyGame, Message, TuckboxError, UnknownGame
from tuckbox.match.play.replay import play_log
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.storage.backup import BackupError, check_backup, restore_backup
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import load
from tuckbox.server.storage.tables import matches


@dataclass(frozen=True, slots=True)
class Torn:
    """A match that contradicts itself, and why."""

    match: str
    reason: Message


@dataclass(frozen=True, slots=True)
class Checked:
    """What a backup holds."""

    rows: int
    matches: int
    torn: tuple[Torn, ...]


def verify_backup(file: Path, games: Mapping[str, AnyGame]) -> Checked:
    """Return what a backup holds; raise `BackupError` if it cannot be restored."""
    check_backup(file)
    with tempfile.TemporaryDirectory(prefix="tuckbox-") as folder:
        database = Database(f"sqlite:///{folder}/backup.sqlite3")
        try:
            database.migrate()
            with database.writing() as connection:
                found = _checked(connection, file, games)
                connection.rollback()
        finally:
            database.close()
    return found


def _checked(connection: Connection, file: Path, games: Mapping[str, AnyGame]) -> Checked:
    connection.execute(text("pragma defer_foreign_keys=on"))
    try:
        rows = restore_backup(connection, file)
    except (DBAPIError, KeyError, ValueError, TypeError) as error:
        told = str(getattr(error, "orig", None) or type(error).__name__)
        raise BackupError.of("admin-backup-rows", file=str(file), reason=told) from error
    if lost := connection.execute(text("pragma foreign_key_check")).first():
        reason = Message.of("torn-owner", table=lost[0], parent=lost[2])
        raise BackupError.of("admin-backup-rows", file=str(file), reason=reason)
    ids = connection.execute(select(matches.c.id).order_by(matches.c.id)).scalars().all()
    return Checked(rows, len(ids), tuple(_torn(connection, ids, games)))


def _torn(
    connection: Connection, ids: Iterable[str], games: Mapping[str, AnyGame]
) -> Iterator[Torn]:
    for id in ids:
        try:
            _replay(connection, id, games)
        except Contradiction as error:
            yield Torn(id, error.reason)
        except UnknownGame:
            pass  # Its package is not installed here; the rows are all that can be said of it.
        except TuckboxError as error:
            yield Torn(id, error.message)


def _replay(connection: Connection, id: str, games: Mapping[str, AnyGame]) -> None:
    """Play a match again by the rules, which judge every entry."""
    stored = load(connection, id, games)
    if stored is None:  # Its import was under way.
        return
    match = stored.match
    try:
        for _ in play_log(match.game, match.setup, match.log):
            pass
    except TuckboxError as error:
        raise Contradiction.after(error) from error
