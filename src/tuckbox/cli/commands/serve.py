"""`tuckbox serve`: runs the server for browsers."""

import asyncio
import contextlib
import errno
import io
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn

from tuckbox.cli.terminal import Terminal
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import Message
from tuckbox.games import unusable_games
from tuckbox.server.app import running
from tuckbox.server.model.json_log import open_json_log
from tuckbox.server.node import LastResort, configuration
from tuckbox.server.operating.garbage_collection import searching_seldom
from tuckbox.server.settings import Settings
from tuckbox.server.storage.database import without_password

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
