"""uvicorn's WebSocket, which calls a listener itself instead of queueing messages for the app."""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tuckbox.server.http.sockets import EXTENSION
from tuckbox.server.wire.connection import Listener


class NoQueue:
    """Stands for the queue of a socket with a listener, which hears of everything itself."""

    def put_nowait(self, _: object) -> None:
        pass


NO_QUEUE: Any = NoQueue()


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is an ASGI connection until a listener is attached."""

    _listener: Listener | None = None
    _last: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        """Let the app serve the handshake; with a listener, the socket lives on when it has returned."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        del self.scope
        if self._listener is None and self.close_timer is None:
            self.transport.close()

    # What the connection does with it

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def attach(self, listener: Listener) -> None:
        self._listener = listener
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.heard(message.get("text") or message.get("bytes") or b"")
            elif message["type"] == "websocket.disconnect":
                listener.lost()
        self._forget_handshake()
        self.resume()

    def _forget_handshake(self) -> None:
        """Free 6 KiB for each socket: the headers both ways, and the queue."""
        del self.request, self.response
        self.queue = NO_QUEUE

    def write(self, messages: Iterable[bytes]) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if not self.is_writable:  # It would wait behind all that the client does not read.
            self.transport.abort()
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def when_over(self, do: Callable[[], None]) -> None:
        if self._listener is None or self.disconnected:
            do()
        else:
            self._last = do

    # What happens to it

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._listener.heard(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self._listener.heard(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.may_write()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lost()
        if self._last is not None:
            self._last()

    def data_received(self, data: bytes) -> None:
        if self.conn.parser_exc is None:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Say what was wrong, and let the rest of it come unread.

        To hang up on what still comes would reset the connection, and the reason would get lost.
        """
        closed = self.conn.close_sent
        assert closed is not None
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason}
        )
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self._listener is not None:
            self._listener.lost()
