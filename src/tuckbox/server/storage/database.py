"""The connection to SQLite or PostgreSQL.

Statements run in separate threads, a whole batch at a time: switching threads for each statement
would cost more than the statements themselves.
"""

import asyncio
import contextlib
import re
import select
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from tuckbox.core import TuckboxError
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.model.private_file import create_private, make_private
from tuckbox.server.model.slow_work import Threads
from tuckbox.server.storage.tables import UNSAID, create, known_revisions, revision_of, upgrade

T = TypeVar("T")

READERS = 4
"""The number of reading threads; writes have one thread, because SQLite takes one writer at a time."""
LOOKED_THROUGH = 256 * 1024 * 1024
"""A SQLite file up to this size is checked for damage at every start."""
ONE_AT_A_TIME = 8420
"""The PostgreSQL lock under which nodes that start together migrate one after the other."""
LOADERS = 2
"""The number of threads that load whole matches, which may take a second or two."""
BUSY = 5.0
"""Seconds that a statement waits for another process that writes the same SQLite file."""
CLOSING = 60.0
"""Seconds that closing waits for statements under way, unless told otherwise."""
MIGRATING = 60.0
"""Seconds that startup waits for another process that creates or migrates the tables of a SQLite file."""


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        if (file := _file_of(self.engine)) is not None:
            _keep_private(file)
        # A stored match is read by several statements that must see the same snapshot. SQLite's
        # transactions do so anyway; a writer must see the newest rows instead.
        self._still = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        # SQLite fails a transaction that reads and then writes if somebody else wrote in between.
        self._for_writing: Engine = self.engine.execution_options(immediate=True)
        self._readers = Threads(READERS, "tuckbox-read")
        self._loaders = Threads(LOADERS, "tuckbox-load")
        self._writer = Threads(1, "tuckbox-write")
        self._kept: Connection | None = None
        """The writing thread's connection: to fetch one takes as long as to write a move."""

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    def migrate(self) -> None:
        """Bring the tables to the newest schema; a new database gets them all.

        Raise `DatabaseError`, and change nothing, if it is damaged, gone, newer than this program, or
        does not state its version.
        If several nodes start together, one does it and the others wait.
        """
        with explained(self.engine):
            if self._is_current():
                return
            with self._for_writing.connect() as connection:
                self._wait(connection, MIGRATING)
                try:
                    with connection.begin():
                        self._bring_up(connection)
                finally:
                    self._wait(connection, BUSY)

    def _is_current(self) -> bool:
        """Return whether there is nothing to change, as at most starts."""
        with self.engine.begin() as connection:
            if self.is_sqlite:
                self._check_whole(connection)
            return self._revision(connection) == known_revisions()[-1]

    def _wait(self, connection: Connection, seconds: float) -> None:
        if self.is_sqlite:
            with contextlib.closing(connection.connection.cursor()) as cursor:
                _wait(cursor, seconds)

    def _bring_up(self, connection: Connection) -> None:
        if not self.is_sqlite:
            connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        revision = self._revision(connection)
        if revision is None:
            create(connection)
        elif revision != known_revisions()[-1]:
            upgrade(connection)

    def _check_whole(self, connection: Connection) -> None:
        size = connection.execute(_SIZE).scalar_one()
        if size <= LOOKED_THROUGH:
            found = connection.execute(text("pragma quick_check(1)")).scalar_one()
            if found != "ok":
                raise damaged(self.engine, " ".join(found.split()))

    def _revision(self, connection: Connection) -> str | None:
        known, found = known_revisions(), revision_of(connection)
        if found == UNSAID:
            raise DatabaseError.of("server-database-unversioned", url=self.safe_url)
        if found is not None and found not in known:
            raise DatabaseError.of(
                "server-database-newer", url=self.safe_url, found=found, known=known[-1]
            )
        return found

    @property
    def safe_url(self) -> str:
        """The address without its password."""
        return self.engine.url.render_as_string(hide_password=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of its own for reading; raise `StoreFailed` if the database fails."""
        return await self._asked(self._readers, self._still, work)

    async def load(self, work: Callable[[Connection], T]) -> T:
        """Do the same with work that goes on with what it has read, so that no reading waits for it."""
        return await self._asked(self._loaders, self._still, work)

    def look_up(self, work: Callable[[Connection], T]) -> T:
        """Do the same in this thread."""
        return _run(self._still, work)

    def snapshot(self) -> contextlib.AbstractContextManager[Connection]:
        """Return a transaction that only reads, and sees one moment however long it takes."""
        return self._still.execution_options(postgresql_readonly=True).begin()

    def writing(self) -> contextlib.AbstractContextManager[Connection]:
        """Return a transaction for a command that reads and then writes beside a running server."""
        return self._for_writing.begin()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of its own for writing; it is on disk when this returns."""
        return await self._asked(self._writer, self._for_writing, work)

    async def _asked(self, threads: Threads, engine: Engine, work: Callable[[Connection], T]) -> T:
        try:
            return await self._in(threads, engine, work)
        except SQLAlchemyError as error:
            raise StoreFailed(fault_name(error)) from error

    async def _in(self, threads: Threads, engine: Engine, work: Callable[[Connection], T]) -> T:
        run = self._run_kept if threads is self._writer else _run
        return await asyncio.get_running_loop().run_in_executor(threads, run, engine, work)

    def _run_kept(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        if self._kept is not None and self._is_doubtful(self._kept):
            self._let_go()
        if self._kept is None:
            self._kept = engine.connect()
        try:
            with self._kept.begin():
                return work(self._kept)
        except SQLAlchemyError as error:
            if not (self.is_sqlite or isinstance(error, IntegrityError)):
                self._let_go()
            raise

    def _is_doubtful(self, connection: Connection) -> bool:
        """Return whether PostgreSQL has sent something unasked, as it does when it ends.

        This is known without asking it, unlike what the pool does.
        """
        if self.is_sqlite:
            return False
        driver = connection.connection.driver_connection
        assert driver is not None
        if driver.closed:
            return True
        unasked = select.poll()
        unasked.register(driver.fileno(), select.POLLIN)
        return bool(unasked.poll(0))

    def _let_go(self) -> None:
        """Return the connection to the pool, which finds out whether it is broken before it is used again."""
        kept, self._kept = self._kept, None
        if kept is not None:
            with contextlib.suppress(SQLAlchemyError):
                kept.close()

    async def is_alive(self) -> bool:
        try:
            await self.read(lambda connection: connection.execute(text("select 1")))
        except StoreFailed:
            return False
        return True

    def close(self, seconds: float = CLOSING) -> bool:
        """Finish what is being written, then close the database; return False if it does not answer.

        What it has not confirmed by then was not acknowledged to anybody either.
        """
        deadline = time.monotonic() + seconds
        has_ended = self._writer.close(deadline)
        has_ended &= self._readers.close(deadline, cancel=True)
        has_ended &= self._loaders.close(deadline, cancel=True)
        if has_ended:  # Else a thread still uses its connection.
            self._let_go()
            self.engine.dispose()
        return has_ended


def _run(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


_SIZE = text("select page_count * page_size from pragma_page_count, pragma_page_size")


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        # A connection that died while idle (a restart) is replaced before it is used.
        engine = create_engine(parsed, pool_pre_ping=parsed.drivername != "sqlite")
    except (ArgumentError, ImportError, ValueError) as error:
        raise DatabaseError.of("server-database-url", url=without_password(url)) from error
    if engine.dialect.name not in ("sqlite", "postgresql"):
        raise DatabaseError.of("server-database-url", url=without_password(url))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def sqlite_files(url: str) -> list[Path]:
    """Return the file of a SQLite database and those of its log; none for another kind."""
    file = _file_of(_engine(url))
    return [] if file is None else _with_logs(file)


def _file_of(engine: Engine) -> Path | None:
    name = engine.url.database or ":memory:"
    is_file = engine.dialect.name == "sqlite" and not name.startswith((":", "file:"))
    return Path(name) if is_file else None


def _with_logs(file: Path) -> list[Path]:
    return [Path(f"{file}{end}") for end in ("", "-wal", "-shm")]


def _keep_private(file: Path) -> None:
    """Let only the owner read the file and its logs; SQLite gives new logs the file's permissions."""
    with contextlib.suppress(
        OSError
    ):  # A file or folder that can't be used is reported when it is.
        create_private(file).close()
    for each in _with_logs(file):
        make_private(each)


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # The driver's own transaction handling breaks savepoints; SQLAlchemy begins transactions instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    _wait(cursor, BUSY)
    _write_ahead(cursor, time.monotonic() + MIGRATING)
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _wait(cursor: DBAPICursor, seconds: float) -> None:
    cursor.execute(f"pragma busy_timeout={int(seconds * 1000)}")


def _write_ahead(cursor: DBAPICursor, deadline: float) -> None:
    """Turn on write-ahead logging; SQLite does not wait by itself if another process does the same."""
    while True:
        try:
            cursor.execute("pragma journal_mode=wal")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    is_writing = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("begin immediate" if is_writing else "begin")


DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class DatabaseError(TuckboxError):
    """The database cannot be used: wrong address, damaged file, gone."""


@contextlib.contextmanager
def explained(engine: Engine) -> Iterator[None]:
    """Turn database errors inside the block into `DatabaseError`."""
    try:
        yield
    except (DBAPIError, StoreFailed) as error:
        fault = error if isinstance(error, DBAPIError) else error.__cause__
        if not isinstance(fault, DBAPIError):
            raise
        raise _explanation(engine, fault) from error


def damaged(engine: Engine, reason: str) -> DatabaseError:
    return DatabaseError.of("server-database-damaged", file=str(engine.url.database), reason=reason)


def _explanation(engine: Engine, error: DBAPIError) -> DatabaseError:
    reason = " ".join(str(error.orig).split())
    if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in DAMAGED:
        return damaged(engine, reason)
    url = engine.url.render_as_string(hide_password=True)
    return DatabaseError.of("server-database-unusable", url=url, reason=reason)


def fault_name(error: Exception) -> str:
    """Return the driver's name for an error, for logs; it contains no data."""
    return type(getattr(error, "orig", None) or error).__name__


def without_password(url: str) -> str:
    """Return a database URL without its password, even if it is not a valid URL."""
    return re.sub(r":(?!//).*@", ":***@", url)
