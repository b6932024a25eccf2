"""Group commit: what many matches write at the same time goes into one transaction.

A disk takes about the same time to confirm a transaction with one entry or a hundred. So while one
batch is being written, the next one is collected. A change that lost to another writer fails alone:
the batch is then written again with a savepoint for each change.

The database gets all rows for a table as one JSON text, so that a whole batch is one step: after every
step its thread waits for the interpreter, which is busy with players. PostgreSQL gets the rows of all
tables in one statement, because each statement is a message there and back.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import orjson
from sqlalchemy import Connection, Table, delete, insert, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.types import TypeEngine

from tuckbox.match.record.stored_form import clock_to_json, setup_to_json
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.model.stored_match import LostRace, Write
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import entries, matches, seats, submissions

MOST_AT_ONCE = 500
STUCK = ("40P01", "40001")
"""PostgreSQL's codes for a transaction ended because of a deadlock with another node's."""
TRIES = 3


class Writer:
    """Writes changes in batches; `write` returns when the change is on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._gathered: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_writing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Write what has been collected, then stop."""
        while self._gathered or self._is_writing:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, write: Write) -> None:
        """Write a change; raise `LostRace` if another writer was first, or the database's error."""
        write.done = asyncio.get_running_loop().create_future()
        self._gathered.append(write)
        self._wake.set()
        # A caller that is cancelled must not cancel the write.
        await asyncio.shield(write.done)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
            if not self._gathered:
                self._wake.clear()
            self._is_writing = True
            await self._settle(batch)
            self._is_writing = False

    async def _written(self, batch: list[Write]) -> set[Write]:
        """Write a batch, and return the changes that lost to another writer."""
        for attempt in range(TRIES + 1):
            try:
                return await self._tried(batch)
            except StoreFailed as error:
                fault = getattr(error.__cause__, "orig", None)
                if getattr(fault, "sqlstate", None) not in STUCK or attempt == TRIES:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _tried(self, batch: list[Write]) -> set[Write]:
        try:
            await self._database.write(lambda connection: write_all(connection, batch))
        except (StoreFailed, LostRace) as error:
            if not isinstance(error.__cause__, IntegrityError) and not isinstance(error, LostRace):
                raise
            return await self._database.write(lambda connection: write_each(connection, batch))
        return set()

    async def _settle(self, batch: list[Write]) -> None:
        try:
            lost = await self._written(batch)
        except Exception as error:
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(error)
            return
        for write in batch:
            if write.done.done():
                continue
            if write in lost:
                write.done.set_exception(LostRace())
            else:
                write.done.set_result(None)


Columns: TypeAlias = tuple[str, ...]
Row: TypeAlias = Mapping[str, object]
Given: TypeAlias = Callable[[str], str]
"""Returns the SQL for a value of a row, by its name."""


def write_all(connection: Connection, batch: Iterable[Write]) -> None:
    """Write all of these changes; raise `LostRace` or `IntegrityError` if one of them is too late."""
    now = time.time()
    # Every node locks matches in the same order, so that two batches cannot deadlock.
    batch = sorted(batch, key=lambda write: write.match)
    put = _put_by_steps if connection.dialect.name == "sqlite" else _put_at_once
    for columns in (MOVED, SEATED):
        writes = [write for write in batch if write.setup_changed is (columns is SEATED)]
        if writes:
            put(connection, columns, _rows(writes, now))
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


class Rows(NamedTuple):
    """What a batch brings for each table."""

    matches: list[Row]
    entries: list[Row]
    submissions: list[Row]


def _rows(writes: Sequence[Write], now: float) -> Rows:
    return Rows(
        [_match_row(write, now) for write in writes],
        [row for write in writes for row in _entry_rows(write, now)],
        [row for write in writes for row in _submission_rows(write)],
    )


def _match_row(write: Write, now: float) -> Row:
    change = write.change
    row: dict[str, object] = {
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
    if write.setup_changed:
        row["new_setup"] = _json(setup_to_json(change.setup))
    return row


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


def _put_by_steps(connection: Connection, columns: Columns, rows: Rows) -> None:
    """Write rows to SQLite, which takes one table at a time."""
    if _run(connection, _advance_by_json(columns), rows.matches) != len(rows.matches):
        raise LostRace
    if rows.entries:
        _run(connection, _add_by_json(entries), rows.entries)
    if rows.submissions:
        _run(connection, _add_by_json(submissions), rows.submissions)


def _put_at_once(connection: Connection, columns: Columns, rows: Rows) -> None:
    """Write rows to all tables of PostgreSQL by one statement."""
    given = tuple(_json(table) for table in rows)
    if connection.exec_driver_sql(_all_by_json(columns), given).scalar_one() != len(rows.matches):
        raise LostRace


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
    return f"{_advance(columns, _given)} FROM json_each(?) WHERE {_is_next(_given)}"


@cache
def _add_by_json(table: Table) -> str:
    return f"{_add(table, _given)} FROM json_each(?)"


def _given(name: str) -> str:
    """Return SQLite's SQL for a value of a row in the JSON text."""
    return f"json_extract(value, '$.{name}')"


@cache
def _all_by_json(columns: Columns) -> str:
    types = {f"new_{name}": matches.c[name].type for name in ("id", "changed", *columns)}
    types["new_before"] = matches.c.version.type
    return f"""
        WITH moved AS (
            {_advance(columns, _named)} FROM {_recordset(types)} WHERE {_is_next(_named)} RETURNING 1
        ), entered AS (
            {_add(entries, _named)} FROM {_recordset(_types(entries))}
        ), submitted AS (
            {_add(submissions, _named)} FROM {_recordset(_types(submissions))}
        ) SELECT count(*) FROM moved"""


def _named(name: str) -> str:
    """Return PostgreSQL's SQL for a value of a row in the JSON text."""
    return f'given."{name}"'


def _types(table: Table) -> "dict[str, TypeEngine[Any]]":
    return {column.name: column.type for column in table.columns}


def _recordset(types: "Mapping[str, TypeEngine[Any]]") -> str:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    listed = [f'"{name}" {type.compile(dialect)}' for name, type in types.items()]
    return f"json_to_recordset(%s) AS given({', '.join(listed)})"


# Parts of statements


def _advance(columns: Columns, given: Given) -> str:
    """Return SQL that updates matches to their next version."""
    assigned = [f"{column} = {given(f'new_{column}')}" for column in columns]
    changed = given("new_changed")
    if columns is MOVED:
        # Nobody else may notice that a seat has changed its waiting choice.
        changed = f"""CASE WHEN matches.count < {given("new_count")}
            OR matches.owing != {given("new_owing")} THEN {changed} ELSE matches.changed END"""
    return f"UPDATE matches SET {', '.join(assigned)}, changed = {changed}"


def _is_next(given: Given) -> str:
    """Return SQL for whether a match still has the version that the change was prepared for."""
    return f"matches.id = {given('new_id')} AND matches.version = {given('new_before')}"


def _add(table: Table, given: Given) -> str:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    values = ", ".join(given(column.name) for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT {values}"


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
