"""Scenes: a few clients driven by hand against real nodes, in simulated time."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

from tests.server.patched import Patched, wholes
from tests.server.simulation.clock import VirtualLoop, virtual_time
from tests.server.simulation.network import CALM, CLOSED, Link
from tests.server.simulation.node import Node
from tests.server.simulation.world import Plan, World, forget
from tuckbox.server.live.live_match import LiveMatch

Scene = Callable[["Socket"], Awaitable[None]]


class Socket:
    """A client driven by hand."""

    def __init__(self, world: World, identity: str = "person-0") -> None:
        self.world = world
        self.identity = identity
        self.link: Link = None  # type: ignore[assignment]
        self.update: dict[str, Any] = {}
        self._patched = Patched()

    @property
    def node(self) -> Node:
        return self.world.nodes[0]

    @property
    def live(self) -> LiveMatch:
        found = self.node.live_matches.find(self.world.match)
        assert found is not None
        return found

    async def connect(self, node: Node | None = None) -> None:
        self.link = Link(Random(0), self.world.weather)
        (node or self.node).accept(self.link, self.world.match, self.identity)
        self._patched = Patched()
        self.say(type="hello", last=self.update.get("version"), patches=True)
        await self.hear("update")

    def say(self, **message: Any) -> None:
        self.link.say(json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            async with asyncio.timeout(60):
                text = await self.link.inbox.get()
            assert text != CLOSED, "the server hung up"
            message = self._patched.take(json.loads(text))
            if message["type"] == "update":
                self.update = message
            if message["type"] == kind:
                return message

    def give_nothing(self, seat: int) -> None:
        """Let the cards be drawn without a seed of this seat."""
        table = self.update["deal"]["commitment"]
        self.say(type="commit", seat=seat, table=table, commitment="-")

    def submit(self) -> None:
        self.say(**self.submission(self.update["seat"], self.update["moves"][0]))

    def submission(self, seat: int, text: str) -> dict[str, Any]:
        ply, seen = self.update["seats"][seat - 1]["ply"], self.update["version"]
        return {"type": "submit", "seat": seat, "ply": ply, "text": text, "seen": seen}

    async def play(self, seat: int, text: str) -> None:
        self.say(**self.submission(seat, text))
        await self.hear("ack")
        await self.hear("update")


JAMMIT_ALONE = replace(
    Plan.of(0),
    game="jammit",
    options={"seats": 2},
    holders=(0, 0),
    weather=CALM,
    spectators=0,
    is_timed=False,
    failing=0.0,
)
"""One person at both seats, and no faults."""


def perform(scene: Scene, nodes: int = 1, plan: Plan = JAMMIT_ALONE) -> None:
    """Run a scene on real nodes in simulated time; its socket is connected."""
    plan = replace(plan, nodes=nodes)
    loop = VirtualLoop()

    async def whole() -> None:
        world = World(plan)
        for node in world.nodes:
            await node.start()
        await world._set_up()
        socket = Socket(world)
        await socket.connect()
        await scene(socket)
        assert not world.failures

    try:
        with wholes(), virtual_time(loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(whole())
    finally:
        forget(f"simulated-{plan.seed}")
