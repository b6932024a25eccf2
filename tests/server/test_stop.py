"""SIGTERM ends a node soon, whatever it is doing."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.backends import Backend, Postgres
from tests.server.forked import Command, forked_command
from tests.server.running import PATIENCE, until
from tests.server.visitor import Socket, Visitor
from tuckbox.cli.run import run
from tuckbox.server.model.errors import mark_of
from tuckbox.server.node import FAILED, LAST_SECONDS

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
PROMISED = 10.0
SLACK = 20.0
"""Beside other tests, a process may have to wait for its turn."""
SOCKETS = 500
DUE_SECONDS = 1.5


def check_stops(node: Command) -> None:
    """Check that a node ends by itself within its time, and not only because it was its last resort."""
    assert LAST_SECONDS < PROMISED
    began = time.monotonic()
    assert node.stop(PROMISED + SLACK) == 0, node.log.read_text()
    assert time.monotonic() - began < PROMISED + SLACK
    told = node.log.read_text()
    assert "did not stop" not in told, told
    assert "Traceback" not in told, told


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have."""
    found = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, file.read_text().split()):
            found += [child, *children(child)]
    return found


@contextlib.contextmanager
def stopped(*pids: int) -> Iterator[None]:
    """Let processes neither work nor end until the block ends; whoever asks them waits."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@contextlib.contextmanager
def visitor_of(node: Command) -> Iterator[Visitor]:
    with contextlib.closing(Visitor(node)) as found:  # type: ignore[arg-type]
        yield found


# A match that contradicts itself


@dataclass(frozen=True)
class Torn:
    """A match that contradicts itself, who sits at it, and what they chose last."""

    ann: Visitor
    id: str
    move: str
    due: float
    """When time runs out, which the match would have to note in the place of what is there already."""


@pytest.fixture
def torn(tmp_path: Path) -> Iterator[Torn]:
    """A match as a torn copy has it: its rows are of two moments."""
    with forked_command(tmp_path) as node, visitor_of(node) as ann:
        match = ann.create("jammit", ME, ME, time={"kind": "total", "seconds": 900})["id"]
        with ann.sit_at(match) as socket:
            move = socket.owes()["moves"][0]
            assert socket.submit(move)["type"] == "ack"
        assert node.stop(PATIENCE) == 0
        due = time.time() + DUE_SECONDS
        with contextlib.closing(sqlite3.connect(tmp_path / "tuckbox.sqlite3")) as connection:
            (clock,) = connection.execute("select clock from matches").fetchone()
            clock = json.dumps({**json.loads(clock), "remaining": [0, 0], "since": [due, None]})
            earlier = "update matches set version = version - 1, count = count - 1, clock = ?"
            connection.execute(earlier, [clock])
            connection.commit()
        yield Torn(ann, match, move, due)


def used(node: Command) -> float:
    """Return the seconds of processor time that a node has used."""
    fields = Path(f"/proc/{node.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play_on(torn: Torn, socket: Socket) -> None:
    """Try to play on, as a client does that has not heard yet that this can't be."""
    socket.send(type="hello")
    socket.send(type="submit", seat=1, ply=1, text=torn.move)


def knock(torn: Torn) -> int | None:
    """Try to play at a match, and return the code with which the socket is closed."""
    with torn.ann.socket(torn.id) as socket, contextlib.suppress(ConnectionClosed):
        play_on(torn, socket)
        problem = socket.wait_for("problem")
        assert (problem["code"], problem["fatal"]) == ("server-match-torn", True)
        socket.receive()
    closed = socket.connection.protocol.close_rcvd
    return None if closed is None else closed.code


def test_a_match_that_contradicts_itself_is_closed_and_keeps_nothing_busy(
    torn: Torn, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ann, match = torn.ann, torn.id
    with forked_command(tmp_path) as node:
        ann.move_to(node)  # type: ignore[arg-type]
        for _ in range(2):
            assert knock(torn) == 4400
            for path in ("/update", "/record"):
                answer = ann.get(f"/matches/{match}{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "server-match-torn")
        entry = {"seat": 1, "ply": 1, "text": torn.move}
        assert ann.post(f"/matches/{match}/entries", entry).json()["code"] == "server-match-torn"
        told = node.log.read_text()
        assert told.count(f"closed match {mark_of(match)}") == 1, told
        assert "Entry 1 belongs to a later version" in told
        assert match not in told, "a match's id is its key"
        before, began = used(node), time.monotonic()
        until(lambda: time.monotonic() - began > 1.0)
        assert used(node) - before < (time.monotonic() - began) / 2, "it spins"
        end = ["admin", "end-match", mark_of(match), "--data", str(tmp_path), "--lang", "en"]
        assert run(end) == 0
        assert "no longer counts as running" in capfd.readouterr().out
        assert ann.get(f"/matches/{match}").json()["state"] == "finished"
        whole = ann.create("jammit", ME, ME)["id"]
        assert run([*end[:2], whole, *end[3:]]) == 2
        assert "does not contradict itself" in capfd.readouterr().err
        assert run([*end[:2], "nothing", *end[3:]]) == 2
        check_stops(node)


def test_a_node_stops_while_a_match_contradicts_itself(torn: Torn, tmp_path: Path) -> None:
    with forked_command(tmp_path) as node:
        torn.ann.move_to(node)  # type: ignore[arg-type]
        with torn.ann.socket(torn.id) as socket:
            with contextlib.suppress(ConnectionClosed):
                play_on(torn, socket)
                socket.receive()
            until(lambda: time.time() > torn.due + 0.5)
            check_stops(node)


# Whatever else may be busy or dead


def test_a_node_stops_while_its_worker_is_busy(tmp_path: Path) -> None:
    with forked_command(tmp_path) as node, visitor_of(node) as ann:
        ann.create("jammit", BOT, ME)
        until(lambda: children(node.pid))
        with stopped(
            *children(node.pid)
        ):  # It thinks for ever, and does not hear that it should end.
            check_stops(node)


def test_a_node_stops_while_its_database_is_dead(tmp_path: Path, postgres: Postgres) -> None:
    with (
        forked_command(tmp_path, database=postgres.new_database()) as node,
        visitor_of(node) as ann,
    ):
        match = ann.create("jammit", ME, ME)["id"]
        with ann.sit_at(match) as socket:
            move = socket.owes()["moves"][0]
            with stopped(postgres.pid, *children(postgres.pid)):
                socket.send(type="submit", seat=1, ply=0, text=move)
                check_stops(node)


def test_a_node_stops_while_its_redis_is_dead(tmp_path: Path, redis: Backend) -> None:
    url = f"redis://127.0.0.1:{redis.port}"
    with (
        forked_command(tmp_path, redis=url) as node,
        visitor_of(node) as ann,
        stopped(redis.pid),
    ):
        ann.create("jammit", ME, ME)  # It tells the other nodes of it, if there are any.
        check_stops(node)


def test_a_node_stops_with_hundreds_of_open_sockets(tmp_path: Path) -> None:
    with forked_command(tmp_path) as node, visitor_of(node) as ann:
        match = ann.create("jammit", ME, ME)["id"]
        asyncio.run(stopped_with_sockets(node, match))


async def stopped_with_sockets(node: Command, match: str) -> None:
    """Open sockets that read nothing, not even that they should close, and stop the node."""
    asked = (
        f"GET /socket/{match} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def opened() -> asyncio.StreamWriter:
        reader, writer = await asyncio.open_connection("127.0.0.1", node.port, limit=1024)
        writer.write(asked.encode())
        assert b"101" in await reader.readline()
        return writer

    sockets = await asyncio.gather(*(opened() for _ in range(SOCKETS)))
    await asyncio.to_thread(check_stops, node)
    for writer in sockets:
        writer.close()


def test_a_process_that_does_not_stop_leaves() -> None:
    program = """
import threading
from tuckbox.server import node
node.LAST_SECONDS = 0.01
ending = node.LastResort()
ending.begin()
ending.begin()
threading.Event().wait()
"""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == FAILED
    assert "did not stop within 0.01 seconds" in ran.stderr
