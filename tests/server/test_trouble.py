"""Faults of a server: reported in one sentence at the start, answered with a code while it runs."""

import contextlib
import ctypes
import json
import logging
import os
import resource
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from subprocess import run as run_process
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.port import free_port
from tests.server.backends import Backend, Postgres
from tests.server.process import Process, node_process
from tests.server.running import running, sqlite_settings, until
from tests.server.visitor import Socket, Visitor
from tuckbox.cli.run import run
from tuckbox.cli.terminal import BAD_INPUT
from tuckbox.server.storage.database import Database

ME = {"kind": "me"}
Start = Callable[..., str]


@pytest.fixture
def refused(capfd: pytest.CaptureFixture[str]) -> Iterator[Start]:
    """Run `tuckbox serve` with flags that it cannot use, and return what it prints."""
    loggers = logging.getLogger(), logging.getLogger("tuckbox")
    before = [(each, each.level, each.handlers[:]) for each in loggers]

    def start(*flags: str) -> str:
        port = () if "--port" in flags else ("--port", str(free_port()))
        assert run(["serve", "--lang", "en", *port, *flags]) == BAD_INPUT
        told = capfd.readouterr()
        assert not told.out
        assert "Traceback" not in told.err
        assert len(told.err.splitlines()) == 1, told.err
        return told.err

    yield start
    for each, level, handlers in before:
        each.setLevel(level)
        each.handlers[:] = handlers


def lived_in(folder: Path) -> Path:
    """Return a data folder with a database that has some pages."""
    file = folder / "tuckbox.sqlite3"
    database = Database(f"sqlite:///{file}")
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(
            text(
                "with recursive n(i) as (select 1 union all select i + 1 from n where i < 500) "
                "insert into identities select 'id' || i, 'name', 0, 'code' || i, 0 from n"
            )
        )
    database.close()
    return file


def scratched(content: bytes) -> bytes:
    """Return the content with three pages in the middle overwritten."""
    middle = len(content) // 2 // 4096 * 4096
    return content[:middle] + b"\xa5" * 3 * 4096 + content[middle + 3 * 4096 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"This is no database. " * 400,
        lambda content: content[: len(content) // 2 + 100],
        scratched,
    ],
    ids=["something else", "cut off", "scratched"],
)
def test_a_damaged_file_is_named_and_left_alone(
    tmp_path: Path, refused: Start, damage: Callable[[bytes], bytes]
) -> None:
    file = lived_in(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    before = file.read_bytes()
    told = refused("--data", str(tmp_path))
    assert str(file) in told
    assert "tuckbox admin restore" in told
    assert file.read_bytes() == before


def test_the_advice_for_a_damaged_file_works(tmp_path: Path, refused: Start) -> None:
    file, backup = lived_in(tmp_path), str(tmp_path / "backup.gz")
    assert run(["admin", "backup", backup, "--data", str(tmp_path)]) == 0
    file.write_bytes(b"gone")
    file.rename(tmp_path / "moved away")
    assert run(["admin", "restore", backup, "--data", str(tmp_path)]) == 0
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("select count(*) from identities").fetchone() == (500,)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path, refused: Start) -> None:
    file = lived_in(tmp_path)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    before = file.read_bytes()
    told = refused("--data", str(tmp_path))
    assert "newer Tuckbox" in told
    assert "9999" in told
    assert file.read_bytes() == before


def test_a_port_that_is_taken_is_named(tmp_path: Path, refused: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = refused("--port", port, "--data", str(tmp_path))
    assert f"Port {port}" in told
    assert "--port" in told
    assert "--port" in refused("--port", "99999", "--data", str(tmp_path))


def test_a_data_folder_that_is_none_is_named(tmp_path: Path, refused: Start) -> None:
    (tmp_path / "file").write_text("in the way")
    told = refused("--data", str(tmp_path / "file"))
    assert str(tmp_path / "file") in told
    assert "--data" in told


def test_a_data_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    command = [sys.executable, "-m", "tuckbox", "serve", "--lang", "en", "--data", str(folder)]
    told = run_process(
        [*command, "--port", str(free_port())],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_as_if_not_root,
    )
    assert told.returncode == BAD_INPUT, told.stderr
    assert str(folder) in told.stderr
    assert "Permission denied" in told.stderr
    assert "Traceback" not in told.stderr


def _as_if_not_root() -> None:
    """Drop the capability by which root may write anywhere."""
    if os.geteuid() == 0:
        drop, may_write_anywhere = 24, 1
        libc = ctypes.CDLL(None, use_errno=True)
        assert libc.prctl(drop, may_write_anywhere, 0, 0, 0) == 0


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://a@b/c", "postgresql://u:hush@host:port/x", "sqlite", "://"]
)
def test_an_address_that_is_none_is_shown_without_its_password(
    tmp_path: Path, refused: Start, url: str
) -> None:
    told = refused("--data", str(tmp_path), "--database", url)
    assert "postgresql://USER:PASSWORD@HOST/NAME" in told
    assert "hush" not in told
    told = refused("--data", str(tmp_path), "--redis", "u:hush@host")
    assert "redis://HOST:PORT" in told
    assert "hush" not in told


def test_a_database_that_is_away_at_the_start_is_named(tmp_path: Path, refused: Start) -> None:
    url = f"postgresql://tuckbox:hush@127.0.0.1:{free_port()}/tuckbox"
    told = refused("--data", str(tmp_path), "--database", url)
    assert "127.0.0.1" in told
    assert "refused" in told
    assert "hush" not in told
    told = refused("--data", str(tmp_path), "--database", f"sqlite:///{tmp_path}/no/such/file")
    assert "no/such/file" in told


# While it runs


def test_a_full_disk_is_answered_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with node_process(tmp_path) as node, at_home(node) as ann:
        match = ann.create("jammit", ME, ME)["id"]
        with ann.sit_at(match) as table:
            kept = [_move(table) for _ in range(3)]
            move, ply = table.update["moves"][0], table.ply(table.update["seat"])
            with no_space(node):
                told = table.submit(move, ply=ply)
                assert (told["type"], told["code"]) == ("refused", "server-storage")
                body = {"game": "jammit", "seats": [ME, ME]}
                refused = ann.post("/matches", body)
                assert (refused.status_code, refused.json()["code"]) == (503, "server-storage")
                assert _entries(ann, match) == kept, "what is on disk can still be read"
            assert table.submit(move, ply=ply)["type"] == "ack"
            table.wait_until(lambda update: update["version"] == len(kept) + 1)
            kept += [move, *(_move(table) for _ in range(3))]
        node.kill()
        node.start()
        assert _entries(ann, match) == kept
        assert node.stop() == 0
        assert "internal error" not in node.log.read_text()


@contextlib.contextmanager
def no_space(node: Process) -> Iterator[None]:
    """Let the system refuse every further byte that the node writes into any file."""
    assert node.process is not None
    pid, (_, hard) = node.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextlib.contextmanager
def at_home(node: Process) -> Iterator[Visitor]:
    visitor = Visitor(SimpleNamespace(url=node.url))  # type: ignore[arg-type]
    with contextlib.closing(visitor):
        yield visitor


def _move(table: Socket) -> str:
    move: str = table.owes()["moves"][0]
    version = table.update["version"]
    assert table.submit(move)["type"] == "ack"
    table.wait_until(lambda update: update["version"] > version)
    return move


def _entries(visitor: Visitor, match: str) -> list[str]:
    record = visitor.get(f"/matches/{match}/record").text
    lines = [line.split("  ;")[0].split(" ", 1) for line in record.splitlines() if line]
    return [words[1] for words in lines if words[0] in ("1", "2")]


@pytest.mark.long
def test_a_node_alone_goes_on_after_its_database_was_away(
    tmp_path: Path, postgres: Postgres
) -> None:
    settings = sqlite_settings(tmp_path, database=postgres.new_database())
    with running(settings) as node:
        ann = Visitor(node)
        match = ann.create("fits", ME, ME, options={"boards": "1"})["id"]
        with ann.sit_at(match) as table:
            rng = Random(3)
            _play(table, rng, 4)
            move, seat = table.owes()["moves"][0], table.update["seat"]
            ply = table.ply(seat)
            with postgres.away():
                assert table.submit(move, seat=seat, ply=ply)["code"] == "server-storage"
                assert ann.get(f"/matches/{match}/record").status_code in (200, 503)
                assert ann.get("/matches").json()["code"] == "server-storage"
                health = httpx.get(f"{node.url}/healthz")
                assert (health.status_code, health.json()["database"]) == (503, False)
            table.submit_until_stored(move, seat=seat, ply=ply)
            _play(table, rng, 6)
            accepted = [
                entry["text"] for entry in table.entries if entry["actor"] and "kind" not in entry
            ]
        assert httpx.get(f"{node.url}/healthz").json()["status"] == "ok"
        told = _entries(ann, match)
        assert told[: len(accepted)] == accepted
        ann.close()


def _play(table: Socket, rng: Random, moves: int) -> None:
    for _ in range(moves):
        update = table.owes()
        assert table.submit(rng.choice(update["moves"]))["type"] == "ack"


def test_a_redis_that_is_away_at_the_start_is_found_later(tmp_path: Path, redis: Backend) -> None:
    def health(url: str) -> Any:
        return json.loads(httpx.get(f"{url}/healthz").text)

    redis.stop()
    try:
        with node_process(tmp_path, "--redis", f"redis://127.0.0.1:{redis.port}") as node:
            assert health(node.url)["status"] == "degraded"
            assert health(node.url)["channel"] is False
            with at_home(node) as ann:
                match = ann.create("jammit", ME, ME)["id"]
                with ann.sit_at(match) as table:
                    _move(table)
            redis.start()
            until(lambda: health(node.url)["status"] == "ok")
            assert node.stop() == 0
    finally:
        redis.stop()
        redis.start()
