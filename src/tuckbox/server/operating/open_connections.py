"""The connections of a node: how many there may be, and how long one may take to say what it wants.

A client that opens connections and never finishes a request costs a file each. When there are no
files left, the connection that has waited longest makes room, so that people always get in.
"""

import asyncio
import contextlib
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tuckbox.server.model.network import is_shared, network_of
from tuckbox.server.operating.direct_socket import DirectSocket
from tuckbox.server.settings import Settings

MOST_HEADER_BYTES = 65_536
MOST_UNANSWERED = 32
"""Requests of one connection that may wait for their answers: no browser sends a second before."""
WRITE_SECONDS = 30.0
"""A client that reads nothing of a response for this long is dropped."""
GRACE_SECONDS = 5.0
"""After the time for a body, in which the refusal is sent."""
SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class _Connection(Protocol):
    transport: Any


class OpenConnections:
    """All connections of a node, and those that wait for a request, the oldest first."""

    def __init__(self, most: int, per_address: int, uncounted: Iterable[str] = ()) -> None:
        self.most = most
        self._per_address = per_address
        self._uncounted = [*uncounted]
        self._held: dict[_Connection, str] = {}
        self._waiting: dict[_Connection, None] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, connection: _Connection) -> None:
        """Hold a connection; another one, or this one itself, goes if there is no room."""
        address = self._address(connection.transport)
        if address and self._per_address and self._by_address[address] >= self._per_address:
            connection.transport.abort()
            return
        if len(self._held) >= self.most:
            self._drop(next(iter(self._waiting), connection))
            if connection.transport.is_closing():
                return
        self._held[connection] = address
        self._by_address[address] += 1

    def leave(self, connection: _Connection) -> None:
        self._waiting.pop(connection, None)
        address = self._held.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def waits(self, connection: _Connection) -> None:
        """Note that a connection waits for the rest of a request, or for the next one."""
        if connection in self._held:
            self._waiting.setdefault(connection)

    def works(self, connection: _Connection) -> None:
        """Note that a connection has sent a whole request."""
        self._waiting.pop(connection, None)

    def _drop(self, connection: _Connection) -> None:
        self.leave(connection)
        connection.transport.abort()

    def _address(self, transport: asyncio.Transport) -> str:
        """Return what counts as the other side's address; empty if it is not counted.

        This machine and trusted proxies bring the connections of many people.
        """
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        return "" if is_shared(address, self._uncounted) else network_of(address)


class Arrivals:
    """Lets sockets in one at a time, so that a crowd at one table is not felt at another."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def enter(self, upgrade: Callable[[], None]) -> None:
        self._waiting.append(upgrade)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._waiting[0]()
        self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)


class NodeConfig(Config):
    """uvicorn's configuration, together with the connections of this node."""

    def __init__(self, app: Any, settings: Settings, most: int, **more: Any) -> None:  # noqa: ANN401
        super().__init__(app, http=PatientHttp, ws=CountedSocket, **more)
        self.settings = settings
        self.open_connections = OpenConnections(most, settings.address_limit, settings.proxies)
        self.arrivals = Arrivals()


class PatientHttp(HttpToolsProtocol):
    """An HTTP connection that is closed if the rest of a request does not come in time."""

    config: NodeConfig
    cycle: RequestResponseCycle | None  # type: ignore[assignment]
    """None until the first request, whatever uvicorn declares."""
    _timer: asyncio.TimerHandle | None = None
    _stall: asyncio.TimerHandle | None = None
    _size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Whatever waits to be read, however little, is watched: see `pause_writing`.
        transport.set_write_buffer_limits(0)
        self._unanswered: deque[RequestResponseCycle] = deque()
        self.config.open_connections.enter(self)
        self._expect(self.config.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        # uvicorn tells only the newest request: an older one would fail to answer, and log it.
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self.resume_writing()
        self.config.open_connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # Any byte ends the wait for the next request; from then on, all of it must come in time.
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(self.config.settings.header_seconds)
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._size = 0
        if self._timer is None:  # sent together with the request before it
            self._expect(self.config.settings.header_seconds)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value)
        if self._size > MOST_HEADER_BYTES:
            self._end(LARGE)
            raise ValueError("the headers are too large")  # ends the parser
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._expect(self.config.settings.body_seconds + GRACE_SECONDS)
        if len(self._unanswered) >= MOST_UNANSWERED:
            self.transport.close()
            raise ValueError("too many requests wait for their answers")  # ends the parser
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not None and self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        self._expect(None)
        self.config.open_connections.works(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._unanswered.popleft()
        super().on_response_complete()
        if not self.pipeline:
            self.config.open_connections.waits(self)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self.config.arrivals.enter(self._upgrade)

    def _upgrade(self) -> None:
        if not self.transport.is_closing():
            self.config.open_connections.leave(self)
            self.transport.set_write_buffer_limits()
            super().handle_websocket_upgrade()
            del self.parser  # It knows this object, which would stay until garbage is looked for.

    def pause_writing(self) -> None:
        self._await_reading()
        super().pause_writing()

    def _await_reading(self, before: int | None = None) -> None:
        """Give the client some time to read of what waits for it; nothing read of it ends the connection."""
        left = self.transport.get_write_buffer_size()
        if left == before:
            self.transport.abort()
        else:
            self._stall = self.loop.call_later(WRITE_SECONDS, self._await_reading, left)

    def resume_writing(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _expect(self, seconds: float | None) -> None:
        """Give the client this long for the rest of its request; None: it is here."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self.config.open_connections.waits(self)
            self._timer = self.loop.call_later(seconds, self._end, SLOW)

    def _end(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(answer)
            self.transport.close()


class CountedSocket(DirectSocket):
    """A WebSocket that is counted as a connection of this node."""

    config: NodeConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.config.open_connections.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open_connections.leave(self)
        super().connection_lost(exc)


log = logging.getLogger("tuckbox.server")

MOST = 65_536
"""More than one node can serve; some systems set no limit at all."""
RESERVED = 128
"""Files that are no connections: the database, its log, workers, the log."""
UNKNOWN = 1024
"""Assumed where the system does not say."""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system lets us, and return it."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    log.info("up to %d open files", soft)
    return soft


def most_connections() -> int:
    """Return the number of connections for which there are files."""
    limit = raise_file_limit()
    return max(limit - RESERVED, limit // 2)
