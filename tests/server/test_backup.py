"""Backups taken while people play: each is one moment, and comes back into either kind of database."""

import asyncio
import gzip
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.backends import Postgres, postgres_server
from tests.server.load import Person, Sent, cookie, guest, new_match
from tests.server.no_limits import UNLIMITED
from tests.server.running import Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.cli.run import run
from tuckbox.server.storage.backup import restore_backup
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import submissions

ME = {"kind": "me"}
TABLES = 6
BACKUPS = 5
"""Of each kind of database; `make soak` makes more: `python -m tests.server.test_backup 50`."""


@dataclass
class Crowd:
    """People who play one match after the other until they leave."""

    url: str
    people: list[Person] = field(default_factory=list)
    _is_leaving: bool = False

    def leave(self) -> None:
        self._is_leaving = True
        for person in list(self.people):
            person.is_leaving = True

    def acknowledged(self) -> list[Sent]:
        """Return what was acknowledged by now."""
        return [one for person in list(self.people) for one in list(person.acknowledged)]

    async def play(self) -> None:
        tables = [self._play_at(number) for number in range(TABLES)]
        await asyncio.gather(*tables)

    async def _play_at(self, number: int) -> None:
        rng, ann, bob = Random(number), await guest(self.url), await guest(self.url)
        while not self._is_leaving:
            match = await new_match(ann, ("jammit", "fits")[number % 2], bob)
            seats = [Person(lambda: self.url, cookie(who), match, rng) for who in (ann, bob)]
            self.people += seats
            if self._is_leaving:
                self.leave()
            playing = [asyncio.create_task(person.play()) for person in seats]
            await asyncio.gather(*playing)
        await ann.aclose()
        await bob.aclose()


@contextmanager
def crowd(url: str) -> Iterator[Crowd]:
    """People who play on the node until the block ends."""
    found = Crowd(url)
    thread = threading.Thread(target=lambda: asyncio.run(found.play()))
    thread.start()
    try:
        until(lambda: len(found.acknowledged()) > TABLES or not thread.is_alive())
        yield found
    finally:
        found.leave()
        thread.join()


def back_up(node: Running, times: int, folder: Path) -> list[tuple[Path, list[Sent]]]:
    """Back a node up that often under play; return each file with what was acknowledged before it."""
    made = []
    database = ["--database", node.settings.database] if node.settings.database else []
    with crowd(node.url) as people:
        for number in range(times):
            file, before = folder / f"{number}.gz", len(people.acknowledged())
            until(lambda before=before: len(people.acknowledged()) > before + TABLES)
            kept = people.acknowledged()
            flags = ["--data", str(node.settings.data), *database]
            assert run(["admin", "backup", str(file), *flags]) == 0
            made.append((file, kept))
    return made


def check(file: Path, kept: list[Sent], databases: list[Database]) -> None:
    """Check that a backup is whole, and that either kind of database takes it with all that was kept."""
    assert run(["admin", "verify", str(file)]) == 0, f"{file} is torn"
    for database in databases:
        with database.writing() as connection:
            restore_backup(connection, file)
            rows = connection.execute(select(submissions)).all()
            there = {Sent(row.match, row.seat, row.ply, row.text) for row in rows}
            assert there >= set(kept), f"{file} lacks what was acknowledged before it"
            connection.rollback()


def back_up_and_check(times: int, postgres: Postgres, folder: Path) -> int:
    """Make backups of nodes on both kinds; return how many entries were acknowledged before them."""
    urls = {"sqlite": "", "postgres": postgres.new_database()}
    with ExitStack() as stack:
        databases = [Database(f"sqlite:///{folder / 'empty'}"), Database(postgres.new_database())]
        for database in databases:
            database.migrate()
            stack.callback(database.close)
        count = 0
        for kind, url in urls.items():
            settings = sqlite_settings(folder / kind, database=url, **UNLIMITED)
            with running(settings) as node:
                made = back_up(node, times, settings.data)
            for file, kept in made:
                check(file, kept, databases)
            count += len(made[-1][1])
    return count


ON_A_FULL_DISK = """
import resource, runpy
resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))
runpy.run_module("tuckbox", run_name="__main__")
"""
"""Not even a file of twenty bytes can be written; all of a small backup is written when it is closed."""


@pytest.mark.long
def test_a_backup_under_play_is_one_moment(tmp_path: Path, postgres: Postgres) -> None:
    assert back_up_and_check(BACKUPS, postgres, tmp_path) > BACKUPS * TABLES


def test_a_backup_onto_a_full_disk_ends_with_a_sentence(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    database = Database(url)
    database.migrate()
    database.close()
    file = tmp_path / "b.gz"
    words = ["admin", "backup", str(file), "--database", url, "--lang", "en"]
    # What measures the lines of a program could not write its file either.
    given = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    ran = subprocess.run(
        [sys.executable, "-c", ON_A_FULL_DISK, *words],
        capture_output=True,
        text=True,
        check=False,
        env=given,
    )
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert ran.stderr.startswith(f"{file} can\u2019t be written: ")
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    assert list(tmp_path.iterdir()) == []


# `tuckbox admin verify`

Lines = list[Any]
Verify = Callable[[Lines], tuple[int, str]]


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The lines of a backup with one match of three entries."""
    folder = tmp_path_factory.mktemp("lived-in")
    settings = sqlite_settings(folder)
    with running(settings) as node, closing(Visitor(node)) as ann:
        match = ann.create("jammit", ME, ME)["id"]
        with ann.sit_at(match) as socket:
            for _ in range(3):
                socket.submit(socket.owes()["moves"][0])
    assert run(["admin", "backup", str(folder / "b.gz"), "--data", str(folder)]) == 0
    with gzip.open(folder / "b.gz", "rt") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture
def verify(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Verify:
    """Write a backup with these lines, and verify it."""

    def do(lines: Lines) -> tuple[int, str]:
        with gzip.open(tmp_path / "b.gz", "wt") as out:
            out.writelines(json.dumps(line) + "\n" for line in lines)
        capfd.readouterr()
        words = ["admin", "verify", str(tmp_path / "b.gz"), "--lang", "en"]
        code = run([*words, "--data", str(tmp_path / "no such folder")])
        assert not (tmp_path / "no such folder").exists()
        return code, "".join(capfd.readouterr())

    return do


def rows_of(lines: Lines, table: str) -> list[Any]:
    return [line for line in lines if isinstance(line, list) and line[0] == table]


def without(lines: Lines, *rows: Any) -> Lines:
    kept = [line for line in lines if line not in rows]
    return [*kept[:-1], {"rows": len(kept) - 2}]


def test_a_whole_backup_is_called_whole(backup: Lines, verify: Verify) -> None:
    code, told = verify(backup)
    assert code == 0
    assert f"is whole: {len(backup) - 2} rows, one game" in told


def test_a_backup_of_an_earlier_version_has_no_last_line(backup: Lines, verify: Verify) -> None:
    assert verify([{"tuckbox-backup": 1}, *backup[1:-1]])[0] == 0


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda lines: lines[:-1], "is not a complete Tuckbox backup"),
        (lambda lines: [*lines[:-2], lines[-1]], "is not a complete Tuckbox backup"),
        (lambda lines: [{"another": 1}, *lines[1:]], "is not a complete Tuckbox backup"),
        (lambda lines: [["matches"], *lines[1:]], "is not a complete Tuckbox backup"),
        (lambda lines: [{"tuckbox-backup": 3}, *lines[1:]], "was made by a newer Tuckbox"),
        (
            lambda lines: without(lines, *rows_of(lines, "matches")),
            "has a row that belongs to nothing in matches",
        ),
        (
            lambda lines: [*lines[:-1], lines[-2], {"rows": len(lines) - 1}],
            "do not belong together: UNIQUE",
        ),
    ],
)
def test_a_backup_that_cannot_be_restored_is_refused(
    backup: Lines, verify: Verify, damage: Callable[[Lines], Lines], sentence: str
) -> None:
    code, told = verify(damage(backup))
    assert code == 2
    assert sentence in told


def changed(lines: Lines, table: str, place: int, **values: Any) -> Lines:
    row = rows_of(lines, table)[place]
    return [[table, {**row[1], **values}] if line is row else line for line in lines]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda lines: without(lines, rows_of(lines, "entries")[1]), "Entry 2 is missing"),
        (lambda lines: without(lines, rows_of(lines, "entries")[2]), "3 entries and has 2"),
        (lambda lines: changed(lines, "matches", 0, version=2, count=2), "a later version"),
        (
            lambda lines: changed(
                without(lines, rows_of(lines, "entries")[2]), "matches", 0, version=2, count=2
            ),
            "A submission of seat 2 was accepted but is not in the log",
        ),
        (
            lambda lines: without(lines, rows_of(lines, "submissions")[0]),
            "A submission of seat 1 is missing",
        ),
        (lambda lines: changed(lines, "matches", 0, waiting="[[2, 4]]"), "can\u2019t be played"),
        (lambda lines: changed(lines, "matches", 0, setup="{}"), "can\u2019t be read (KeyError)"),
        (
            lambda lines: changed(lines, "matches", 0, box="gone"),
            "can\u2019t be read (NoResultFound)",
        ),
        (lambda lines: changed(lines, "entries", 1, text="nonsense"), "can\u2019t be played"),
        (
            lambda lines: changed(
                lines, "entries", 1, text=rows_of(lines, "entries")[0][1]["text"]
            ),
            "can\u2019t be played",
        ),
    ],
)
def test_a_match_that_contradicts_itself_is_named(
    backup: Lines, verify: Verify, damage: Callable[[Lines], Lines], sentence: str
) -> None:
    code, told = verify(damage(backup))
    assert code == 1
    assert f"game {rows_of(backup, 'matches')[0][1]['id']}: " in told
    assert sentence in told
    assert "One game in " in told


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, postgres_server() as server:
        kept = back_up_and_check(int(sys.argv[1]), server, Path(folder))
        print(f"{sys.argv[1]} backups of each kind, {kept} acknowledged entries, none lost or torn")
