"""Nodes of a simulated server: real matches, writer and sockets; only time and network are simulated."""

import asyncio
import json
from collections.abc import Mapping
from random import Random
from types import SimpleNamespace
from typing import Any

from tests.server.simulation.network import Link
from tests.server.simulation.storage import SimulatedDatabase
from tuckbox.games import game, games
from tuckbox.server.bots.bot_choice import BotChoice
from tuckbox.server.bots.worker_pool import Workers
from tuckbox.server.cluster.channel import Heard
from tuckbox.server.http.identity import COOKIE, Signer
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.services import Services
from tuckbox.server.settings import Settings
from tuckbox.server.storage.writer import Writer
from tuckbox.server.study.analyses import Analyses
from tuckbox.server.wire.connection import sockets
from tuckbox.server.wire.socket import EXTENSION

KEY = b"simulation"
RULES = {name: game(name) for name in games()}


class SimulatedChannel:
    """A channel that delivers messages after a while, unless it is down."""

    def __init__(self, ether: "Ether", node: str) -> None:
        self.node = node
        self._ether = ether
        self._heard: Heard | None = None

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

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        self._ether.carry(self, match, json.dumps(news))

    async def claim(self, what: str, seconds: float) -> bool:
        return True

    def hear(self, match: str, news: str, node: str) -> None:
        if self._heard is not None and self in self._ether.channels and self.is_alive:
            self._heard(match, {**json.loads(news), "node": node})


class Ether:
    """What connects the nodes."""

    def __init__(self, rng: Random) -> None:
        self.channels: list[SimulatedChannel] = []
        self.is_alive = True
        self._rng = rng

    def carry(self, sender: SimulatedChannel, match: str, news: str) -> None:
        if not self.is_alive:
            return
        for other in self.channels:
            if other is not sender:
                delay = self._rng.uniform(0.0, 0.05)
                asyncio.get_running_loop().call_later(delay, other.hear, match, news, sender.node)


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
            self.database, self.writer, self.channel, RULES, settings.idle
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
            Analyses(self.database, Workers(1)),
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
