"""Writes the changes of many matches in a few statements.

SQLite gets all rows for a table as one JSON text, so that a whole batch is one step of the database:
after every step its thread waits for the interpreter, which is busy with players. PostgreSQL gets row
after row, but its driver waits only once.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

import orjson
from sqlalchemy import Connection, Table, Update, bindparam, case, delete, insert, or_, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from tuckbox.match import Change
from tuckbox.match.stored_form import clock_to_json, setup_to_json
from tuckbox.server.storage.owner import Owner
from tuckbox.server.storage.tables import entries, matches, seats, submissions

Columns: TypeAlias = tuple[str, ...]
Row: TypeAlias = Mapping[str, object]


class LostRace(Exception):
    """Another writer was first; the match must be read again."""


@dataclass(eq=False)
class Write:
    """A prepared change of one match, on its way to the disk."""

    match: str
    change: Change
    count: int
    """The number of entries in the log afterwards."""
    state: str
    owing: str
    result: str | None = None
    setup_changed: bool = True
    owners: dict[int, Owner] = field(default_factory=dict)
    """The seats that change hands with it."""
    next: str | None = None
    """The id of the rematch, if the change is that there is one."""
    done: "asyncio.Future[None]" = field(init=False)


def write_all(connection: Connection, batch: Iterable[Write]) -> None:
    """Write all of these changes; raise `LostRace` or `IntegrityError` if one of them is too late."""
    now = time.time()
    # Every node locks matches in the same order, so that two batches cannot deadlock.
    batch = sorted(batch, key=lambda write: write.match)
    moved = [_row(write, now) for write in batch if not write.setup_changed]
    seated = [_row(write, now) | _setup(write) for write in batch if write.setup_changed]
    _advance(connection, MOVED, moved)
    _advance(connection, SEATED, seated)
    _add(connection, entries, [row for write in batch for row in _entry_rows(write, now)])
    _add(connection, submissions, [row for write in batch for row in _submission_rows(write)])
    for write in batch:
        _write_rest(connection, write)


def write_each(connection: Connection, batch: Iterable[Write]) -> set[Write]:
    """Write each change separately, and return those that lost to another writer."""
    return {write for write in batch if not _is_written(connection, write)}


def _is_written(connection: Connection, write: Write) -> bool:
    try:
        with connection.begin_nested():
            write_all(connection, [write])
    except (IntegrityError, LostRace):
        return False
    return True


# Rows

MOVED: Columns = ("clock", "waiting", "version", "count", "owing", "state", "result")
SEATED: Columns = (*MOVED, "setup")


def _row(write: Write, now: float) -> dict[str, object]:
    change = write.change
    return {
        "new_id": write.match,
        "new_before": change.version - 1,
        "new_clock": None if change.clock is None else _json(clock_to_json(change.clock)),
        "new_waiting": _json(change.waiting),
        "new_version": change.version,
        "new_count": write.count,
        "new_owing": write.owing,
        "new_state": write.state,
        "new_result": write.result,
        "new_changed": now,
    }


def _setup(write: Write) -> dict[str, object]:
    return {"new_setup": _json(setup_to_json(write.change.setup))}


def _json(value: object) -> str:
    return orjson.dumps(value).decode()


def _entry_rows(write: Write, now: float) -> list[Row]:
    return [
        {
            "match": write.match,
            "number": entry.number,
            "actor": entry.actor,
            "text": entry.text,
            "version": write.change.version,
            "at": now,
        }
        for entry in write.change.entries
    ]


def _submission_rows(write: Write) -> list[Row]:
    asked = write.change.accepted
    if asked is None:
        return []
    return [{"match": write.match, "seat": asked.seat, "ply": asked.ply, "text": asked.text}]


# Statements


def _advance(connection: Connection, columns: Columns, rows: Sequence[Row]) -> None:
    """Update matches to their next version, if they still have the version the change was prepared for."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        count = _run(connection, _advance_by_json(columns), rows)
    else:
        count = connection.execute(_advance_by_row(columns), rows).rowcount
    if count != len(rows):
        raise LostRace


def _add(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        _run(connection, _add_by_json(table), rows)
    else:
        connection.execute(insert(table), rows)


def _run(connection: Connection, statement: str, rows: Sequence[Row]) -> int:
    """Let SQLite itself carry out a statement, and return the number of rows that it has changed.

    SQLAlchemy takes longer to pass it on than SQLite to carry it out.
    """
    cursor = connection.connection.cursor()
    try:
        cursor.execute(statement, (_json(rows),))
        return cursor.rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, None, error, sqlite3.Error) from error
    finally:
        cursor.close()


@cache
def _advance_by_json(columns: Columns) -> str:
    assigned = [f"{column} = {_given(f'new_{column}')}" for column in columns]
    changed = _given("new_changed")
    if columns is MOVED:
        # Nobody else may notice that a seat has changed its waiting choice.
        changed = f"""CASE WHEN matches.count < {_given("new_count")}
            OR matches.owing != {_given("new_owing")} THEN {changed} ELSE matches.changed END"""
    return f"""UPDATE matches SET {", ".join(assigned)}, changed = {changed} FROM json_each(?)
        WHERE matches.id = {_given("new_id")} AND matches.version = {_given("new_before")}"""


@cache
def _add_by_json(table: Table) -> str:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    values = ", ".join(_given(column.name) for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT {values} FROM json_each(?)"


def _given(name: str) -> str:
    """Return the SQL for a value of a row in the JSON text."""
    return f"json_extract(value, '$.{name}')"


@cache
def _advance_by_row(columns: Columns) -> Update:
    changed: ColumnElement[float] = bindparam("new_changed")
    if columns is MOVED:
        is_public = or_(
            matches.c.count < bindparam("new_count"), matches.c.owing != bindparam("new_owing")
        )
        changed = case((is_public, changed), else_=matches.c.changed)
    return (
        update(matches)
        .where(matches.c.id == bindparam("new_id"), matches.c.version == bindparam("new_before"))
        .values({column: bindparam(f"new_{column}") for column in columns} | {"changed": changed})
    )


def _write_rest(connection: Connection, write: Write) -> None:
    """Write what few changes have: a seat's new owner, a rematch."""
    for seat, owner in write.owners.items():
        here = (seats.c.match == write.match) & (seats.c.seat == seat)
        connection.execute(delete(seats).where(here))
        connection.execute(insert(seats).values(owner.row(write.match, seat)))
    if write.next is not None:
        connection.execute(
            update(matches).where(matches.c.id == write.match).values(next=write.next)
        )
