"""Rows as an earlier version has stored them: written by hand into the tables that it had."""

import json
from typing import Any

from sqlalchemy import Connection, Table

from tuckbox.core import seat
from tuckbox.match import Match
from tuckbox.match.record.stored_form import setup_to_json


def insert_match(connection: Connection, tables: Any, match: Match, day: str | None) -> None:
    """Store a match of Ann's, with its entries, seats and submissions."""
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
    insert(connection, tables["matches"], head)
    for entry in match.log:
        line = {"match": id, "number": entry.number, "actor": entry.actor, "text": entry.text}
        insert(connection, tables["entries"], {**line, "version": match.version, "at": 2.0})
    for number in range(1, match.setup.options.seats + 1):
        owner = {"match": id, "seat": number, "identity": "ann", "token": None, "level": None}
        insert(connection, tables["seats"], owner)
        for ply, said in enumerate(match.accepted(seat(number))):
            asked = {"match": id, "seat": number, "ply": ply, "text": said}
            insert(connection, tables["submissions"], asked)


def insert(connection: Connection, table: Table, row: dict[str, object]) -> None:
    """Store what the table has columns for, which must be all that it asks for."""
    known = {name: value for name, value in row.items() if name in table.c}
    missing = {column.name for column in table.c if not column.nullable} - set(known)
    assert not missing, f"a test row of {table.name} lacks {missing}"
    connection.execute(table.insert().values(known))
