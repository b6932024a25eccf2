"""Two nodes on one PostgreSQL, with Redis between them: players never notice."""

import asyncio
import contextlib
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.backends import PATIENCE, Backend, Postgres
from tests.server.no_limits import UNLIMITED
from tests.server.running import SECRET, Running, running, sqlite_settings, until
from tests.server.visitor import Socket, Visitor
from tuckbox.cli.run import run
from tuckbox.core import AnyGame, View
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import drawn_files
from tuckbox.match import parse_record
from tuckbox.server import cluster
from tuckbox.server.bots import bot_seats
from tuckbox.server.bots.bot_choice import BotChoice, Thought
from tuckbox.server.cluster import ChannelError, RedisChannel
from tuckbox.server.live.live_matches import IN_USE_SECONDS
from tuckbox.server.model.stored_match import Stored

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, redis: Backend, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    url, folder = postgres.new_database(), tmp_path_factory.mktemp("nodes")
    settings = sqlite_settings(
        folder,
        database=url,
        redis=f"redis://127.0.0.1:{redis.port}",
        secret=SECRET,
        **UNLIMITED,
    )
    with running(settings) as one, running(settings) as two:
        yield one, two


@pytest.fixture
def two(nodes: tuple[Running, Running]) -> Iterator[tuple[Visitor, Visitor]]:
    visitors = Visitor(nodes[0]), Visitor(nodes[1])
    yield visitors
    for visitor in visitors:
        visitor.close()


def play(sockets: list[Socket], rng: random.Random, moves: int) -> None:
    """Make N random moves, or play until the end."""
    while moves > 0 and not all(socket.update["result"] for socket in sockets):
        for socket in sockets:
            socket.poll()
            if socket.may_choose:
                assert socket.submit(rng.choice(socket.update["moves"]))["type"] == "ack"
                moves -= 1


def end(first: Socket, second: Socket) -> None:
    """Let the first player resign, and check that both learn of it."""
    while first.is_behind:
        first.poll()
    told = first.submit("resigns")
    assert told["type"] == "ack", told["code"]
    while not (first.update["result"] and second.update["result"]):
        first.poll()
        second.poll()


def together(two: tuple[Visitor, Visitor], game: str) -> str:
    ann, bob = two
    match: str = ann.create(game, ME, OPEN)["id"]
    assert bob.join(match) == 2
    return match


@pytest.mark.parametrize("game", ["fits", "jammit"])
def test_players_on_different_nodes_see_each_others_moves(
    two: tuple[Visitor, Visitor], game: str
) -> None:
    match = together(two, game)
    with two[0].sit_at(match) as first, two[1].sit_at(match) as second:
        play([first, second], random.Random(1), 30)
        end(first, second)
        assert first.entries == second.entries
        assert first.update["result"] == second.update["result"]


def test_a_box_that_one_node_keeps_is_played_on_another(two: tuple[Visitor, Visitor]) -> None:
    ann, bob = two
    drawn = BoxFile("boards/moon.txt", Claim.MADE_UP, drawn_files("fits")["boards/1.txt"])
    box = write_box("fits", "Moon", "Ann", "", [drawn])
    hash = ann.post("/boxes", {"text": box.text}).json()["hash"]
    match = bob.create("fits", ME, OPEN, options={"boards": "moon"}, box=hash)["id"]
    assert ann.join(match) == 2
    with bob.sit_at(match) as first, ann.sit_at(match) as second:
        play([first, second], random.Random(7), 6)
        end(first, second)
        assert first.entries == second.entries
    for visitor in two:
        assert parse_record(visitor.get(f"/matches/{match}/record").text).setup.box == box.text


def test_presence_is_told_across_nodes(two: tuple[Visitor, Visitor]) -> None:
    match = together(two, "jammit")
    with two[0].sit_at(match) as first:
        with two[1].sit_at(match) as second:
            for socket in (first, second):
                while not all(seat["online"] for seat in socket.update["seats"]):
                    first.poll()
                    second.poll()
        while first.update["seats"][1]["online"]:
            first.poll()


@pytest.fixture
def on_one_node(nodes: tuple[Running, Running]) -> Iterator[tuple[str, Socket, Socket]]:
    """A match whose players are both on the first node, and their sockets: first the one who moves."""
    until(lambda: all(node.services.channel.is_alive for node in nodes))
    visitors = Visitor(nodes[0]), Visitor(nodes[0])
    match = together(visitors, "jammit")
    with visitors[0].sit_at(match) as first, visitors[1].sit_at(match) as second:
        while not (first.may_choose or second.may_choose):
            first.poll()
            second.poll()
        yield (match, first, second) if first.may_choose else (match, second, first)
    for visitor in visitors:
        visitor.close()


def test_a_move_made_while_another_node_reads_the_match_is_told_to_it(
    on_one_node: tuple[str, Socket, Socket],
    two: tuple[Visitor, Visitor],
    nodes: tuple[Running, Running],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever moved did not know yet that the other node would have the match."""
    match, mover, _ = on_one_node
    other = nodes[1].services.live_matches
    read = other.stored

    async def read_and_wait(id: str) -> Stored:
        monkeypatch.setattr(other, "stored", read)
        found = await read(id)
        told = await asyncio.to_thread(mover.submit, mover.update["moves"][0])
        assert told["type"] == "ack"
        return found

    async def nothing() -> None:
        """Looking into the database every few seconds would help too, but late."""

    monkeypatch.setattr(other, "stored", read_and_wait)
    monkeypatch.setattr(other, "catch_up", nothing)
    with two[1].sit_at(match) as watching:
        while not watching.entries:
            watching.poll()


def test_a_node_forgets_a_match_that_is_played_on_another(
    on_one_node: tuple[str, Socket, Socket],
    two: tuple[Visitor, Visitor],
    nodes: tuple[Running, Running],
) -> None:
    match, mover, _ = on_one_node
    other = nodes[1].services.live_matches
    assert two[1].get(f"/matches/{match}/update").status_code == 200
    unused = other.find(match)
    assert unused is not None
    unused.touched = time.monotonic() - 2 * IN_USE_SECONDS
    assert mover.submit(mover.update["moves"][0])["type"] == "ack"
    until(lambda: other.find(match) is None)


def test_a_game_goes_on_while_redis_is_away_and_after(
    two: tuple[Visitor, Visitor], redis: Backend, nodes: tuple[Running, Running]
) -> None:
    match = together(two, "jammit")
    with two[0].sit_at(match) as first, two[1].sit_at(match) as second:
        play([first, second], random.Random(2), 6)
        with redis.away():
            play([first, second], random.Random(3), 4)
        play([first, second], random.Random(4), 6)
        end(first, second)
        assert first.entries == second.entries


def test_a_game_goes_on_after_postgresql_was_away(
    two: tuple[Visitor, Visitor], postgres: Postgres
) -> None:
    match = together(two, "jammit")
    with two[0].sit_at(match) as first, two[1].sit_at(match) as second:
        play([first, second], random.Random(5), 4)
        while not (first.may_choose or second.may_choose):
            first.poll()
            second.poll()
        mover = first if first.may_choose else second
        move, ply = mover.update["moves"][0], mover.ply(mover.update["seat"])
        with postgres.away():
            refused = mover.submit(move, ply=ply)
            assert refused["code"] == "server-storage"
            assert two[0].get(f"/matches/{match}").json()["code"] == "server-storage"
        mover.submit_until_stored(move, first, second, seat=mover.update["seat"], ply=ply)
        play([first, second], random.Random(6), 6)
        end(first, second)
        assert first.entries == second.entries


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim without an answer in time is granted; on a busy machine an answer may take longer."""
    monkeypatch.setattr(cluster, "CLAIM_SECONDS", PATIENCE)


def test_only_one_node_thinks_for_a_bot(
    two: tuple[Visitor, Visitor],
    nodes: tuple[Running, Running],
    patient: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_seats, "CLAIMED_SECONDS", PATIENCE)
    ann, bob = two
    thinkers: dict[str, set[str]] = defaultdict(set)
    until(lambda: all(node.services.channel.is_alive for node in nodes))
    with contextlib.ExitStack() as stack:
        for node in nodes:
            stack.enter_context(noted(node, thinkers))
        match = ann.create("jammit", ME, {"kind": "bot", "level": "random"})["id"]
        with ann.sit_at(match) as first, bob.sit_at(match) as second:
            for _ in range(4):
                while not first.may_choose:
                    first.poll()
                    second.poll()
                assert first.submit(first.update["moves"][0])["type"] == "ack"
            while first.is_behind or not first.may_choose:
                first.poll()
                second.poll()
            moved = [entry for entry in first.entries if entry["actor"] == 2]
    assert len(thinkers) == len(moved) == 4
    assert [len(who) for who in thinkers.values()] == [1] * 4


@contextlib.contextmanager
def noted(node: Running, thinkers: dict[str, set[str]]) -> Iterator[None]:
    """Record about which moments this node's bots think."""
    thinking: BotChoice = node.services.bot_choice
    choose = thinking.choose

    async def note(game: AnyGame, view: View, level: str, moment: str) -> Thought:
        thinkers[moment].add(node.url)
        return await choose(game, view, level, moment)

    thinking.choose = note  # type: ignore[method-assign]
    try:
        yield
    finally:
        del thinking.choose


def test_a_claim_is_one_nodes_until_it_ends(redis: Backend, patient: None) -> None:
    async def claims() -> list[bool]:
        url = f"redis://127.0.0.1:{redis.port}"
        one, two = RedisChannel(url), RedisChannel(url)
        for channel in (one, two):
            await channel.start(lambda match, news: None)
        told = [await one.claim("x", 60), await two.claim("x", 60), await one.claim("x", 60)]
        told += [await two.claim("short", 0.01)]
        while not await one.claim("short", 60):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(redis.stop)
        try:
            told += [await two.claim("x", 60)]
        finally:
            await asyncio.to_thread(redis.start)
        for channel in (one, two):
            await channel.stop()
        return told

    assert asyncio.run(claims()) == [True, False, True, True, True]


def test_a_claim_is_one_nodes_as_soon_as_redis_is_back(redis: Backend, patient: None) -> None:
    """Connections that broke meanwhile are noticed late, or by the claim itself."""

    async def claims() -> list[bool]:
        url = f"redis://127.0.0.1:{redis.port}"
        one, two = RedisChannel(url), RedisChannel(url)
        for channel in (one, two):
            await channel.start(lambda match, news: None)
            # Many at once leave many idle connections behind.
            await asyncio.gather(*(channel.claim(f"{n}", 60) for n in range(20)))
        await asyncio.to_thread(redis.restart)
        told = [await one.claim("back", 60), await two.claim("back", 60)]
        for channel in (one, two):
            channel.say_to_all("match", {})
        told += [await two.claim("again", 60), await one.claim("again", 60)]
        for channel in (one, two):
            await channel.stop()
        return told

    assert asyncio.run(claims()) == [True, False, True, False]


def test_a_name_that_is_hidden_leaves_open_tables(
    two: tuple[Visitor, Visitor], nodes: tuple[Running, Running], tmp_path: Path
) -> None:
    ann, bob = two
    ann.http.put("/me", json={"name": "Rumpelstiltskin"})
    who = ann.get("/me").json()["id"]
    match = together(two, "jammit")
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        assert second.update["seats"][0]["name"] == "Rumpelstiltskin"
        flags = ["--database", nodes[0].settings.database, "--data", str(tmp_path)]
        assert run(["admin", "hide-name", who, *flags]) == 0
        for node in nodes:  # Every node does this by itself every few seconds.
            loop = node.server.servers[0].get_loop()
            asyncio.run_coroutine_threadsafe(node.services.live_matches.catch_up(), loop).result(
                PATIENCE
            )
        for socket in (first, second):
            socket.wait_until(lambda update: "Rumpelstiltskin" not in str(update))
        assert run(["admin", "delete-match", match, *flags]) == 0
        loop = nodes[1].server.servers[0].get_loop()
        asyncio.run_coroutine_threadsafe(nodes[1].services.live_matches.catch_up(), loop).result(
            PATIENCE
        )
        with contextlib.suppress(ConnectionClosed):
            while second.receive():
                pass
        assert bob.get(f"/matches/{match}/update").status_code == 404


def test_a_wrong_channel_address_is_named(tmp_path: Path) -> None:
    with pytest.raises(ChannelError) as told:
        RedisChannel("nonsense")
    assert told.value.code == "server-redis-url"
