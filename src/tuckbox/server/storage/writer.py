"""Group commit: what many matches write at the same moment goes into one transaction.

A disk confirms a transaction in about the same time whether it holds one entry or a hundred. So
while one batch is being written the next one gathers. A change that lost its place to another
writer fails alone: the batch is then written again with a savepoint for each.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import orjson
from sqlalchemy import Connection, Update, bindparam, case, delete, insert, or_, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.sql.elements import ColumnElement

from tuckbox.match import Change
from tuckbox.match.storage import clock_to_json, setup_to_json
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.owner import Owner
from tuckbox.server.storage.tables import entries, matches, seats, submissions

MOST_AT_ONCE = 500
STUCK = ("40P01", "40001")
"""PostgreSQL ended the transaction because it and another node's waited for each other."""
TRIES = 3


class LostRace(Exception):
    """Another writer was first; the match must be read again."""


@dataclass(eq=False)
class Write:
    """A prepared change of one match, on its way to the disk."""

    match: str
    change: Change
    count: int
    """Entries in the log once this is in."""
    state: str
    owing: str
    result: str | None = None
    setup_changed: bool = True
    owners: dict[int, Owner] = field(default_factory=dict)
    """Seats that change hands with it."""
    next: str | None = None
    """The rematch, where the change is that there is one."""
    done: "asyncio.Future[None]" = field(init=False)


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
        """Write what has gathered, then end."""
        while self._gathered or self._is_writing:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, write: Write) -> None:
        """`LostRace` if another writer was first; a database error if it could not be written."""
        write.done = asyncio.get_running_loop().create_future()
        self._gathered.append(write)
        self._wake.set()
        # One who stops waiting must not stop the write.
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
        for _ in range(TRIES):
            try:
                return await self._database.write(lambda connection: write_batch(connection, batch))
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) not in STUCK:
                    raise
        return await self._database.write(lambda connection: write_batch(connection, batch))

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


def write_batch(connection: Connection, batch: Sequence[Write]) -> set[Write]:
    """Write all changes; returns those that lost against another writer."""
    # Every node locks matches in the same order, so that two batches do not wait for each other.
    batch = sorted(batch, key=lambda write: write.match)
    try:
        with connection.begin_nested():
            _write(connection, batch)
    except (IntegrityError, LostRace):
        return {write for write in batch if not _is_written(connection, write)}
    return set()


def _is_written(connection: Connection, write: Write) -> bool:
    try:
        with connection.begin_nested():
            _write(connection, [write])
    except (IntegrityError, LostRace):
        return False
    return True


def _write(connection: Connection, batch: Sequence[Write]) -> None:
    now = time.time()
    for advance, rows in (
        (_MOVE, [_row(write, now) for write in batch if not write.setup_changed]),
        (_SETUP, [_setup_row(write, now) for write in batch if write.setup_changed]),
    ):
        if rows and connection.execute(advance, rows).rowcount != len(rows):
            raise LostRace
    added = [row for write in batch for row in _entry_rows(write, now)]
    if added:
        connection.execute(insert(entries), added)
    asked = [_submission_row(write) for write in batch if write.change.accepted is not None]
    if asked:
        connection.execute(insert(submissions), asked)
    for write in batch:
        _write_rest(connection, write)


def _write_rest(connection: Connection, write: Write) -> None:
    """What only few changes bring: a seat's new owner, a rematch."""
    for seat, owner in write.owners.items():
        here = (seats.c.match == write.match) & (seats.c.seat == seat)
        connection.execute(delete(seats).where(here))
        connection.execute(insert(seats).values(owner.row(write.match, seat)))
    if write.next is not None:
        connection.execute(
            update(matches).where(matches.c.id == write.match).values(next=write.next)
        )


def _advance(*columns: str, changed: ColumnElement[float]) -> Update:
    """The next version of a match, if it still has the version that was prepared for."""
    return (
        update(matches)
        .where(matches.c.id == bindparam("b_id"), matches.c.version == bindparam("b_before"))
        .values({column: bindparam(f"b_{column}") for column in columns} | {"changed": changed})
    )


_PUBLIC_CHANGE = case(
    (
        or_(matches.c.count < bindparam("b_count"), matches.c.owing != bindparam("b_owing")),
        bindparam("b_changed"),
    ),
    else_=matches.c.changed,
)
"""When something public happened last: that a seat thinks again is nobody else's business."""


MOVED = ("clock", "waiting", "version", "count", "owing", "state", "result")
_MOVE = _advance(*MOVED, changed=_PUBLIC_CHANGE)
_SETUP = _advance(*MOVED, "setup", changed=bindparam("b_changed"))


def _row(write: Write, now: float) -> dict[str, object]:
    change = write.change
    return {
        "b_id": write.match,
        "b_before": change.version - 1,
        "b_clock": None if change.clock is None else _json(clock_to_json(change.clock)),
        "b_waiting": _json(change.waiting),
        "b_version": change.version,
        "b_count": write.count,
        "b_owing": write.owing,
        "b_state": write.state,
        "b_result": write.result,
        "b_changed": now,
    }


def _setup_row(write: Write, now: float) -> dict[str, object]:
    return _row(write, now) | {"b_setup": _json(setup_to_json(write.change.setup))}


def _json(value: object) -> str:
    return orjson.dumps(value).decode()


def _entry_rows(write: Write, now: float) -> list[dict[str, object]]:
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


def _submission_row(write: Write) -> dict[str, object]:
    accepted = write.change.accepted
    assert accepted is not None
    return {
        "match": write.match,
        "seat": accepted.seat,
        "ply": accepted.ply,
        "text": accepted.text,
    }
