"""A database of any earlier version is migrated, and its content stays readable."""

import contextlib
import sqlite3
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, text

from tests.server.conftest import Make
from tests.server.old_rows import insert, insert_match
from tests.server.running import PATIENCE, running, sqlite_settings
from tuckbox.games import game
from tuckbox.match import (
    EarlyFairDeal,
    FairDeal,
    Match,
    Player,
    Setup,
    new_setup,
    with_daily_deal,
)
from tuckbox.server.storage.database import Database, DatabaseError
from tuckbox.server.storage.tables import MIGRATIONS, known_revisions, metadata, upgrade

REVISIONS = [
    script.revision for script in reversed(list(ScriptDirectory(str(MIGRATIONS)).walk_revisions()))
]
DAY = "2026-01-02"
NODES = 5


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
    insert(connection, tables["identities"], ann)
    for match, day in ((abstract(), None), (daily(), DAY)):
        insert_match(connection, tables, match, day)
    insert(
        connection,
        tables["days"],
        {"game": "fits", "date": DAY, "secret": bytes(32), "commitment": "ab" * 32, "published": 7},
    )
    insert(
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
    insert(connection, tables["analyses"], {"match": "old-fits", "result": "{}", "created": 2.0})
    insert(connection, tables["uptimes"], {"node": "n", "started": 1.0, "seen": 2.0})


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
        insert_match(connection, reflected.tables, undrawn(), None)
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
    everybody, faults = threading.Barrier(NODES, timeout=PATIENCE), list[BaseException]()

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
