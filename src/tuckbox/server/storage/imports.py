"""A match that was played elsewhere, written into the database in one step."""

import json
import time
from collections.abc import Mapping

import orjson
from sqlalchemy import Connection, insert, update

from tuckbox.match import Entry, Match
from tuckbox.server.live.result_model import result_model
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.stored_match import About
from tuckbox.server.storage import matches
from tuckbox.server.storage.tables import entries
from tuckbox.server.storage.tables import matches as match_table

MOST_ROWS = 500


def store(connection: Connection, about: About, match: Match, owners: Mapping[int, Owner]) -> None:
    """Store the match with all its entries, at version 1."""
    state = "finished" if match.is_over else "running"
    matches.create(connection, about, match.setup, owners, state)
    rows = [_row(about.id, entry) for entry in match.log]
    for start in range(0, len(rows), MOST_ROWS):
        connection.execute(insert(entries), rows[start : start + MOST_ROWS])
    result = match.result
    connection.execute(
        update(match_table)
        .where(match_table.c.id == about.id)
        .values(
            version=1,
            count=len(rows),
            owing=",".join(map(str, match.owing)),
            result=None if result is None else orjson.dumps(result_model(result)).decode(),
            waiting=json.dumps([]),
        )
    )


def _row(match: str, entry: Entry) -> dict[str, object]:
    return {
        "match": match,
        "number": entry.number,
        "actor": entry.actor,
        "text": entry.text,
        "version": 1,
        "at": time.time(),
    }
