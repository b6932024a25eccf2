"""`tuckbox serve` and `tuckbox admin`: runs a server, and looks after its database."""

import asyncio
import contextlib
import errno
import io
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy import Connection

from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import AnyGame, Message
from tuckbox.games import unusable_games
from tuckbox.server.app import games_of, open_database, running
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.json_log import open_json_log
from tuckbox.server.node import LastResort, configuration
from tuckbox.server.operating.garbage_collection import searching_seldom
from tuckbox.server.settings import Settings
from tuckbox.server.storage import boxes
from tuckbox.server.storage.backup import check_backup, restore_backup, verify_backup, write_backup
from tuckbox.server.storage.database import explained, sqlite_files, without_password
from tuckbox.server.storage.matches import load
from tuckbox.server.storage.upkeep import (
    delete_idle,
    delete_match,
    end_match,
    erase_name,
    find_match,
    hide_name,
)

EVERYWHERE = "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)
"""A documentation address: nothing is sent there, but it shows which way packets would go."""


def serve(terminal: Terminal, settings: Settings, *, open_browser: bool) -> None:
    """Serve until stopped; an unusable port or database gives a sentence, not a traceback."""
    open_json_log(settings.log_level)
    for fault in unusable_games():
        terminal.complain(fault.message)
    with (
        contextlib.closing(_listener(settings)) as listener,
        contextlib.closing(LastResort()) as last_resort,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(terminal, settings, listener, last_resort, open_browser))
    terminal.tell([Message.of("server-stopped")])


async def _serve(
    terminal: Terminal,
    settings: Settings,
    listener: socket.socket,
    last_resort: LastResort,
    open_browser: bool,
) -> None:
    # The services are started here and not by uvicorn, which would log a traceback instead of
    # letting us print a sentence.
    node = configuration(settings, lifespan="off")
    # The writing thread must get its turn soon while moves are being judged.
    sys.setswitchinterval(0.0005)
    async with running(settings) as services, searching_seldom(services.live_matches):
        node.app.state.services = services  # type: ignore[union-attr]
        if not services.channel.is_alive:
            terminal.tell([Message.of("server-redis-away", url=without_password(settings.redis))])
        url, lan_url = _url(settings, listener), _lan_url(settings, listener)
        server = Announcing(node, terminal, url, open_browser, lan_url)
        server.on_signal = last_resort.begin
        await server.serve([listener])


class Announcing(uvicorn.Server):
    """Prints the server's address once it is running."""

    def __init__(
        self,
        config: uvicorn.Config,
        terminal: Terminal,
        url: str,
        open_browser: bool,
        lan_url: str | None,
    ) -> None:
        super().__init__(config)
        self._terminal = terminal
        self._url = url
        self._open_browser = open_browser
        self._lan_url = lan_url
        self.on_signal: Callable[[], None] = lambda: None
        """Called when a signal asks us to stop."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.on_signal()
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do not raise a signal again that asked us to stop, once we have stopped."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._terminal.tell([Message.of("server-ready", url=self._url)])
        if self._lan_url is not None:
            self._terminal.tell([Message.of("serve-lan", url=self._lan_url)])
            print(qr_code(self._lan_url))
        sys.stdout.flush()
        if self._open_browser:
            webbrowser.open(self._url)


def _listener(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        number = getattr(error, "errno", None) or errno.EINVAL
        raise UsageError.of(
            "server-port-taken",
            port=str(settings.port),
            host=settings.host,
            reason=os.strerror(number),
        ) from error
    return listener


def _url(settings: Settings, listener: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in (EVERYWHERE, "127.0.0.1") else host
    return f"http://{shown}:{port}"


def _lan_url(settings: Settings, listener: socket.socket) -> str | None:
    """Return the address for friends on the network, if they can connect and no public URL is set."""
    address = lan_address() if settings.host == EVERYWHERE and not settings.public_url else None
    return None if address is None else f"http://{address}:{listener.getsockname()[1]}"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop  # noqa: PLC0415 - Windows has none
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def lan_address() -> str | None:
    """Return this machine's address on its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_code(url: str) -> str:
    """Return the address as a QR code made of characters."""
    import segno  # noqa: PLC0415 - most tables are open to this machine alone

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()


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
