"""What befalls connections in real life, each once and alone, in simulated time."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.server.simulation.clock import VirtualLoop, virtual_time
from tests.server.simulation.network import CALM, CLOSED, Link
from tests.server.simulation.node import Node
from tests.server.simulation.world import Plan, World, forget
from tuckbox.match.log import effective
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.wire.messages import GIVE_UP_SECONDS

Scene = Callable[["Socket"], Awaitable[None]]


class Socket:
    """A client driven by hand."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.link: Link = None  # type: ignore[assignment]
        self.update: dict[str, Any] = {}

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
        (node or self.node).accept(self.link, self.world.match, "person-0")
        self.say(type="hello", last=self.update.get("version"))
        await self.hear("update")

    def say(self, **message: Any) -> None:
        self.link.say(json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            async with asyncio.timeout(60):
                text = await self.link.inbox.get()
            assert text != CLOSED, "the server hung up"
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self.update = message
            if message["type"] == kind:
                return message

    def submit(self) -> None:
        self.say(**self.submission(self.update["seat"], self.update["moves"][0]))

    def submission(self, seat: int, text: str) -> dict[str, Any]:
        ply, seen = self.update["seats"][seat - 1]["ply"], self.update["version"]
        return {"type": "submit", "seat": seat, "ply": ply, "text": text, "seen": seen}

    async def play(self, seat: int, text: str) -> None:
        self.say(**self.submission(seat, text))
        await self.hear("ack")
        await self.hear("update")


def perform(scene: Scene, nodes: int = 1) -> None:
    plan = replace(
        Plan.of(0), game="jammit", options={"seats": 2}, holders=(0, 0), nodes=nodes, failing=0.0
    )
    plan = replace(plan, weather=CALM, spectators=0, is_timed=False)
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
        with virtual_time(loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(whole())
    finally:
        forget(f"simulated-{plan.seed}")


async def clean_close(socket: Socket) -> None:
    """Also navigation away: the seat is seen to be empty at once, and nothing is left behind."""
    assert socket.live.presence.online == {1, 2}
    socket.link.leave()
    await asyncio.sleep(1)
    assert socket.live.presence.online == set()
    assert not socket.live.subscribers
    assert not socket.node.links


async def refused_connection(socket: Socket) -> None:
    """A node that is gone refuses; another one goes on where it stopped."""
    socket.submit()
    await socket.hear("ack")
    socket.node.kill()
    assert socket.world.connect(socket.world.clients[0]) is None
    socket.world.nodes[0] = socket.world._node(1)
    await socket.node.start()
    await socket.connect()
    assert socket.update["version"] == 1


async def silent_blackhole(socket: Socket) -> None:
    """Nobody is told that the connection is dead: it is given up, even with a full buffer."""
    socket.link.fall_silent()
    for _ in range(40):
        socket.live.presence.spectators = -1
        for subscriber in socket.live.subscribers:
            subscriber.answer(b"{}")
        await asyncio.sleep(0.01)
    await asyncio.sleep(GIVE_UP_SECONDS + 2)
    assert not socket.live.subscribers
    assert not socket.node.links


async def late_pong(socket: Socket) -> None:
    """A client that is slow but alive is kept: it needs to speak only within the give-up time."""
    for number in range(5):
        await asyncio.sleep(GIVE_UP_SECONDS - 0.5)
        socket.say(type="ping", number=number)
        assert (await socket.hear("pong"))["number"] == number
    assert len(socket.live.subscribers) == 1


async def move_pending(socket: Socket) -> None:
    """The connection breaks after a move was sent and before it is answered: it is there once."""
    before = socket.update
    socket.submit()
    await asyncio.sleep(0.06)
    socket.link.cut()
    await asyncio.sleep(1)
    await socket.connect()
    now, socket.update = socket.update, before
    socket.submit()
    assert (await socket.hear("ack"))["version"] == 1
    assert now["version"] == 1
    assert len(socket.live.match.log) == 1


async def late_copy(socket: Socket) -> None:
    """A move out of turn is refused; a copy of it that comes when it is legal stays refused."""
    while 2 not in socket.update["owed"]:
        await socket.play(socket.update["seat"], socket.update["moves"][0])
    move = socket.update["moves"][0]
    before = [entry.text for entry in socket.live.match.log if entry.actor == 1]
    await socket.play(1, "takes-back")
    hasty = socket.submission(2, move)
    socket.say(**hasty)
    assert (await socket.hear("refused"))["code"] == "refusal-not-to-move"
    while 2 not in socket.update["owed"]:
        done = [entry.text for entry in effective(socket.live.match.log) if entry.actor == 1]
        await socket.play(1, before[len(done)])
    assert move in socket.update["moves"]
    socket.say(**hasty)
    told = await socket.hear("refused")
    assert (told["code"], told["seen"]) == ("match-moved-on", hasty["seen"])
    assert told["version"] == socket.update["version"] == len(socket.live.match.log)
    await socket.play(2, move)


async def two_nodes(socket: Socket) -> None:
    """A node that has not heard of the last move looks before it refuses the next one."""
    first, second = socket.world.nodes
    other = Socket(socket.world)
    socket.world._ether.is_alive = False
    for one, node in ((socket, first), (other, second)):
        await one.connect(node)
    await socket.play(1, socket.update["moves"][0])
    next_one = socket.submission(socket.update["seat"], socket.update["moves"][0])
    assert other.update["version"] < next_one["seen"]
    other.say(**next_one)
    assert (await other.hear("ack"))["version"] == 2


def test_a_node_that_is_behind_looks_before_it_refuses() -> None:
    perform(two_nodes, nodes=2)


@pytest.mark.parametrize(
    "scene", [clean_close, refused_connection, silent_blackhole, late_pong, move_pending, late_copy]
)
def test_a_connection_survives(scene: Scene) -> None:
    perform(scene)
