"""Two nodes behind HAProxy: a match lives on one of them, and survives it."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import orjson
from websockets.asyncio.client import connect

from tests.proxy.haproxy import Proxy, behind_proxy, metric, two_nodes
from tests.server.backends import PATIENCE, Backend, Postgres
from tests.server.load import Sent, cookie, guest, new_match
from tests.server.process import Process
from tests.server.survival import check_kept, leave, people, until_all_move

MATCHES = 24
"""Enough of them: one of the two nodes gets none only once in eight million runs."""
SUBMITTED = "tuckbox_submissions_total"
ASKED = 'tuckbox_requests_total{method="GET",route="/api/matches/{match}",status="200"}'


async def use(proxy: Proxy, match: str, client: httpx.AsyncClient) -> None:
    """Say something at a match through a socket, and ask for the match."""
    url = f"{proxy.url.replace('http', 'ws', 1)}/socket/{match}"
    headers = {"Cookie": cookie(client)}
    async with connect(
        url, additional_headers=headers, compression=None, open_timeout=PATIENCE
    ) as socket:
        await socket.send('{"type":"hello"}')
        await socket.send('{"type":"submit","seat":1,"ply":99,"text":"resigns"}')
        async with asyncio.timeout(PATIENCE):
            while orjson.loads(await socket.recv())["type"] != "refused":
                pass
    (await client.get(f"/matches/{match}")).raise_for_status()


async def counts(node: Process) -> tuple[float, float]:
    """Return how many submissions came to a node, and how often it was asked for a match."""
    return (
        await asyncio.to_thread(metric, node, SUBMITTED),
        await asyncio.to_thread(metric, node, ASKED),
    )


async def found_where(proxy: Proxy, nodes: tuple[Process, Process]) -> list[int]:
    """Let two people use match after match, and return for each the node that had both of them."""
    ann, bob = await guest(proxy.url), await guest(proxy.url)
    found = []
    for number in range(1, MATCHES + 1):
        match = await new_match(ann, "jammit", bob)
        before = [await counts(node) for node in nodes]
        for client in (ann, bob):
            await use(proxy, match, client)
        after = [await counts(node) for node in nodes]
        grown = [
            (now[0] - then[0], now[1] - then[1]) for now, then in zip(after, before, strict=True)
        ]
        assert sorted(grown) == [(0, 0), (2, 2)], f"match {number} is on both nodes: {grown}"
        found.append(grown.index((2, 2)))
    await ann.aclose()
    await bob.aclose()
    return found


def test_everything_about_a_match_goes_to_one_node(
    tmp_path: Path, postgres: Postgres, redis: Backend
) -> None:
    with (
        two_nodes(tmp_path, postgres.new_database(), redis) as nodes,
        behind_proxy(*nodes) as proxy,
    ):
        assert set(asyncio.run(found_where(proxy, nodes))) == {0, 1}


async def survives(proxy: Proxy, nodes: tuple[Process, Process]) -> list[Sent]:
    """Play while the node that has more to do dies and comes back; return what was acknowledged."""
    playing = await people([proxy], 6, Random(5))
    tasks = [asyncio.create_task(person.play()) for person in playing]
    await until_all_move(playing)
    carried = [await counts(node) for node in nodes]
    victim = nodes[carried.index(max(carried))]
    await asyncio.to_thread(victim.kill)
    await until_all_move(playing)
    await asyncio.to_thread(victim.start)
    await until_all_move(playing)
    return await leave(playing, tasks)


def test_the_matches_of_a_dead_node_go_to_the_other_and_lose_nothing(
    tmp_path: Path, postgres: Postgres, redis: Backend
) -> None:
    url = postgres.new_database()
    with two_nodes(tmp_path, url, redis) as nodes, behind_proxy(*nodes) as proxy:
        check_kept(url, asyncio.run(survives(proxy, nodes)))
        for node in nodes:
            assert "internal error" not in node.log.read_text(), node.log.read_text()
