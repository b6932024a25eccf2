"""What is stored, and what happens when two nodes write at once."""

import asyncio
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, inspect, select, text

from tests.games.fillit.endless import endless_record
from tests.server.running import PATIENCE, SECRET, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.games import game
from tuckbox.match import Clock, TimeControl
from tuckbox.server.lobby.creation import imported
from tuckbox.server.model.holder import Identity
from tuckbox.server.model.stored_match import LostRace
from tuckbox.server.settings import InvalidSetting, Settings, read_settings
from tuckbox.server.storage import matches
from tuckbox.server.storage.database import Database, DatabaseError
from tuckbox.server.storage.matches import MOST_ROWS
from tuckbox.server.storage.tables import entries, metadata
from tuckbox.server.storage.uptime import begin, covered, fair_clock

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def kept(database_url: str, tmp_path: Path) -> Settings:
    """Settings of a node on either kind of database."""
    return sqlite_settings(tmp_path, database=database_url, secret=SECRET)


@pytest.fixture
def database(kept: Settings) -> Iterator[Database]:
    found = Database(kept.database_url)
    found.migrate()
    yield found
    found.close()


def test_sqlite_confirms_only_what_is_on_disk(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'test.sqlite3'}")

    def pragmas() -> tuple[str, int, int]:
        with database.engine.connect() as connection:
            found = [
                connection.execute(text(f"pragma {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        return tuple(found)  # type: ignore[return-value]

    full = 2
    assert pragmas() == ("wal", full, 1)
    database.close()


def test_the_migrations_make_the_tables_that_the_code_expects(database: Database) -> None:
    found = inspect(database.engine)
    for live in metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(live.name)}
        assert set(columns) == set(live.columns.keys())
        for column in live.columns:
            assert columns[column.name]["nullable"] == column.nullable, column
        indexes = {index["name"] for index in found.get_indexes(live.name)}
        assert {index.name for index in live.indexes} <= indexes
    database.migrate()


def test_a_damaged_file_and_a_wrong_address_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.sqlite3").write_bytes(b"This is no database. " * 100)
    database = Database(f"sqlite:///{tmp_path / 'bad.sqlite3'}")
    with pytest.raises(DatabaseError) as told:
        database.migrate()
    assert told.value.code == "server-database-damaged"
    database.close()
    with pytest.raises(DatabaseError) as told:
        Database("nonsense")
    assert told.value.code == "server-database-url"


def test_an_unfinished_match_is_the_same_after_a_restart(kept: Settings) -> None:
    with running(kept) as node:
        ann = Visitor(node)
        match = ann.create("fits", ME, ME, options={"boards": "1"})["id"]
        with ann.sit_at(match) as socket:
            move = socket.owes()["moves"][0]
            told = socket.submit(move)
            socket.send(type="look", seat=1)
            socket.wait_until(lambda update: update["chosen"] == move)
            before = socket.update
    with running(kept) as node:
        ann.move_to(node)
        with ann.sit_at(match, seat=1) as socket:
            for field in ("view", "version", "owed", "chosen", "moves", "seats", "commitment"):
                assert socket.update[field] == before[field], field
            assert socket.submit(move, ply=0) == told
        ann.close()


def test_two_nodes_on_one_database_take_each_ply_once(kept: Settings) -> None:
    """Neither hears the other: the one that loses the race reads and tries again, unnoticed."""
    with running(kept) as one, running(kept) as two:
        here, there = Visitor(one), Visitor(one)
        here.get("/me")
        there.http.cookies = here.http.cookies
        match = here.create("jammit", ME, ME)["id"]
        there.move_to(two)
        for visitor in (here, there):
            visitor.get(f"/matches/{match}/update")
        for _ in range(10):
            update = here.get(f"/matches/{match}/update").json()
            seat = update["seat"]
            ply = update["seats"][seat - 1]["ply"]
            body = {"seat": seat, "ply": ply, "text": update["moves"][0]}
            answers: list[int] = []
            threads = [
                threading.Thread(
                    target=lambda visitor=visitor, body=body, answers=answers: answers.append(
                        visitor.post(f"/matches/{match}/entries", body).status_code
                    )
                )
                for visitor in (here, there)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert answers == [200, 200]
        record = here.get(f"/matches/{match}/record").text
        there.get(f"/matches/{match}/entries")
        assert record.count("\n1 ") + record.count("\n2 ") == 10
        assert one.services.database.engine is not two.services.database.engine
        for visitor in (here, there):
            visitor.close()


def test_a_write_that_lost_the_race_is_not_half_written(kept: Settings) -> None:
    with running(kept) as node:
        ann = Visitor(node)
        match = ann.create("jammit", ME, ME)["id"]
        update = ann.get(f"/matches/{match}/update").json()
        live = node.services.live_matches.find(match)
        assert live is not None
        from tuckbox.core import seat  # noqa: PLC0415
        from tuckbox.match import Submission  # noqa: PLC0415
        from tuckbox.server.live.changes import write_of  # noqa: PLC0415

        change = live.match.prepare(Submission(seat(1), 0, update["moves"][0]))
        stale = write_of(match, live.match, change, {}, None)
        body = {"seat": 1, "ply": 0, "text": update["moves"][1]}
        assert ann.post(f"/matches/{match}/entries", body).status_code == 200
        loop = node.server.servers[0].get_loop()
        with pytest.raises(LostRace):
            asyncio.run_coroutine_threadsafe(node.services.writer.write(stale), loop).result(
                PATIENCE
            )
        with node.services.database.engine.connect() as connection:
            stored = connection.execute(
                select(func.count()).select_from(entries).where(entries.c.match == match)
            ).scalar()
        assert stored == 1
        ann.close()


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path, idle=0.0)) as node:
        ann = Visitor(node)
        match = ann.create("jammit", ME, ME)["id"]
        live_matches = node.services.live_matches
        loop = node.server.servers[0].get_loop()
        loop.call_soon_threadsafe(live_matches.sweep_once)
        until(lambda: live_matches.find(match) is None)
        with ann.sit_at(match) as socket:
            assert socket.update["owed"] == [1]
            loop.call_soon_threadsafe(live_matches.sweep_once)
            assert socket.submit(socket.update["moves"][0])["type"] == "ack"
            assert live_matches.find(match) is not None
        ann.close()


# Uptime


def test_time_counts_only_while_some_node_was_up() -> None:
    assert covered(0.0, [(0.0, 10.0)], 10.0) == 10.0
    assert covered(5.0, [(0.0, 10.0)], 20.0) == 5.0
    assert covered(0.0, [(0.0, 10.0), (5.0, 12.0), (20.0, 30.0)], 25.0) == 17.0
    assert covered(0.0, [], 25.0) == 0.0


def test_a_clock_is_not_charged_for_a_night_of_maintenance(database: Database) -> None:
    clock = Clock(TimeControl(300), (300.0, 300.0), (1000.0, None))
    with database.engine.begin() as connection:
        begin(connection, "first", 900.0)
        connection.execute(text("update uptimes set seen = 1060"))
        begin(connection, "second", 30_000.0)
        fair = fair_clock(connection, clock, 30_005.0)
    assert fair is not None
    assert round(30_005.0 - (fair.since[0] or 0)) == 65
    assert fair.since[1] is None


# Settings


def test_flags_come_before_the_environment_and_this_before_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read_settings({}).port == 8420
    for name, value in {"PORT": "9000", "DATA": "/nowhere", "IDLE": "7.5", "REDIS": ""}.items():
        monkeypatch.setenv(f"TUCKBOX_{name}", value)
    settings = read_settings({"port": None, "host": "::1"})
    assert (settings.port, settings.host, settings.idle) == (9000, "::1", 7.5)
    assert settings.data == Path("/nowhere")
    assert read_settings({"port": 1}).port == 1


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("PORT", "many", "server-setting-number"),
        ("PORT", "-1", "server-setting-number"),
        ("PORT", "1.5", "server-setting-number"),
        ("IDLE", "inf", "server-setting-number"),
        ("IDLE", "nan", "server-setting-number"),
        ("LOG_LEVEL", "loud", "server-setting-choice"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    name: str, value: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"TUCKBOX_{name}", value)
    with pytest.raises(InvalidSetting) as told:
        read_settings({})
    assert told.value.code == code
    assert told.value.message["name"] == f"TUCKBOX_{name}"
    assert told.value.message["value"] == value


def test_a_flag_that_cannot_be_used_is_named() -> None:
    with pytest.raises(InvalidSetting) as told:
        read_settings({"workers": -1})
    assert told.value.message["name"] == "--workers"


def test_a_log_level_may_be_written_in_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUCKBOX_LOG_LEVEL", "DEBUG")
    assert read_settings({}).log_level == "debug"


def test_the_signing_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new")
    key = settings.key()
    assert settings.key() == key
    assert len(key) == 32
    assert (tmp_path / "new" / "signing.key").stat().st_mode & 0o077 == 0
    assert secrets.token_hex(4) not in repr(settings)
    assert "hush" not in repr(Settings(secret="hush"))


def test_an_import_is_found_only_when_all_of_it_is_there(database: Database) -> None:
    """It is stored in small steps, between which others' moves are stored."""
    rules, ann = {"fillit": game("fillit")}, Identity("ann", "Ann", 1.0)
    about, match, owners = imported(rules, endless_record(3 * MOST_ROWS), ann)
    *most, last = matches.import_steps(about, match, owners)
    assert len(most) == 4
    for step in most:
        with database.writing() as connection:
            step(connection)
            assert matches.page(connection, matches.of_identity("ann"), None, 9) == []
            assert matches.load(connection, about.id, rules) is None
    with database.writing() as connection:
        last(connection)
        (found,) = matches.page(connection, matches.of_identity("ann"), None, 9)
        assert (found.about.id, found.state) == (about.id, "running")
        stored = matches.load(connection, about.id, rules)
    assert stored is not None
    assert [*stored.match.log] == [*match.log]
    assert stored.owners == owners
