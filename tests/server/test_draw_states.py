"""The fair draw in every state: a crash, another node, a restored backup, and whatever is out of turn."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.backends import Backend, Postgres
from tests.server.conftest import Visit, on_both
from tests.server.drawing import Client, drawing_match
from tests.server.no_limits import UNLIMITED
from tests.server.process import node_process
from tests.server.running import PATIENCE, SECRET, Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.cli.run import run
from tuckbox.match.record.verify import Verdict

STAGES = {
    "open": (),
    "open, one answered": (0,),
    "closed": (0, 1),
    "closed, one revealed": (0, 1, 0),
    "drawn": (0, 1, 0, 1),
}
"""Which clients have heard the table, and answered, in each state."""


def reached(ann: Visitor, bob: Visitor, stage: str, **more: Any) -> list[Client]:
    clients = drawing_match(ann, bob, **more)
    for index in STAGES[stage]:
        clients[index].hear()
    return clients


def links_awaited(ann: Visitor, bob: Visitor) -> list[Client]:
    """A table where nobody looks ahead; one of two links has come."""
    clients = reached(ann, bob, "drawn", strict=True)
    for client in clients:
        client.choose()
    clients[0].hear()
    return clients


def finish(clients: list[Client]) -> None:
    """Agree on the cards, end the match and let both check its record."""
    for client in clients * 3:
        client.hear()
    assert [client.draw.stopped for client in clients] == [None, None]
    assert clients[0].update()["owed"]
    clients[0].say("resigns")
    for client in clients:
        client.hear()
        assert client.verified().verdict is Verdict.PROVED


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_node_that_is_killed_goes_on_in_every_state(
    tmp_path: Path, request: pytest.FixtureRequest, store: str
) -> None:
    flags: tuple[str, ...] = ()
    if store == "postgres":
        flags = ("--database", request.getfixturevalue("postgres").new_database())
    with node_process(tmp_path, *flags, TUCKBOX_SECRET=SECRET) as node:
        place: Any = node
        with contextlib.closing(Visitor(place)) as ann, contextlib.closing(Visitor(place)) as bob:
            tables = [reached(ann, bob, stage) for stage in STAGES]
            tables.append(links_awaited(ann, bob))
            before = [clients[0].update() for clients in tables]
            node.kill()
            node.start()
            for clients, seen in zip(tables, before, strict=True):
                now = clients[0].update()
                assert (now["deal"], now["links"]) == (seen["deal"], seen["links"])
                finish(clients)


@pytest.fixture
def two_nodes(
    postgres: Postgres, redis: Backend, tmp_path: Path
) -> Iterator[tuple[Running, Running]]:
    channel = f"redis://127.0.0.1:{redis.port}"
    settings = sqlite_settings(
        tmp_path,
        database=postgres.new_database(),
        redis=channel,
        secret=SECRET,
        **UNLIMITED,
    )
    with running(settings) as one, running(settings) as two:
        yield one, two


@pytest.mark.parametrize("is_strict", [False, True])
def test_players_on_different_nodes_agree_on_the_cards(
    two_nodes: tuple[Running, Running], is_strict: bool
) -> None:
    ann, bob = Visitor(two_nodes[0]), Visitor(two_nodes[1])
    with contextlib.closing(ann), contextlib.closing(bob):
        clients = drawing_match(ann, bob, strict=is_strict)

        def have_cards(count: int) -> bool:
            for client in clients:
                client.hear()
            drawn = [[e["text"] for e in client.update()["entries"]] for client in clients]
            return drawn[0] == drawn[1] and sum(" " in text for text in drawn[0]) >= count

        until(lambda: have_cards(2))
        for client in clients:
            client.choose()
        until(lambda: have_cards(3))
        assert [client.draw.stopped for client in clients] == [None, None]


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The addresses of a database and of an empty one."""
    if request.param == "sqlite":
        return "", ""
    postgres = request.getfixturevalue("postgres")
    return postgres.new_database(), postgres.new_database()


def test_a_restored_backup_breaks_off_what_was_not_drawn(
    tmp_path: Path, databases: tuple[str, str]
) -> None:
    old = sqlite_settings(tmp_path / "old", database=databases[0], secret=SECRET, **UNLIMITED)
    new = sqlite_settings(tmp_path / "new", database=databases[1], secret=SECRET, **UNLIMITED)
    file = str(tmp_path / "backup.gz")
    with running(old) as node:
        ann, bob = Visitor(node), Visitor(node)
        tables = {stage: reached(ann, bob, stage) for stage in STAGES}
        assert run(["admin", "backup", file, *_flags(old.data, databases[0])]) == 0
        tables["closed, one revealed"][1].hear()
        seen = {stage: clients[0].update()["deal"] for stage, clients in tables.items()}
    assert run(["admin", "restore", file, *_flags(new.data, databases[1])]) == 0
    with running(new) as node, contextlib.closing(ann), contextlib.closing(bob):
        ann.move_to(node)
        bob.move_to(node)
        for stage, clients in tables.items():
            deal = clients[0].update()["deal"]
            if stage == "drawn":
                assert deal == seen[stage]
                continue
            assert (deal["number"], deal["state"]) == (2, "open")
            assert deal["commitment"] != seen[stage]["commitment"]
            assert " restored " in deal["broken"][0]
        clients = tables["closed, one revealed"]
        finish(clients)
        assert clients[0].verified().sentence["count"] == 1


def _flags(data: Path, database: str) -> list[str]:
    return ["--data", str(data), "--lang", "en", *(["--database", database] if database else [])]


@pytest.fixture
def nobody_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes, nobody has kept silent for long."""
    monkeypatch.setattr("tuckbox.match.seating.SILENCE", PATIENCE)
    monkeypatch.setattr("tuckbox.match.fair.seed_exchange.REVEAL_WAIT", PATIENCE)


@on_both
@pytest.mark.usefixtures("nobody_is_silent")
def test_what_is_out_of_turn_is_refused(visit: Visit) -> None:
    clients = drawing_match(visit(), visit())
    ann, bob = clients
    table = ann.update()["deal"]["commitment"]
    seed = {"seat": 1, "table": table, "seed": "00" * 32}
    commit = {"type": "commit", "seat": 1, "table": table, "commitment": "-"}
    assert bob.refusal(**commit) == (403, "server-not-your-seat")
    assert ann.refusal(**commit, extra=1)[0] == 422
    assert ann.refusal(**{**commit, "table": "00" * 32}) == (409, "draw-other-deal")
    assert ann.refusal(type="reveal", **seed) == (409, "draw-list-open")
    assert ann.refusal(type="lost", seat=1, table=table) == (409, "draw-no-seed-wanted")
    assert ann.refusal(type="silent", seat=1, table=table) == (409, "draw-nobody-silent")
    for client in clients:
        client.hear()
    assert ann.refusal(**commit) == (409, "draw-list-closed")
    assert ann.refusal(type="reveal", **seed) == (409, "draw-other-seed")
    ann.hear()
    assert ann.refusal(type="silent", seat=1, table=table) == (409, "draw-wait")
    assert ann.refusal(type="lost", seat=1, table=table) == (409, "draw-no-seed-wanted")
    bob.hear()
    assert ann.refusal(type="link", seat=1, table=table, number=1, link="00" * 32, shown=0) == (
        409,
        "draw-no-link-wanted",
    )


@on_both
@pytest.mark.usefixtures("nobody_is_silent")
def test_a_seat_is_freed_only_by_the_host_and_only_if_it_is_silent(visit: Visit) -> None:
    ann, bob = drawing_match(visit(), visit())

    def freed(client: Client, seat: int) -> tuple[int, str]:
        answer = client.visitor.post(f"/matches/{ann.match}/seats/{seat}/free")
        return answer.status_code, answer.json()["code"]

    assert freed(bob, 1) == (403, "server-host-only")
    assert freed(ann, 2) == (409, "draw-not-silent")
    assert freed(ann, 9)[0] in (409, 422)
    bob.hear()
    assert freed(ann, 2) == (409, "draw-not-silent")
    ann.hear()
    assert freed(ann, 2) == (409, "draw-not-to-free")
    for client in (ann, bob):
        client.hear()
    assert freed(ann, 2) == (409, "match-started")
