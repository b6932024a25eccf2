"""A match that was played elsewhere, written into the database in small steps.

To write 25,000 entries at once would keep everybody's moves waiting. Until the last step nobody finds the
match: it has no host and no owners, and its id is not told. What is left of an import that broke off is
deleted with other idle matches.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import orjson
from sqlalchemy import Connection, insert, update

from tuckbox.match import Entry, Match
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.message_parts import result_model
from tuckbox.server.model.stored_match import About
from tuckbox.server.model.stores import BoxText
from tuckbox.server.storage import boxes, matches
from tuckbox.server.storage.tables import entries, seats
from tuckbox.server.storage.tables import matches as match_table

MOST_ROWS = 500
Step = Callable[[Connection], None]
"""Writes a part, in a transaction of its own."""


def steps(about: About, match: Match, owners: Mapping[int, Owner]) -> Iterator[Step]:
    """Yield what stores the match with all its entries, at version 1."""
    yield partial(_begin, about, match)
    for start in range(0, len(match.log), MOST_ROWS):
        yield partial(_enter, about.id, match.log[start : start + MOST_ROWS])
    yield partial(_end, about, match, owners)


def _begin(about: About, match: Match, connection: Connection) -> None:
    setup = match.setup
    if setup.box:
        boxes.bring(connection, BoxText(setup.components, setup.game, setup.box), about.host)
    matches.create(connection, replace(about, host=None), setup, {}, "open")


def _enter(match: str, some: Sequence[Entry], connection: Connection) -> None:
    connection.execute(insert(entries), [_row(match, entry) for entry in some])


def _end(about: About, match: Match, owners: Mapping[int, Owner], connection: Connection) -> None:
    result = match.result
    connection.execute(
        update(match_table)
        .where(match_table.c.id == about.id)
        .values(
            host=about.host,
            state="finished" if match.is_over else "running",
            version=1,
            count=len(match.log),
            owing=",".join(map(str, match.owing)),
            result=None if result is None else orjson.dumps(result_model(result)).decode(),
            waiting=json.dumps([]),
        )
    )
    if rows := [owner.row(about.id, number) for number, owner in owners.items()]:
        connection.execute(insert(seats), rows)


def _row(match: str, entry: Entry) -> dict[str, object]:
    return {
        "match": match,
        "number": entry.number,
        "actor": entry.actor,
        "text": entry.text,
        "version": 1,
        "at": time.time(),
    }
