"""A network that delays, loses, doubles and reorders messages, cuts connections and falls silent."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tuckbox.server.wire.connection import Listener

CLOSED = ""
"""Put into a client's inbox when the connection has ended."""
BUFFER = 24
"""Messages that fit into a silent connection before a sender must wait."""


@dataclass(frozen=True, slots=True)
class Weather:
    """How bad the network is. Times in seconds, the rest chances."""

    slowest: float = 0.05
    lost: float = 0.0
    doubled: float = 0.0
    reorders: bool = False
    cut: float = 0.0
    """For each message: that the connection ends, or (half of the time) falls silent."""
    refused: float = 0.0

    def healed(self) -> "Weather":
        return replace(self, lost=0.0, doubled=0.0, reorders=False, cut=0.0, refused=0.0)


CALM = Weather()
ROUGH = Weather(slowest=0.8, cut=0.02, refused=0.2)
"""Faults that TCP can have: delays, and broken or silent connections."""
WILD = Weather(slowest=2.0, lost=0.05, doubled=0.1, reorders=True, cut=0.01, refused=0.1)
"""Worse than TCP: single messages are lost, duplicated and reordered."""


class Link:
    """One connection, both directions: a `Socket` on one side and a client on the other."""

    def __init__(self, rng: Random, weather: Weather) -> None:
        self.weather = weather
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        """For the client."""
        self._rng = rng
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._arrival = {"up": 0.0, "down": 0.0}
        self._is_silent = False
        self._is_dead = False
        self._stuck = 0
        self._listener: Listener | None = None
        self._is_over = False
        self._last: Callable[[], None] | None = None

    # The client's side

    def say(self, text: str) -> None:
        self._carry("up", lambda: self._hear({"type": "websocket.receive", "text": text}))

    def leave(self) -> None:
        """The client disconnects; the server learns it after a while, or never if the link is silent."""
        if not self._is_silent:
            self._later(self._delay(), self._hang_up)

    # The server's side

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def send(self, message: dict[str, Any]) -> None:
        """Accept or refuse the connection."""
        if self._is_dead:
            raise OSError("connection lost")
        if message["type"] == "websocket.send":
            self.write([message["text"].encode()])
        elif message["type"] == "websocket.close":
            self.hang_up(message["code"])
        await asyncio.sleep(0)

    @property
    def is_writable(self) -> bool:
        return self._stuck <= BUFFER

    def attach(self, listener: Listener) -> None:
        self._listener = listener
        while not self._to_server.empty():
            self._tell(self._to_server.get_nowait())

    def write(self, messages: Iterable[bytes]) -> None:
        for message in messages:
            self._stuck += self._is_silent
            self._put_down(message.decode())

    def hang_up(self, code: int) -> None:
        self._put_down(CLOSED)
        self._end()

    def when_over(self, do: Callable[[], None]) -> None:
        if self._listener is None or self._is_over:
            do()
        else:
            self._last = do

    def pause(self) -> None:
        """Nothing: a simulated client does not fill any buffer."""

    resume = pause

    # Faults

    def cut(self) -> None:
        """Both sides learn that the connection has ended."""
        self._is_dead = True
        self._later(self._delay(), self._hang_up)
        self._later(self._delay(), lambda: self.inbox.put_nowait(CLOSED))

    def fall_silent(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._is_silent = True

    def _carry(self, way: str, arrive: Any) -> None:
        weather, rng = self.weather, self._rng
        if rng.random() < weather.cut:
            rng.choice([self.cut, self.fall_silent])()
        if self._is_silent or self._is_dead:
            return
        copies = 1 + (rng.random() < weather.doubled)
        for _ in range(copies):
            if rng.random() >= weather.lost:
                self._later(self._in_order(way), arrive)

    def _in_order(self, way: str) -> float:
        """Return when a message arrives: without reordering, no earlier than those before it."""
        now = asyncio.get_running_loop().time()
        arrival = now + self._delay()
        if not self.weather.reorders:
            arrival = max(arrival, self._arrival[way] + 1e-6)
            self._arrival[way] = arrival
        return arrival - now

    def _delay(self) -> float:
        return self._rng.uniform(0.001, self.weather.slowest)

    def _put_down(self, text: str) -> None:
        self._carry("down", lambda: self.inbox.put_nowait(text))

    def _hear(self, message: dict[str, Any]) -> None:
        if self._listener is None:
            self._to_server.put_nowait(message)
        else:
            self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._listener is not None
        if message["type"] == "websocket.receive":
            self._listener.heard(message["text"])
        elif message["type"] == "websocket.disconnect":
            self._listener.lost()
            self._end()

    def _end(self) -> None:
        self._is_over = True
        if self._last is not None:
            self._last()
            self._last = None

    def _hang_up(self) -> None:
        self._is_dead = True
        self._hear({"type": "websocket.disconnect", "code": 1006})

    def _later(self, delay: float, call: Any) -> None:
        asyncio.get_running_loop().call_later(delay, call)
