"""A whole database as one compressed text file, which either kind of database can restore."""

import gzip
import json
import os
import secrets
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Connection, LargeBinary, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from tuckbox.core import AnyGame, Message, TuckboxError, UnknownGame
from tuckbox.match import Setup
from tuckbox.match.fair.seed_exchange import restored
from tuckbox.match.play.replay import play_log
from tuckbox.match.record.stored_form import setup_from_json, setup_to_json
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.private_file import create_private
from tuckbox.server.model.stores import BoxToKeep
from tuckbox.server.storage import boxes
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import load
from tuckbox.server.storage.tables import matches, metadata, seats

KIND = "tuckbox-backup"
VERSION = 2
"""Of the file. Since the second its last line says how many rows there are, so that none can be missing."""
AT_ONCE = 500


class BackupError(TuckboxError):
    """A backup that cannot be read, or a database that is not empty."""


def write_backup(connection: Connection, file: Path) -> int:
    """Write everything in the database to a file, and return the number of rows.

    The connection must see one moment throughout: see `Database.snapshot`. There is no file unless it
    is complete and on the disk.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        try:
            with create_private(part) as raw:
                count = _write(connection, raw)
            part.rename(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BackupError.of("admin-unwritable", file=str(file), reason=reason) from error
    return count


def _write(connection: Connection, raw: BinaryIO) -> int:
    with gzip.open(raw, "wt", encoding="utf-8") as out:
        out.write(json.dumps({KIND: VERSION}) + "\n")
        count = 0
        for table in metadata.sorted_tables:
            # Not all rows at once: there may be more than fit into memory.
            rows = connection.execute(select(table).execution_options(yield_per=AT_ONCE))
            for row in rows.mappings():
                values = {name: _plain(value) for name, value in row.items()}
                out.write(json.dumps([table.name, values]) + "\n")
                count += 1
        out.write(json.dumps({"rows": count}) + "\n")
    raw.flush()
    os.fsync(raw.fileno())
    return count


def check_backup(file: Path) -> None:
    """Raise `BackupError` unless the file is there and complete."""
    if not file.is_file():
        raise BackupError.of("admin-no-file", file=str(file))
    for _ in _rows(file):
        pass


def restore_backup(connection: Connection, file: Path) -> int:
    """Fill an empty database from a backup, and return the number of rows."""
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BackupError.of("admin-not-empty")
    count = 0
    for name, rows in _batches(_rows(file)):
        connection.execute(insert(metadata.tables[name]), rows)
        count += len(rows)
    _move_boxes(connection)
    boxes.write_missing_heads(connection)
    _break_undrawn_deals(connection)
    return count


def _move_boxes(connection: Connection) -> None:
    """Store boxes apart from their matches, in which older backups have them."""
    older = select(matches).where(matches.c.box.is_(None), matches.c.setup.contains('"box"'))
    for row in connection.execute(older).all():
        setup = json.loads(row.setup)
        text = setup.pop("box", None)
        if text is not None:
            box = BoxToKeep(setup["components"], row.game, text)
            boxes.bring(connection, box, None)
            changed = {"setup": json.dumps(setup), "box": box.hash}
            connection.execute(update(matches).where(matches.c.id == row.id).values(changed))


def _break_undrawn_deals(connection: Connection) -> None:
    """Deal anew where no card was drawn: what was sent since the backup may be known."""
    undrawn = select(matches.c.id, matches.c.setup).where(matches.c.count == 0)
    for id, stored in connection.execute(undrawn).all():
        held = select(seats.c.seat).where(seats.c.match == id, seats.c.token.is_not(None))
        programs = connection.execute(held).scalars().all()
        old = setup_from_json(json.loads(stored))
        new = restored(old, secrets.token_bytes(32), time.time(), programs)
        if new is not old:
            changed = {"setup": json.dumps(setup_to_json(new)), "state": _state(new)}
            connection.execute(update(matches).where(matches.c.id == id).values(changed))


def _state(setup: Setup) -> str:
    if setup.is_exhausted:
        return "finished"
    return "running" if setup.is_full else "open"


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the rows with their tables; raise `BackupError` if the file does not have them all."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            version = _version(file, next(lines, "null"))
            count, end = 0, None
            for line in lines:
                said = json.loads(line)
                if isinstance(said, dict):
                    end = said["rows"]
                    continue
                name, values = said
                yield name, _typed(name, values)
                count += 1
            if version > 1 and end != count:
                raise BackupError.of("admin-no-backup", file=str(file))
    except (OSError, EOFError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BackupError.of("admin-no-backup", file=str(file)) from error


def _version(file: Path, line: str) -> int:
    """Return the version of a backup that begins with this line."""
    header = json.loads(line)
    version = header.get(KIND) if isinstance(header, dict) else None
    if not isinstance(version, int):
        raise BackupError.of("admin-no-backup", file=str(file))
    if version > VERSION:
        raise BackupError.of("admin-backup-newer", file=str(file))
    return version


def _batches(rows: Iterator[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[Any]]]:
    current, batch = "", list[Any]()
    for name, values in rows:
        if batch and (name != current or len(batch) >= AT_ONCE):
            yield current, batch
            batch = []
        current = name
        batch.append(values)
    if batch:
        yield current, batch


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def _typed(name: str, values: dict[str, Any]) -> dict[str, Any]:
    table = metadata.tables[name]
    return {
        column: bytes.fromhex(value)
        if value is not None and isinstance(table.c[column].type, LargeBinary)
        else value
        for column, value in values.items()
    }


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
