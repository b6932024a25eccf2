"""A database of any earlier version is migrated, and its content stays readable."""

import contextlib
import gzip
import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, inspect, text

from tests.server.backends import Postgres
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Socket, Visitor
from tuckbox.cli.run import run
from tuckbox.core import seat
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files, game
from tuckbox.match import (
    EarlyFairDeal,
    FairDeal,
    Match,
    Player,
    Setup,
    new_setup,
    parse_record,
    with_daily_deal,
    with_seed_deal,
)
from tuckbox.match.replay import replay
from tuckbox.match.stored_form import setup_to_json
from tuckbox.server.http.identity import hashed
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.database_error import DatabaseError
from tuckbox.server.storage.migration import MIGRATIONS, known_revisions, upgrade
from tuckbox.server.storage.tables import metadata

REVISIONS = [
    script.revision for script in reversed(list(ScriptDirectory(str(MIGRATIONS)).walk_revisions()))
]
DAY = "2026-01-02"
NODES = 5
Make = Callable[[str], str]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes the address of an empty database by name."""
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / name}.sqlite3"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return lambda name: server.database(f"migrated_{name}")


def test_files_are_named_after_their_revisions() -> None:
    assert known_revisions() == REVISIONS


def played(name: str, setup: Setup, moves: int) -> Match:
    """Make the first N choices of a match."""
    match = Match(game(name), setup)
    match.tick(0.0)
    for _ in range(moves):
        who = match.owing[0]
        move = match.game.legal_moves(match.position, who)[0]
        match.submit(who, match.ply(who), match.game.format_move(move))
    return match


def abstract() -> Match:
    rules = game("jammit")
    players = [Player.guest("Ann"), Player.guest("Zoë")]
    return played(
        "jammit", new_setup(rules, rules.options(seats=2), players, match="old-jammit"), 5
    )


def daily() -> Match:
    rules = game("fits")
    setup = new_setup(rules, rules.options(seats=1), [Player.guest("Ann")], match="old-fits")
    return played("fits", with_daily_deal(setup, bytes(32), DAY), 3)


def fill(connection: Connection) -> None:
    """Insert rows into every table of an earlier schema, whatever columns it has."""
    reflected = MetaData()
    reflected.reflect(connection)
    tables = reflected.tables
    ann = {"id": "ann", "name": "Ann", "is_hidden": False, "recovery": "c0de", "created": 1.5}
    _insert(connection, tables["identities"], ann)
    for match, day in ((abstract(), None), (daily(), DAY)):
        _fill_match(connection, tables, match, day)
    _insert(
        connection,
        tables["days"],
        {"game": "fits", "date": DAY, "secret": bytes(32), "commitment": "ab" * 32, "published": 7},
    )
    _insert(
        connection,
        tables["attempts"],
        {
            "game": "fits",
            "date": DAY,
            "identity": "ann",
            "match": "old-fits",
            "score": 12,
            "is_ranked": True,
        },
    )
    _insert(connection, tables["analyses"], {"match": "old-fits", "result": "{}", "created": 2.0})
    _insert(connection, tables["uptimes"], {"node": "n", "started": 1.0, "seen": 2.0})


def _fill_match(connection: Connection, tables: Any, match: Match, day: str | None) -> None:
    id = match.setup.match
    head = {
        "id": id,
        "game": match.game.name,
        "state": "running",
        "is_public": True,
        "host": "ann",
        "setup": json.dumps(setup_to_json(match.setup)),
        "clock": None,
        "waiting": "[]",
        "version": match.version,
        "count": len(match.log),
        "owing": ",".join(map(str, match.owing)),
        "result": None,
        "daily": day,
        "next": None,
        "is_imported": False,
        "created": 1.0,
        "changed": 2.0,
    }
    _insert(connection, tables["matches"], head)
    for entry in match.log:
        line = {"match": id, "number": entry.number, "actor": entry.actor, "text": entry.text}
        _insert(connection, tables["entries"], {**line, "version": match.version, "at": 2.0})
    for number in range(1, match.setup.options.seats + 1):
        owner = {"match": id, "seat": number, "identity": "ann", "token": None, "level": None}
        _insert(connection, tables["seats"], owner)
        for ply, said in enumerate(match.accepted(seat(number))):
            asked = {"match": id, "seat": number, "ply": ply, "text": said}
            _insert(connection, tables["submissions"], asked)


def _insert(connection: Connection, table: Table, row: dict[str, object]) -> None:
    known = {name: value for name, value in row.items() if name in table.c}
    missing = {column.name for column in table.c if not column.nullable} - set(known)
    assert not missing, f"a test row of {table.name} lacks {missing}"
    connection.execute(table.insert().values(known))


def schema(database: Database) -> dict[str, object]:
    """Return everything about the tables that matters, in a form that can be compared."""
    found = inspect(database.engine)
    return {
        name: (
            {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in found.get_columns(name)
            },
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (index["name"] or "", str(index["column_names"]), bool(index["unique"]))
                for index in found.get_indexes(name)
            ),
            sorted(
                (str(key["constrained_columns"]), str(key["options"]))
                for key in found.get_foreign_keys(name)
            ),
            sorted(str(key["column_names"]) for key in found.get_unique_constraints(name)),
        )
        for name in metadata.tables
    }


@pytest.mark.parametrize("revision", REVISIONS)
def test_what_an_earlier_version_stored_is_read_by_this_one(
    address: Make, revision: str, tmp_path: Path
) -> None:
    url = address(f"from_{revision}")
    database = Database(url)
    with database.engine.begin() as connection:
        upgrade(connection, revision)
        fill(connection)
    database.migrate()
    fresh = Database(address(f"beside_{revision}"))
    fresh.migrate()
    assert schema(database) == schema(fresh)
    fresh.close()
    database.close()
    with running(sqlite_settings(tmp_path / "node", database=url)) as node:
        for match in (abstract(), daily()):
            told = httpx.get(f"{node.url}/api/matches/{match.setup.match}/record")
            assert told.status_code == 200, told.text
            lines = told.text.splitlines()
            for entry in match.log:
                assert any(line.startswith(f"{entry.actor} {entry.text}") for line in lines)
        board = httpx.get(f"{node.url}/api/daily/fits/{DAY}").json()
        assert board["daily"]["commitment"] == "ab" * 32
        listed = httpx.get(f"{node.url}/api/matches", params={"which": "running"}).json()
    assert "old-jammit" in {found["id"] for found in listed["matches"]}


def undrawn() -> Match:
    """A match that waited for its seeds under version 1 of the fair draw."""
    rules = game("fits")
    players = [Player.guest("Ann"), Player.bot("random"), Player.guest("")]
    setup = new_setup(rules, rules.options(seats=3), players, match="old-open")
    deal = EarlyFairDeal("old-open", "ab" * 32, ("77e1", "", None), bytes(32).hex())
    return Match(rules, replace(setup, deal=deal))


def test_an_undrawn_match_of_version_1_starts_deal_1(address: Make, tmp_path: Path) -> None:
    """Its seeds were sent in the clear, so nothing may be drawn from them."""
    url = address("undrawn")
    database = Database(url)
    with database.engine.begin() as connection:
        upgrade(connection, REVISIONS[1])
        fill(connection)
        reflected = MetaData()
        reflected.reflect(connection)
        _fill_match(connection, reflected.tables, undrawn(), None)
        program = {"match": "old-open", "seat": 3}
        seats = reflected.tables["seats"]
        where = [seats.c[name] == value for name, value in program.items()]
        connection.execute(seats.update().where(*where).values(token="t0ken", identity=None))
    database.close()
    with running(sqlite_settings(tmp_path / "node", database=url)) as node:
        told = httpx.get(f"{node.url}/api/matches/old-open/update").json()
        deal = told["deal"]
        assert (deal["number"], deal["state"], deal["broken"]) == (1, "open", [])
        assert deal["commitment"] != "ab" * 32
        assert deal["answers"] == [None, "-", None]
        record = httpx.get(f"{node.url}/api/matches/old-open/record").text
        live = node.services.live_matches.find("old-open")
        assert live is not None
        assert isinstance(live.match.setup.deal, FairDeal)
        assert live.match.setup.deal.programs == {3}
    assert record.startswith("[tuckbox 2]\n")
    assert "77e1" not in record


def boxed(id: str) -> Match:
    """A match with a box."""
    drawing = drawn_files("fits")["boards/1.txt"]
    box = write_box("fits", "Old", "Ann", "", [BoxFile("boards/old.txt", Claim.MADE_UP, drawing)])
    rules = boxed_game(box)
    options = rules.options(seats=1, boards="old")
    setup = new_setup(rules, options, [Player.guest("Ann")], match=id)
    match = Match(rules, with_seed_deal(setup, id))
    match.tick(0.0)
    return match


def fill_with_boxes(connection: Connection, played: list[Match]) -> MetaData:
    """Store matches as before boxes had a table of their own, and return that schema."""
    upgrade(connection, "0003")
    reflected = MetaData()
    reflected.reflect(connection)
    matches = reflected.tables["matches"]
    for match in played:
        _fill_match(connection, reflected.tables, match, None)
        stored = json.dumps({**setup_to_json(match.setup), "box": match.setup.box})
        named = matches.c.id == match.setup.match
        connection.execute(matches.update().where(named).values(setup=stored))
    return reflected


def test_boxes_in_matches_move_into_a_table_of_their_own(address: Make, tmp_path: Path) -> None:
    url, played = address("boxes"), [boxed("old-box"), boxed("second")]
    database = Database(url)
    with database.engine.begin() as connection:
        fill_with_boxes(connection, played)
    database.close()
    with running(sqlite_settings(tmp_path / "node", database=url)) as node:
        for match in played:
            told = httpx.get(f"{node.url}/api/matches/{match.setup.match}/record")
            assert parse_record(told.text).setup.box == match.setup.box
        hash = played[0].setup.components
        assert httpx.get(f"{node.url}/api/boxes/{hash}").json()["name"] == "Old"
        with node.services.database.engine.begin() as connection:
            assert connection.execute(text("select count(*) from boxes")).scalar() == 1


def test_a_backup_from_before_boxes_had_a_table_is_restored_and_played_on(
    address: Make, tmp_path: Path
) -> None:
    match, file = boxed("old-box"), tmp_path / "old.gz"
    old = Database(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    with old.engine.begin() as connection:
        schema = fill_with_boxes(connection, [match])
        seats = schema.tables["seats"]
        connection.execute(seats.update().values(identity=None, token=hashed("t0ken")))
        write_old_backup(connection, schema, file)
    old.close()
    settings = sqlite_settings(tmp_path / "new", database=address("restored"))
    where = ["--data", str(settings.data), "--database", settings.database]
    assert run(["admin", "restore", str(file), *where]) == 0
    with running(settings) as node, contextlib.closing(Visitor(node, token="t0ken")) as program:
        with program.sit_at("old-box") as socket:
            while socket.update["result"] is None:
                assert socket.submit(socket.update["moves"][0])["type"] == "ack"
                until_moves(socket)
        told = program.get("/matches/old-box/record").text
    record = parse_record(told)
    assert record.is_finished
    assert record.setup.box == match.setup.box
    assert len(list(replay(record, boxed_game(record.setup.box)))) == len(record.entries)


def until_moves(socket: Socket) -> None:
    """Read on until there is something to choose, or the match is over."""
    while not socket.may_choose and socket.update["result"] is None:
        socket.receive()


def write_old_backup(connection: Connection, schema: MetaData, file: Path) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"tuckbox-backup": 1}) + "\n")
        for table in schema.sorted_tables:
            if table.name in metadata.tables:
                for row in connection.execute(table.select()).mappings():
                    out.write(json.dumps([table.name, dict(row)]) + "\n")


def test_a_new_database_gets_its_tables_without_alembic(tmp_path: Path) -> None:
    """It would take a third of the time to start."""
    code = (
        "import sys; from tuckbox.server.storage.database import Database;"
        f"Database('sqlite:///{(tmp_path / 'new.sqlite3').as_posix()}').migrate();"
        "print('alembic' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_tables_of_somebody_else_are_not_taken_for_ours(address: Make) -> None:
    database = Database(address("foreign"))
    with database.engine.begin() as connection:
        connection.execute(text("create table seats (number integer)"))
    with pytest.raises(DatabaseError):
        database.migrate()
    assert inspect(database.engine).get_table_names() == ["seats"]
    database.close()


def start_together(url: str) -> None:
    """Start several nodes at the same moment; none of them may fail."""
    everybody, faults = threading.Barrier(NODES, timeout=60), list[BaseException]()

    def start() -> None:
        database = Database(url)
        try:
            everybody.wait()
            database.migrate()
        except BaseException as error:
            faults.append(error)
        finally:
            database.close()

    threads = [threading.Thread(target=start) for _ in range(NODES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    database = Database(url)
    with database.engine.begin() as connection:
        found = connection.execute(text("select version_num from alembic_version")).all()
    database.close()
    assert [row[0] for row in found] == REVISIONS[-1:]


def test_nodes_that_start_together_migrate_one_after_the_other(address: Make) -> None:
    start_together(address("together"))


@pytest.mark.parametrize("revision", [None, REVISIONS[0]], ids=["new", "old"])
def test_nodes_that_start_together_share_a_file(tmp_path: Path, revision: str | None) -> None:
    for number in range(5):
        url = f"sqlite:///{tmp_path / str(number)}.sqlite3"
        if revision is not None:
            make_older(url, revision)
        start_together(url)


def make_older(url: str, revision: str) -> None:
    database = Database(url)
    with database.engine.begin() as connection:
        upgrade(connection, revision)
    database.close()


@pytest.mark.parametrize("rows", [[], REVISIONS[-2:]], ids=["none", "two"])
def test_tables_that_do_not_say_their_version_are_left_alone(
    tmp_path: Path, rows: list[str]
) -> None:
    """As after a manual change that was interrupted."""
    file = tmp_path / "unsaid.sqlite3"
    make_older(f"sqlite:///{file}", REVISIONS[-1])
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("delete from alembic_version")
        connection.executemany("insert into alembic_version values (?)", [(row,) for row in rows])
        connection.commit()
    before, database = file.read_bytes(), Database(f"sqlite:///{file}")
    with pytest.raises(DatabaseError) as refusal:
        database.migrate()
    database.close()
    assert refusal.value.message.id == "server-database-unversioned"
    assert file.read_bytes() == before
