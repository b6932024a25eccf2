"""Reads what the database has of a match beyond what a node knows: a few rows, not the whole match."""

import json
import time

from sqlalchemy import Connection, and_, or_, select

from tuckbox.core import Actor, Seat, seat
from tuckbox.match import Entry, MissedChanges
from tuckbox.match.record.stored_form import clock_from_json, setup_from_json
from tuckbox.server.model.stored_match import Known, Read
from tuckbox.server.storage.matches import about_of, owners_of
from tuckbox.server.storage.tables import entries, matches, submissions
from tuckbox.server.storage.uptime import fair_clock


def read(connection: Connection, known: Known) -> Read | None:
    """Return what is new; None if the match is gone, or was replaced by an older one."""
    row = connection.execute(select(matches).where(matches.c.id == known.id)).first()
    if row is None or row.version < known.version:
        return None
    clock = None if row.clock is None else clock_from_json(json.loads(row.clock))
    news = MissedChanges(
        version=row.version,
        entries=_entries(connection, known, row.version),
        accepted=_accepted(connection, known),
        waiting=tuple((seat(number), text) for number, text in json.loads(row.waiting)),
        setup=setup_from_json(json.loads(row.setup), known.box),
        clock=fair_clock(connection, clock, time.time()),
    )
    owners = owners_of(connection, known.id)
    return Read(about_of(row), owners, news, row._mapping["count"])


def _entries(connection: Connection, known: Known, version: int) -> tuple[Entry, ...]:
    rows = connection.execute(
        select(entries)
        .where(
            entries.c.match == known.id,
            entries.c.number > known.entries,
            entries.c.version <= version,
        )
        .order_by(entries.c.number)
    )
    return tuple(Entry(row.number, Actor(row.actor), row.text) for row in rows)


def _accepted(connection: Connection, known: Known) -> dict[Seat, list[str]]:
    beyond = [
        and_(submissions.c.seat == who, submissions.c.ply >= ply)
        for who, ply in known.plies.items()
    ]
    rows = connection.execute(
        select(submissions)
        .where(submissions.c.match == known.id, or_(*beyond))
        .order_by(submissions.c.ply)
    )
    accepted: dict[Seat, list[str]] = {}
    for row in rows:
        accepted.setdefault(seat(row.seat), []).append(row.text)
    return accepted
