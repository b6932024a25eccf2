"""Many people who play at random over real sockets and reconnect when a connection breaks."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.no_seed import no_seed
from tests.server.backends import PATIENCE

Json = dict[str, Any]
Where = Callable[[], str]
"""The address of the node to use now."""
OPTIONS = {"fits": {"boards": "1"}, "fillit": {"board": "mini"}}


@dataclass(frozen=True, slots=True)
class Sent:
    """A submission that was acknowledged."""

    match: str
    seat: int
    ply: int
    text: str


@dataclass
class Person:
    """Sits at one match, at one seat or several, through one socket at a time."""

    where: Where
    cookie: str
    match: str
    rng: Random
    pace: float = 0.0
    """Seconds between two moves of this person."""
    acknowledged: list[Sent] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    visits: int = 0
    is_over: bool = False
    is_leaving: bool = False
    _update: Json = field(default_factory=dict)
    _pending: Sent | None = None
    _sent_at: float = 0.0
    _next: float = 0.0
    _is_behind: bool = False

    async def play(self) -> None:
        while not self.is_over and not self.is_leaving:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"{self.where().replace('http', 'ws', 1)}/socket/{self.match}"
                headers = {"Cookie": self.cookie}
                async with connect(
                    url, additional_headers=headers, compression=None, open_timeout=30
                ) as socket:
                    self.visits += 1
                    await self._talk(socket)
            await asyncio.sleep(0.1)

    async def _talk(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        if self._pending is not None:
            await self._send(socket)
        while not self.is_over and not self.is_leaving:
            message = await self._receive(socket)
            if message is None:
                await socket.send(b'{"type":"ping"}')
            elif message["type"] == "update":
                self._update, self._is_behind = message, False
                self.is_over = message["result"] is not None
            elif message["type"] in ("ack", "refused"):
                await self._take_answer(socket, message)
            if self._may_choose:
                await self._choose(socket)

    async def _receive(self, socket: ClientConnection) -> Json | None:
        wait = 2.5
        if self._can_choose:
            wait = min(wait, max(0.0, self._next - time.monotonic()))
        try:
            async with asyncio.timeout(wait):
                message: Json = orjson.loads(await socket.recv())
                return message
        except TimeoutError:
            return None

    async def _hello(self, socket: ClientConnection) -> None:
        last = self._update.get("version")
        await socket.send(orjson.dumps({"type": "hello", "last": last}))

    async def _take_answer(self, socket: ClientConnection, message: Json) -> None:
        pending = self._pending
        if pending is None or (message["ply"], message["text"]) != (pending.ply, pending.text):
            return
        if message["type"] == "ack":
            self.latencies.append(time.perf_counter() - self._sent_at)
            self.acknowledged.append(pending)
            self._pending, self._is_behind = None, True
        elif message["code"] == "server-storage":
            await asyncio.sleep(0.2)
            await self._send(socket)
        else:
            self._pending = None
            await self._hello(socket)

    @property
    def _can_choose(self) -> bool:
        update = self._update
        if not update or self._pending or self._is_behind or self.is_over:
            return False
        return update["seat"] in update["owed"] and bool(update["moves"])

    @property
    def _may_choose(self) -> bool:
        return self._can_choose and time.monotonic() >= self._next

    async def _choose(self, socket: ClientConnection) -> None:
        update = self._update
        seat, text = update["seat"], self.rng.choice(update["moves"])
        self._pending = Sent(self.match, seat, update["seats"][seat - 1]["ply"], text)
        self._next = time.monotonic() + self.pace
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        pending = self._pending
        assert pending is not None
        self._sent_at = time.perf_counter()
        said = {"type": "submit", "seat": pending.seat, "ply": pending.ply, "text": pending.text}
        await socket.send(orjson.dumps(said))


async def guest(url: str) -> httpx.AsyncClient:
    """Return a browser with an identity."""
    client = httpx.AsyncClient(base_url=f"{url}/api", timeout=PATIENCE)
    (await client.get("/me")).raise_for_status()
    return client


def cookie(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def new_match(
    host: httpx.AsyncClient,
    game: str,
    *others: httpx.AsyncClient,
    options: dict[str, str] | None = None,
) -> str:
    """Return a match of the host with these others; without any, the host is alone at a table for two."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    body = {
        "game": game,
        "seats": seats if others else [{"kind": "me"}] * 2,
        "options": OPTIONS.get(game, {}) if options is None else options,
    }
    answer = await host.post("/matches", json=body)
    answer.raise_for_status()
    match: str = answer.json()["id"]
    for other in others:
        (await other.post(f"/matches/{match}/join", json={})).raise_for_status()
    for client in (host, *others):
        await give_nothing(client, match)
    return match


async def give_nothing(client: httpx.AsyncClient, match: str) -> None:
    """Let the cards be drawn without a seed of this client."""
    update = (await client.get(f"/matches/{match}/update")).json()
    for said in no_seed(update):
        (await client.post(f"/matches/{match}/draw", json=said)).raise_for_status()
