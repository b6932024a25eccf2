"""Players at our server: a browser, as the shipped client behaves, and a program that wants none of that."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import orjson

from bench._load import Player
from bench._questions import questions
from tests.server.patched import apply, chosen_of, owed_of, texts_of
from tuckbox.server.wire.protocol import WIRE_VERSION

GREETING = {
    "type": "hello",
    "wire": WIRE_VERSION,
    "last": None,
    "patches": True,
    "language": "en",
    "seat": None,
    "text": False,
}
"""The first message of the browser's client at a table that is new to it."""
PING_SECONDS = 2.5
NEVER = float("inf")


class Program(Player):
    """Plays one seat at random, and gets whole updates."""

    def __init__(self, match: str, pace: float, rng: Random) -> None:
        super().__init__(pace)
        self.match = match
        self._rng = rng
        self.update: dict[str, Any] = {}
        self._ply = 0
        self._chosen, self._chosen_at = "", -1
        self._is_pending = False

    @property
    def is_over(self) -> bool:
        return bool(self.update) and self.update["result"] is not None

    @property
    def game(self) -> str:
        return str(self.update["view"]["game"])

    def greet(self) -> None:
        self.send(b'{"type":"hello"}')

    def receive(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self.update = orjson.loads(text)
            self._learn_ply([seat["ply"] for seat in self.update["seats"]])
            self.has_seen.set()
            self._go_on()
        elif text.startswith(b'{"type":"ack"'):
            self._is_pending = False
            self._ply += 1
            self.acknowledged()
            self._go_on()

    def _learn_ply(self, plies: Sequence[int]) -> None:
        seat = self.update["seat"]
        if plies and seat is not None:
            self._ply = max(self._ply, plies[seat - 1])

    @property
    def is_to_move(self) -> bool:
        update = self.update
        return bool(update["moves"]) and update["seat"] in owed_of(update)

    def _go_on(self) -> None:
        if self._is_pending or not self.is_to_move or self._is_behind:
            return
        self._is_pending = True
        self._chosen = self._rng.choice(texts_of(self.update))
        self.foresee()
        self.move_soon()

    @property
    def _is_behind(self) -> bool:
        """Whether the update with the own last move is still to come."""
        return self._chosen_at == self.update["version"] and not chosen_of(self.update)

    def foresee(self) -> None:
        """Ask what the moves do that are looked at before one is chosen; a program does not."""

    def move(self) -> None:
        self._chosen_at = self.update["version"]
        said = {"type": "submit", "seat": self.update["seat"], "ply": self._ply}
        self.send(orjson.dumps(said | {"text": self._chosen, "seen": self._chosen_at}))


class Browser(Program):
    """Behaves as the shipped client: its greeting, patches, questions and pings."""

    def __init__(self, match: str, pace: float, rng: Random) -> None:
        super().__init__(match, pace, rng)
        self.patches: list[int] = []
        """The sizes of the patches after which this seat was to move."""
        self.asked = self._pings = 0

    def greet(self) -> None:
        self.send(orjson.dumps(GREETING))
        asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        if self.is_open:
            self._pings += 1
            self.send(b'{"type":"ping","number":%d}' % self._pings)
            asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def receive(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"patch"'):
            super().receive(text)
            return
        patch = orjson.loads(text)
        apply(self.update, patch.get("operations", ()))
        if "entries" in patch:
            self.update["version"] = patch["entries"][-1]["number"]
        self._learn_ply(patch.get("plies", ()))
        if self.is_to_move:
            self.patches.append(len(text))
        self._go_on()

    def foresee(self) -> None:
        update = self.update
        moves = texts_of(update)
        for texts in questions(update["view"], moves, self._chosen):
            self.asked += 1
            said = {"type": "preview", "id": self.asked, "seat": update["seat"]}
            self.send(orjson.dumps(said | {"texts": texts, "brief": True}))


class Spectator(Player):
    """Looks at a table through the shipped client and does nothing."""

    def __init__(self) -> None:
        super().__init__(NEVER)

    def greet(self) -> None:
        self.send(orjson.dumps(GREETING))

    def receive(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self.has_seen.set()

    def move(self) -> None:
        """Spectators do not move."""


class Pinger(Spectator):
    """Looks at a table and notes how long each pong takes."""

    def __init__(self) -> None:
        super().__init__()
        self._pong = asyncio.Event()

    def receive(self, text: bytes) -> None:
        super().receive(text)
        if text.startswith(b'{"type":"pong"'):
            self._pong.set()

    async def ping(self, until: Callable[[], bool], pause: float = 0.01) -> list[float]:
        """Return the seconds of all pings, one after the other, until something is done."""
        times = []
        while not until():
            self._pong.clear()
            sent = time.perf_counter()
            self.send(b'{"type":"ping","number":1}')
            await asyncio.wait_for(self._pong.wait(), 60)
            times.append(time.perf_counter() - sent)
            await asyncio.sleep(pause)
        return times
