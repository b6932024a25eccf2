"""The faults of real connections, one at a time, in simulated time."""

import asyncio

import pytest

from tests.server.simulation.scene import Scene, Socket, perform
from tuckbox.match.log import effective
from tuckbox.server.wire.protocol import GIVE_UP_SECONDS


async def clean_close(socket: Socket) -> None:
    """Or the page is left: the seat is shown as empty at once, and nothing stays in memory."""
    assert socket.live.presence.online == {1, 2}
    socket.link.leave()
    await asyncio.sleep(1)
    assert socket.live.presence.online == set()
    assert not socket.live.subscribers
    assert not socket.node.links


async def refused_connection(socket: Socket) -> None:
    """A node that is gone refuses connections; another one continues where it stopped."""
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
    """A move out of turn is refused, and so is a copy of it that comes when it is legal."""
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
    """A node that has not heard of the last move reads the database before it refuses the next one."""
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
