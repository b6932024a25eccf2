"""The sockets of matches, `/socket/{match}`: from a request to a connection that talks by itself.

It does the same with a queue and two tasks for each connection, which is what ASGI offers.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Receive, Scope, Send

from tuckbox.core import Message, TuckboxError
from tuckbox.server.http.payer import payer_of
from tuckbox.server.http.request import language
from tuckbox.server.http.services import Services, services_of
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.wire.connection import REFUSED, Connection, Listener, Socket
from tuckbox.server.wire.conversation import problem
from tuckbox.server.wire.subscriber import Subscriber

PATH = re.compile("/socket/([^/]+)")
EXTENSION = "tuckbox.socket"
"""Where the scope of an ASGI request has the socket."""


async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve `/socket/{match}`: an ASGI app without FastAPI's layers, which take 10 KiB for each socket."""
    websocket = WebSocket(scope, receive, send)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        await websocket.close()
        return
    await websocket.accept()
    subscriber = await _subscribed(websocket, found[1])
    if subscriber is not None:
        guard = VisitorGuard(services_of(websocket), payer_of(websocket), subscriber.holder)
        socket = direct_socket(scope) or PlainSocket(websocket)
        Connection(socket, subscriber, guard).begin()
        if isinstance(socket, PlainSocket):
            await socket.serve()


def direct_socket(scope: Scope) -> Socket | None:
    """Return the socket that lives on when the app has returned; None under plain ASGI."""
    return (scope.get("extensions") or {}).get(EXTENSION)


def when_over(scope: Scope, do: Callable[[], None]) -> None:
    """Do this when the connection is over, once the app has returned."""
    socket = direct_socket(scope)
    if socket is None:
        do()
    else:
        socket.when_over(do)


async def _subscribed(websocket: WebSocket, match: str) -> Subscriber | None:
    """Return a new subscriber of a match; None if the client was told why it can't be one."""
    services, wanted = services_of(websocket), language(websocket)
    try:
        live = await services.live_matches.open(match)
        holder = services.signer.holder(websocket)
        check_may_watch(live, holder)
    except TuckboxError as error:
        await _close(websocket, error.message, wanted)
        return None
    except StoreFailed:
        await _close(websocket, Message.of("server-storage"), wanted)
        return None
    return Subscriber(live, holder, services.settings.queue, wanted)


async def _close(websocket: WebSocket, message: Message, wanted: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await websocket.send_text(problem(message, wanted, fatal=True).decode())
        await websocket.close(REFUSED, message.id)


@dataclass(slots=True)
class VisitorGuard:
    """What the limits of this node allow one client: a `Guard`."""

    _services: Services
    _payer: Payer
    _holder: Holder

    @property
    def message_limit(self) -> int:
        return self._services.settings.message_limit

    @property
    def window(self) -> int:
        return int(self._services.settings.limit_window)

    def allows(self, *, is_player: bool) -> bool:
        limits = self._services.limits
        if is_player:
            return limits.play(self._holder)
        if self._payer.is_known:
            return limits.watch(self._holder)
        return limits.watch_unknown(id(self), self._payer.network)

    def stored(self, seconds: float) -> None:
        self._services.metrics.submission("ack", seconds)

    def refused(self, code: str) -> None:
        self._services.metrics.submission(code, 0.0)


MOST_UNSENT = 64
"""Messages that wait for a client before it counts as one that does not read."""


class PlainSocket:
    """An accepted WebSocket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._listener: Listener | None = None
        self._unsent: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._may_read = asyncio.Event()
        self._may_read.set()

    @property
    def is_writable(self) -> bool:
        return self._unsent.qsize() < MOST_UNSENT

    def attach(self, listener: Listener) -> None:
        self._listener = listener

    def write(self, messages: Iterable[bytes]) -> None:
        for message in messages:
            self._unsent.put_nowait(message)

    def pause(self) -> None:
        self._may_read.clear()

    def resume(self) -> None:
        self._may_read.set()

    def hang_up(self, code: int) -> None:
        self._unsent.put_nowait(code)

    def when_over(self, do: Callable[[], None]) -> None:
        """Do it at once: `serve` has returned by the time anybody asks."""
        do()

    async def serve(self) -> None:
        """Carry messages both ways until the connection is over."""
        assert self._listener is not None
        tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._send())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._listener.lost()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        assert self._listener is not None
        while True:
            await self._may_read.wait()
            said = await self._websocket.receive()
            if said["type"] == "websocket.disconnect":
                return
            self._listener.heard(said.get("text") or said.get("bytes") or b"")

    async def _send(self) -> None:
        assert self._listener is not None
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # It is closed already.
            while True:
                message = await self._unsent.get()
                if isinstance(message, int):
                    await self._websocket.close(message)
                    return
                await self._websocket.send_text(message.decode())
                if self._unsent.qsize() == MOST_UNSENT - 1:
                    self._listener.may_write()
