"""`kill -9`, a restarted database, a restarted channel: nothing acknowledged is ever lost."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.server.backends import Backend, Postgres
from tests.server.forked import Forked, forked_node
from tests.server.load import Person, Sent, cookie, guest, new_match
from tests.server.process import Process, node_process
from tuckbox.core import seat
from tuckbox.games import game, games
from tuckbox.match import Match, format_record, parse_record
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import load

RULES = {name: game(name) for name in games()}
KILLS = 20


def check_kept(url: str, sent: list[Sent]) -> None:
    """Check that every match is readable and has everything that was acknowledged, in its place."""
    database = Database(url)
    with database.engine.begin() as connection:
        stored = {match: load(connection, match, RULES) for match in {one.match for one in sent}}
    database.close()
    for found in stored.values():
        assert found is not None
        record = parse_record(format_record(found.match.record()))
        assert Match.from_record(record, found.match.game).position == found.match.position
    for one in sent:
        match = stored[one.match]
        assert match is not None
        assert match.match.accepted(seat(one.seat))[one.ply] == one.text, one


async def people(nodes: Sequence[Process | Forked], count: int, rng: Random) -> list[Person]:
    """Return two players for each match, each on another node if there is one."""
    ann, bob = await guest(nodes[0].url), await guest(nodes[-1].url)
    found = []
    for number in range(count):
        match = await new_match(ann, games()[number % len(games())], bob)
        for node, who in ((nodes[0], ann), (nodes[-1], bob)):
            url = node.url
            found.append(
                Person(lambda url=url: url, cookie(who), match, Random(rng.random()), 0.02)  # type: ignore[misc]
            )
    for client in (ann, bob):
        await client.aclose()
    return found


async def leave(playing: list[Person], tasks: list[asyncio.Task[None]]) -> list[Sent]:
    for person in playing:
        person.is_leaving = True
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    return [one for person in playing for one in person.acknowledged]


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


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    rng, sent = Random(9), list[Sent]()
    with forked_node(tmp_path) as node:
        for _ in range(KILLS):
            sent += asyncio.run(killed(node, rng))
        check_kept(f"sqlite:///{tmp_path / 'tuckbox.sqlite3'}", sent)
        assert node.stop() in (0, -15)
    assert len(sent) > KILLS, "hardly anything was played"


async def survives(nodes: list[Process], trouble: list[Backend | Process]) -> list[Sent]:
    """Play on two nodes while something is restarted; everybody must be able to go on afterwards."""
    playing = await people(nodes, 2, Random(4))
    tasks = [asyncio.create_task(person.play()) for person in playing]
    for victim in trouble:
        await _until_all_move(playing)
        if isinstance(victim, Process):
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
        else:
            await asyncio.to_thread(victim.restart, 0.5)
    await _until_all_move(playing)
    return await leave(playing, tasks)


async def _until_all_move(playing: list[Person]) -> None:
    """Wait until everybody has made another entry or finished the game."""
    before = {id(person): len(person.acknowledged) for person in playing}
    async with asyncio.timeout(240):
        while not all(
            person.is_over or len(person.acknowledged) > before[id(person)] + 1
            for person in playing
        ):
            await asyncio.sleep(0.05)


def test_two_nodes_survive_restarts_of_database_channel_and_each_other(
    tmp_path: Path, postgres: Postgres, redis: Backend
) -> None:
    url = postgres.database("restarts")
    flags = ("--database", url, "--redis", f"redis://127.0.0.1:{redis.port}")
    secret = {"TUCKBOX_SECRET": "shared by both nodes"}
    with (
        node_process(tmp_path / "one", *flags, **secret) as one,
        node_process(tmp_path / "two", *flags, **secret) as two,
    ):
        sent = asyncio.run(survives([one, two], [postgres, redis, two]))
        check_kept(url, sent)
        for node in (one, two):
            assert "internal error" not in node.log.read_text(), node.log.read_text()
    assert len(sent) > 20
