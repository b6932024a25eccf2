"""Boxes of a time when each stood in its match: they get a table of their own, and backups are read."""

import contextlib
import gzip
import json
from pathlib import Path

import httpx
from sqlalchemy import Connection, MetaData, text

from tests.server.conftest import Make
from tests.server.old_rows import insert_match
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Socket, Visitor
from tuckbox.cli.run import run
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.match import Match, Player, new_setup, parse_record, with_seed_deal
from tuckbox.match.play.replay import replay
from tuckbox.match.record.stored_form import setup_to_json
from tuckbox.server.model.holder import hashed
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import metadata, upgrade


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
        insert_match(connection, reflected.tables, match, None)
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
        shown = httpx.get(f"{node.url}/api/matches/old-box").json()["box"]
        assert (shown["name"], shown["author"]) == ("Old", "Ann")
        assert shown["parts"] == [{"file": "boards/old.txt", "claim": "made up"}]
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
        assert program.get("/matches/old-box").json()["box"]["name"] == "Old"
    record = parse_record(told)
    assert record.is_finished
    assert record.setup.box == match.setup.box
    assert len(list(replay(record, boxed_game(record.setup.box)))) == len(record.entries)


def test_a_backup_from_before_heads_were_stored_gets_them(address: Make, tmp_path: Path) -> None:
    old, file = Database(f"sqlite:///{tmp_path / 'old.sqlite3'}"), tmp_path / "old.gz"
    with old.engine.begin() as connection:
        fill_with_boxes(connection, [boxed("old-box")])
        upgrade(connection, "0004")
        schema = MetaData()
        schema.reflect(connection)
        write_old_backup(connection, schema, file)
    old.close()
    settings = sqlite_settings(tmp_path / "new", database=address("with-heads"))
    where = ["--data", str(settings.data), "--database", settings.database]
    assert run(["admin", "restore", str(file), *where]) == 0
    with running(settings) as node:
        assert httpx.get(f"{node.url}/api/matches/old-box").json()["box"]["author"] == "Ann"


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
