"""Nodes of a simulated server: real matches, writer and sockets; only time and network are simulated."""

import asyncio
import json
from collections.abc import Callable, Mapping
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

from tests.server.simulation.network import Link
from tests.server.simulation.storage import SimulatedDatabase
from tuckbox.games import game, games
from tuckbox.server.bots.bot_choice import BotChoice
from tuckbox.server.bots.worker_pool import Workers
from tuckbox.server.cluster import EVERYBODY, Holders
from tuckbox.server.http.identity import COOKIE, Signer
from tuckbox.server.http.payer import PAYER
from tuckbox.server.http.services import Services
from tuckbox.server.http.sockets import EXTENSION, sockets
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.model.channel import Heard
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.operating.pools import Pool
from tuckbox.server.settings import Settings
from tuckbox.server.storage.stores import StoredAnalyses, StoredMatches
from tuckbox.server.storage.writer import Writer
from tuckbox.server.study.analyses import Analyses

T = TypeVar("T")

KEY = b"simulation"
RULES = {name: game(name) for name in games()}


class SimulatedChannel:
    """A channel that delivers messages after a while, unless it is down."""

    def __init__(self, ether: "Ether", node: str) -> None:
        self.node = node
        self._ether = ether
        self._heard: Heard | None = None
        self._holders = Holders(self._post)

    @property
    def is_alive(self) -> bool:
        return self._ether.is_alive

    async def start(self, heard: Heard) -> None:
        self._heard = heard
        self._ether.channels.append(self)

    async def stop(self) -> None:
        self.fall_deaf()

    def fall_deaf(self) -> None:
        if self in self._ether.channels:
            self._ether.channels.remove(self)

    def hold(self, match: str) -> None:
        self._holders.hold(match)

    def release(self, match: str) -> None:
        self._holders.release(match)

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        self._holders.say(match, news)

    def say_to_all(self, match: str, news: Mapping[str, Any]) -> None:
        self._post(EVERYBODY, match, news)

    def announce(self) -> None:
        """Tell again what was lost while the ether was down."""
        for match in self._holders:
            self._holders.hold(match)

    async def claim(self, what: str, seconds: float) -> bool:
        return True

    def _post(self, to: str, match: str, news: Mapping[str, Any]) -> None:
        self._ether.carry(self, to, match, json.dumps(news))

    def hear(self, sender: str, to: str, match: str, news: str) -> None:
        if self._heard is not None and self in self._ether.channels and self.is_alive:
            self._holders.receive(sender, to, match, json.loads(news), self._heard)


class Ether:
    """What connects the nodes: as with Redis, what one tells another arrives in order."""

    def __init__(self, rng: Random) -> None:
        self.channels: list[SimulatedChannel] = []
        self._is_alive = True
        self._rng = rng
        self._latest: dict[tuple[str, str], float] = {}

    @property
    def is_alive(self) -> bool:
        return self._is_alive

    @is_alive.setter
    def is_alive(self, is_alive: bool) -> None:
        self._is_alive = is_alive
        if is_alive:
            for channel in self.channels:
                channel.announce()

    def carry(self, sender: SimulatedChannel, to: str, match: str, news: str) -> None:
        if not self.is_alive:
            return
        for other in self.channels:
            if other is not sender and to in (EVERYBODY, other.node):
                at = self._arrival(sender, other)
                asyncio.get_running_loop().call_at(at, other.hear, sender.node, to, match, news)

    def _arrival(self, sender: SimulatedChannel, receiver: SimulatedChannel) -> float:
        at = asyncio.get_running_loop().time() + self._rng.uniform(0.0, 0.05)
        pair = sender.node, receiver.node
        self._latest[pair] = max(at, self._latest.get(pair, 0.0) + 1e-6)
        return self._latest[pair]


class AtOnce(Pool):
    """Works without threads, whose turns nobody can repeat."""

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        return work(*given)


class Node:
    """One server process."""

    def __init__(
        self, name: str, rng: Random, ether: Ether, *, slowest: float, failing: float
    ) -> None:
        self.database = SimulatedDatabase(rng, slowest, failing)
        self.channel = SimulatedChannel(ether, name)
        self.writer = Writer(self.database)
        settings = Settings(idle=20.0, queue=16)
        self.live_matches = LiveMatches(
            StoredMatches(self.database, self.writer, RULES),
            self.channel,
            RULES,
            settings.idle,
            replays=AtOnce("replays"),
        )
        self.services = Services(
            settings,
            RULES,
            self.database,
            self.writer,
            self.channel,
            self.live_matches,
            Signer(KEY),
            BotChoice(Workers(1), 0.0, KEY),
            Analyses(StoredAnalyses(self.database), Workers(1), AtOnce("records")),
        )
        self.links: list[Link] = []
        self.is_dead = False
        self._app = SimpleNamespace(state=SimpleNamespace(services=self.services))
        self._serving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.writer.start()
        await self.live_matches.start()

    def accept(self, link: Link, match: str, identity: str) -> None:
        """A client has connected: serve it as uvicorn would."""
        cookie = f"{COOKIE}={Signer(KEY).cookie(identity)}".encode()
        scope = {
            "type": "websocket",
            "app": self._app,
            "path": f"/socket/{match}",
            "query_string": b"",
            "headers": [(b"cookie", cookie)],
            "extensions": {EXTENSION: link},
            PAYER: Payer("", Holder(identity)),
        }
        self.links.append(link)
        task = asyncio.create_task(self._serve(scope, link))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, scope: dict[str, Any], link: Link) -> None:
        try:
            await sockets(scope, link.receive, link.send)  # type: ignore[arg-type]
        except OSError:
            pass  # uvicorn logs a connection that is lost while a refusal is sent.
        finally:
            link.when_over(lambda: self.links.remove(link))

    def kill(self) -> None:
        """End the process at once: its sockets break, its writes stop, it receives nothing."""
        self.is_dead = True
        self.database.kill()
        self.channel.fall_deaf()
        for live in self.live_matches:
            if live.alarm is not None:
                live.alarm.cancel()
        for link in self.links:
            link.cut()
