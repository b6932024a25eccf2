"""A WebSocket with as little work as possible, so that a load test measures the server.

No extension, no fragments from us, no checks: for load on loopback only. What we send is masked with
zeros, which is allowed and costs nothing.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80


class WebSocket(asyncio.Protocol):
    """One connection; every text that comes is handed to `receive`."""

    def __init__(self, url: str, cookie: str, receive: Callable[[bytes], None]) -> None:
        self._url = urlsplit(url)
        self._cookie = cookie
        self._receive = receive
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def address(self) -> tuple[str, int]:
        return self._url.hostname or "", self._url.port or 80

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        url = self._url
        asked = [
            f"GET {url.path}{'?' + url.query if url.query else ''} HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {self._cookie}"] if self._cookie else []),
        ]
        self._transport.write(("\r\n".join(asked) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._buffer = bytearray(rest)
            self.is_open.set_result(None)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next whole frame, if it has come."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1] & 0x7F
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._write(PONG, payload)
        elif kind == TEXT:
            self._receive(payload)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([FINAL | kind]) + length + b"\0\0\0\0" + payload)


async def connect(socket: WebSocket) -> None:
    """Connect to a `ws://` address."""
    host, port = socket.address
    await asyncio.get_running_loop().create_connection(lambda: socket, host, port)
    await asyncio.wait_for(socket.is_open, 60)
