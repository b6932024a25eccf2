"""A socket over plain ASGI: the twin of `operating/direct_socket.py`, for a uvicorn that we do not know.

It does the same with a queue and two tasks for each connection, which is what ASGI offers.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from fastapi import WebSocket, WebSocketDisconnect

from tuckbox.server.wire.connection import Listener

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
