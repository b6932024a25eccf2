"""Why a database cannot be used, in words that an operator can act on."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from tuckbox.core import TuckboxError
from tuckbox.server.model.errors import StoreFailed

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
