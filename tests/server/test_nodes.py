"""Two nodes on one PostgreSQL, with Redis between them: players never notice."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.backends import Backend, Postgres
from tests.server.running import Running, running, sqlite_settings
from tests.server.visitor import Socket, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, redis: Backend, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    url, folder = postgres.database("nodes"), tmp_path_factory.mktemp("nodes")
    settings = sqlite_settings(
        folder,
        database=url,
        redis=f"redis://127.0.0.1:{redis.port}",
        secret="shared",
        play_limit=100_000,
        identity_limit=100_000,
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
    """So many random moves, or until the end."""
    while moves > 0 and not all(socket.update["result"] for socket in sockets):
        for socket in sockets:
            socket.poll()
            if socket.may_choose:
                assert socket.submit(rng.choice(socket.update["moves"]))["type"] == "ack"
                moves -= 1


def end(first: Socket, second: Socket) -> None:
    """The first resigns, and both learn of it."""
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


def test_a_game_goes_on_while_redis_is_away_and_after(
    two: tuple[Visitor, Visitor], redis: Backend, nodes: tuple[Running, Running]
) -> None:
    match = together(two, "jammit")
    with two[0].sit_at(match) as first, two[1].sit_at(match) as second:
        play([first, second], random.Random(2), 6)
        redis.stop()
        play([first, second], random.Random(3), 4)
        redis.start()
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
        postgres.stop()
        refused = mover.submit(move, ply=ply)
        assert refused["code"] == "server-storage"
        assert two[0].get(f"/matches/{match}").json()["code"] == "server-storage"
        postgres.start()
        while mover.submit(move, ply=ply)["type"] != "ack":
            first.poll()
            second.poll()
        play([first, second], random.Random(6), 6)
        end(first, second)
        assert first.entries == second.entries


def test_a_wrong_channel_address_is_named(tmp_path: Path) -> None:
    from tuckbox.server.redis_channel import ChannelError, RedisChannel  # noqa: PLC0415

    with pytest.raises(ChannelError) as told:
        RedisChannel("nonsense")
    assert told.value.code == "server-redis-url"
