"""`tuckbox admin`: the occasional tasks of a server's operator."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from sqlalchemy import Connection

from tuckbox.cli.terminal import Terminal
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, Message
from tuckbox.server.app import games_of, open_database
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.settings import Settings
from tuckbox.server.storage import boxes
from tuckbox.server.storage.backup import check_backup, restore_backup, verify_backup, write_backup
from tuckbox.server.storage.database import explained, sqlite_files
from tuckbox.server.storage.matches import load
from tuckbox.server.storage.upkeep import (
    delete_idle,
    delete_match,
    end_match,
    erase_name,
    find_match,
    hide_name,
)

TORN = 1
"""The exit status if a backup holds matches that contradict themselves; 2 if it cannot be restored."""

Act = Callable[[Connection, str], Message]


def admin(terminal: Terminal, settings: Settings, action: str, argument: str) -> int:
    """Do one task in one transaction, say what was done, and return the exit status."""
    if action == "verify":
        return _verify(terminal, settings, Path(argument))
    acts: dict[str, Act] = {**ACTIONS, "end-match": partial(_end_match, games_of(settings))}
    if action not in acts:
        raise UsageError.of("admin-unknown", action=action, known=", ".join((*acts, "verify")))
    is_new = _check(settings, action, argument)
    database = open_database(settings)
    try:
        # A backup only reads, so nobody has to wait for it.
        begin = database.snapshot if action == "backup" else database.writing
        with explained(database.engine), begin() as connection:
            told = acts[action](connection, argument)
    except BaseException:
        database.close()
        if is_new:  # made for a restore that failed
            for file in sqlite_files(settings.database_url):
                file.unlink(missing_ok=True)
        raise
    database.close()
    terminal.tell([told])
    if action == "backup":
        terminal.tell([Message.of("admin-backup-secret")])
    return 0


def _verify(terminal: Terminal, settings: Settings, file: Path) -> int:
    """Check a backup; return 1 if it holds matches that contradict themselves."""
    found = verify_backup(file, games_of(settings))
    name = str(file)
    for torn in found.torn:
        terminal.complain(Message.of("admin-torn", file=name, match=torn.match, reason=torn.reason))
    if found.torn:
        terminal.complain(Message.of("admin-torn-count", file=name, count=len(found.torn)))
        return TORN
    terminal.tell([Message.of("admin-whole", file=name, rows=found.rows, count=found.matches)])
    return 0


def _check(settings: Settings, action: str, argument: str) -> bool:
    """Return whether the database is yet to be made, which only a restore may do.

    Raise `UsageError` otherwise: a mistyped folder must not look like an empty database.
    """
    files = sqlite_files(settings.database_url)
    is_new = bool(files) and not files[0].exists()
    if action == "restore":
        check_backup(Path(argument))
    elif is_new:
        raise UsageError.of("admin-no-database", file=str(files[0]))
    return is_new


def _backup(connection: Connection, file: str) -> Message:
    if Path(file).exists():
        raise UsageError.of("admin-file-exists", file=file)
    return Message.of("admin-backed-up", rows=write_backup(connection, Path(file)), file=file)


def _restore(connection: Connection, file: str) -> Message:
    return Message.of("admin-restored", rows=restore_backup(connection, Path(file)), file=file)


def _erase_name(connection: Connection, id: str) -> Message:
    return _found(erase_name(connection, id), "admin-name-erased", "admin-no-identity", id)


def _hide_name(connection: Connection, id: str) -> Message:
    return _found(hide_name(connection, id), "admin-name-hidden", "admin-no-identity", id)


def _hide_box(connection: Connection, hash: str) -> Message:
    return _found(boxes.hide(connection, hash), "admin-box-hidden", "admin-no-box", hash)


def _delete_match(connection: Connection, named: str) -> Message:
    id = find_match(connection, named)
    is_found = id is not None and delete_match(connection, id)
    return _found(is_found, "admin-match-deleted", "admin-no-match", named)


def _end_match(games: Mapping[str, AnyGame], connection: Connection, named: str) -> Message:
    """Close a match that contradicts itself; any other would go on at the tables where it is open."""
    id = find_match(connection, named)
    if id is None:
        raise UsageError.of("admin-no-match", what=named)
    try:
        load(connection, id, games)
    except Contradiction:
        end_match(connection, id)
        return Message.of("admin-match-ended", what=named)
    raise UsageError.of("admin-match-whole", what=named)


def _retention(connection: Connection, days: str) -> Message:
    if not days.isascii() or not days.isdigit() or not 1 <= int(days) <= 36_500:
        raise UsageError.of("admin-days", days=days)
    return Message.of("admin-idle-deleted", count=delete_idle(connection, int(days)), days=days)


def _found(is_found: bool, done: str, missing: str, id: str) -> Message:
    if not is_found:
        raise UsageError.of(missing, what=id)
    return Message.of(done, what=id)


ACTIONS: dict[str, Act] = {
    "backup": _backup,
    "restore": _restore,
    "erase-name": _erase_name,
    "hide-name": _hide_name,
    "hide-box": _hide_box,
    "delete-match": _delete_match,
    "retention": _retention,
}
