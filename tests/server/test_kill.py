"""`kill -9`, a restarted database, a restarted channel: nothing acknowledged is ever lost."""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.backends import Backend, Postgres
from tests.server.forked import Forked, forked_node
from tests.server.load import Sent
from tests.server.process import Process, node_process
from tests.server.running import SECRET
from tests.server.survival import check_kept, leave, people, until_all_move

KILLS = 6
"""`make soak` kills more often: `python -m tests.server.test_kill 200`."""


async def killed(node: Forked, rng: Random) -> list[Sent]:
    """Play a little, kill the node in the middle of it, and start it again."""
    playing = await people([node], 4, rng)
    tasks = [asyncio.create_task(person.play()) for person in playing]
    wanted = rng.randrange(3, 40)
    async with asyncio.timeout(240):
        while sum(len(person.acknowledged) for person in playing) < wanted:
            await asyncio.sleep(rng.uniform(0.0, 0.01))
    await asyncio.to_thread(node.kill)
    sent = await leave(playing, tasks)
    await asyncio.to_thread(node.start)
    return sent


def kill(times: int, folder: Path) -> int:
    """Kill a node that often; return how many entries were acknowledged, all of which were kept."""
    rng, sent = Random(9), list[Sent]()
    with forked_node(folder) as node:
        for _ in range(times):
            sent += asyncio.run(killed(node, rng))
        check_kept(f"sqlite:///{folder / 'tuckbox.sqlite3'}", sent)
        assert node.stop() in (0, -15)
    return len(sent)


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    assert kill(KILLS, tmp_path) > KILLS, "hardly anything was played"


async def survives(nodes: list[Process], trouble: list[Backend | Process]) -> list[Sent]:
    """Play on two nodes while something is restarted; everybody must be able to go on afterwards."""
    playing = await people(nodes, 2, Random(4))
    tasks = [asyncio.create_task(person.play()) for person in playing]
    for victim in trouble:
        await until_all_move(playing)
        if isinstance(victim, Process):
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
        else:
            await asyncio.to_thread(victim.restart, 0.5)
    await until_all_move(playing)
    return await leave(playing, tasks)


def test_two_nodes_survive_restarts_of_database_channel_and_each_other(
    tmp_path: Path, postgres: Postgres, redis: Backend
) -> None:
    url = postgres.new_database()
    flags = ("--database", url, "--redis", f"redis://127.0.0.1:{redis.port}")
    secret = {"TUCKBOX_SECRET": SECRET}
    with (
        node_process(tmp_path / "one", *flags, **secret) as one,
        node_process(tmp_path / "two", *flags, **secret) as two,
    ):
        sent = asyncio.run(survives([one, two], [postgres, redis, two]))
        check_kept(url, sent)
        for node in (one, two):
            assert "internal error" not in node.log.read_text(), node.log.read_text()
    assert len(sent) > 20


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        kept = kill(int(sys.argv[1]), Path(folder))
        print(f"{sys.argv[1]} kills, {kept} acknowledged entries, none lost")
