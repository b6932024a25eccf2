"""Matches in the database: a new one, a stored one, a page of many.

To write 25,000 entries at once would keep everybody's moves waiting. Until the last step nobody finds the
match: it has no host and no owners, and its id is not told. What is left of an import that broke off is
deleted with other idle matches.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

import orjson
from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update
from sqlalchemy.exc import NoResultFound
from sqlalchemy.sql.elements import ColumnElement

from tuckbox.core import Actor, AnyGame, InvalidComponents, Seat, UnknownGame, seat
from tuckbox.games import as_recorded
from tuckbox.match import Entry, Match, MissedChanges, Setup
from tuckbox.match.record.stored_form import clock_from_json, setup_from_json, setup_to_json
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.message_parts import result_model
from tuckbox.server.model.stored_match import About, Known, ListedMatch, Read, Stored
from tuckbox.server.model.stores import BoxToKeep
from tuckbox.server.storage import boxes
from tuckbox.server.storage.contradiction import check_choices, check_rows
from tuckbox.server.storage.tables import entries, matches, seats, submissions
from tuckbox.server.storage.tables import matches as match_table
from tuckbox.server.storage.uptime import fair_clock

MOST_IDS = 500
"""The most values in one statement; SQLite takes about a thousand."""


def create(
    connection: Connection,
    about: About,
    setup: Setup,
    owners: Mapping[int, Owner],
    state: str,
    *,
    owing: Iterable[int] = (),
    is_default_box: bool = False,
) -> None:
    """Store a new match without entries at version 0; `owing` are the seats that may move at once."""
    if setup.box:
        brought = BoxToKeep(setup.components, setup.game, setup.box)
        boxes.bring(connection, brought, None if is_default_box else about.host)
    connection.execute(
        insert(matches).values(
            id=about.id,
            game=setup.game,
            state=state,
            is_public=about.is_public,
            host=about.host,
            setup=json.dumps(setup_to_json(setup)),
            clock=None,
            waiting="[]",
            version=0,
            count=0,
            owing=",".join(map(str, owing)),
            result=None,
            daily=about.daily,
            next=None,
            is_imported=about.is_imported,
            created=about.created,
            changed=time.time(),
            box=setup.components if setup.box else None,
        )
    )
    rows = [owner.row(about.id, number) for number, owner in owners.items()]
    if rows:
        connection.execute(insert(seats), rows)


def remove(connection: Connection, id: str) -> None:
    """Delete a match and everything that belongs to it."""
    connection.execute(delete(matches).where(matches.c.id == id))
    boxes.sweep(connection)


def load(connection: Connection, id: str, games: Mapping[str, AnyGame]) -> Stored | None:
    """Return a match, read in one snapshot; None if there is none.

    Raise `Contradiction` if what is stored of it does not agree, `UnknownGame` or `InvalidComponents` if
    what it was played with is not here.
    """
    row = connection.execute(select(matches).where(matches.c.id == id)).first()
    if row is None or (
        row.is_imported and row.version == 0
    ):  # It is being imported: see `import_steps`.
        return None
    if row.game not in games:  # It came with a package that is no longer installed.
        raise UnknownGame.of("game-unknown", game=row.game, known=tuple(games))
    lines = connection.execute(
        select(entries).where(entries.c.match == id).order_by(entries.c.number)
    ).all()
    accepted = _accepted(connection, id)
    check_rows(row, lines, accepted)
    match = _match(connection, row, lines, accepted, games[row.game])
    return Stored(about_of(row), match, owners_of(connection, id))


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the newest version of each of these matches."""
    found: dict[str, int] = {}
    for start in range(0, len(ids), MOST_IDS):
        some = ids[start : start + MOST_IDS]
        rows = connection.execute(
            select(matches.c.id, matches.c.version).where(matches.c.id.in_(some))
        )
        found.update({row.id: row.version for row in rows})
    return found


def overdue(connection: Connection, now: float, games: Iterable[str]) -> list[str]:
    """Return running matches of these games in which some clock may have run out by now."""
    rows = connection.execute(
        select(matches.c.id, matches.c.clock).where(
            matches.c.state == "running",
            matches.c.clock.is_not(None),
            matches.c.game.in_(tuple(games)),
        )
    )
    return [row.id for row in rows if clock_from_json(json.loads(row.clock)).fallen(now)]


def about_of(row: Row[Any]) -> About:
    """Return what a row of `matches` contains beyond the match itself."""
    return About(row.id, row.host, row.is_public, row.created, row.daily, row.next, row.is_imported)


Accepted: TypeAlias = dict[Seat, dict[int, str]]
"""The texts of each seat's submissions by ply, in order."""


def _match(
    connection: Connection,
    row: Row[Any],
    lines: Sequence[Row[Any]],
    accepted: Accepted,
    game: AnyGame,
) -> Match:
    try:
        setup = setup_from_json(json.loads(row.setup), boxes.text_of(connection, row.box))
        clock = None if row.clock is None else clock_from_json(json.loads(row.clock))
        waiting = tuple((seat(number), text) for number, text in json.loads(row.waiting))
    except (ValueError, KeyError, TypeError, NoResultFound) as error:
        raise Contradiction.because("torn-unreadable", reason=type(error).__name__) from error
    clock = fair_clock(connection, clock, time.time())
    game = as_recorded(game, setup.components, setup.box)
    try:
        match = Match(
            game,
            setup,
            entries=[Entry(line.number, Actor(line.actor), line.text) for line in lines],
            waiting=waiting,
            accepted={who: list(texts.values()) for who, texts in accepted.items()},
            clock=clock,
            version=row.version,
        )
        check_choices(row, lines, match)
    except Exception as error:
        # Whatever it is: entries that were judged before they were stored can be played, with what
        # they were played with.
        if game.files.hash != setup.components:
            raise InvalidComponents.of("server-components-away", hash=setup.components) from error
        raise Contradiction.after(error) from error
    return match


def _accepted(connection: Connection, id: str) -> Accepted:
    rows = connection.execute(
        select(submissions).where(submissions.c.match == id).order_by(submissions.c.ply)
    )
    accepted: Accepted = {}
    for row in rows:
        accepted.setdefault(seat(row.seat), {})[row.ply] = row.text
    return accepted


def owners_of(connection: Connection, id: str) -> dict[int, Owner]:
    """Return the owners by seat."""
    rows = connection.execute(select(seats).where(seats.c.match == id))
    return {row.seat: Owner(row.identity, row.token, row.level) for row in rows}


def page(
    connection: Connection,
    wanted: Sequence[ColumnElement[bool]],
    before: tuple[float, str] | None,
    limit: int,
) -> list[ListedMatch]:
    """Return one page of matches, the latest change first, starting where the last page ended."""
    query = select(matches).where(*wanted)
    if before is not None:
        changed, id = before
        query = query.where(
            (matches.c.changed < changed) | ((matches.c.changed == changed) & (matches.c.id < id))
        )
    rows = connection.execute(
        query.order_by(matches.c.changed.desc(), matches.c.id.desc()).limit(limit)
    ).all()
    return [_listed(row, owners_of(connection, row.id)) for row in rows]


def first_seat_of(
    connection: Connection, identity: str, games: Sequence[str], limit: int
) -> list[ListedMatch]:
    """Return the newest finished matches of these games, played here, with this person at seat 1."""
    taken = select(seats.c.match).where(seats.c.identity == identity, seats.c.seat == 1)
    rows = connection.execute(
        select(matches)
        .where(
            matches.c.state == "finished",
            matches.c.result.is_not(None),  # Else the operator has ended it.
            matches.c.game.in_(games),
            matches.c.id.in_(taken),
            matches.c.is_imported.is_(False),
        )
        .order_by(matches.c.changed.desc(), matches.c.id.desc())
        .limit(limit)
    )
    return [_listed(row, {}) for row in rows]


def _listed(row: Row[Any], owners: Mapping[int, Owner]) -> ListedMatch:
    return ListedMatch(
        about=about_of(row),
        game=row.game,
        setup=setup_from_json(json.loads(row.setup)),
        state=row.state,
        changed=row.changed,
        entries=row._mapping["count"],
        owing=tuple(map(int, filter(None, row.owing.split(",")))),
        result=None if row.result is None else json.loads(row.result),
        box=row.box,
        owners=owners,
    )


def find(connection: Connection, id: str) -> ListedMatch | None:
    """Return a match without its log; None if there is none."""
    return next(iter(page(connection, [matches.c.id == id], None, 1)), None)


def public(state: str) -> list[ColumnElement[bool]]:
    return [matches.c.state == state, matches.c.is_public]


def of_identity(identity: str) -> list[ColumnElement[bool]]:
    mine = select(seats.c.match).where(seats.c.identity == identity)
    return [matches.c.id.in_(mine) | (matches.c.host == identity)]


def of_game(game: str) -> ColumnElement[bool]:
    return matches.c.game == game


def missed(connection: Connection, known: Known) -> Read | None:
    """Return what is new; None if the match is gone, or was replaced by an older one."""
    row = connection.execute(select(matches).where(matches.c.id == known.id)).first()
    if row is None or row.version < known.version:
        return None
    clock = None if row.clock is None else clock_from_json(json.loads(row.clock))
    news = MissedChanges(
        version=row.version,
        entries=_newly_entered(connection, known, row.version),
        accepted=_newly_accepted(connection, known),
        waiting=tuple((seat(number), text) for number, text in json.loads(row.waiting)),
        setup=setup_from_json(json.loads(row.setup), known.box),
        clock=fair_clock(connection, clock, time.time()),
    )
    owners = owners_of(connection, known.id)
    return Read(about_of(row), owners, news, row._mapping["count"])


def _newly_entered(connection: Connection, known: Known, version: int) -> tuple[Entry, ...]:
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


def _newly_accepted(connection: Connection, known: Known) -> dict[Seat, list[str]]:
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


MOST_ROWS = 500
ImportStep = Callable[[Connection], None]
"""Writes a part, in a transaction of its own."""


def import_steps(about: About, match: Match, owners: Mapping[int, Owner]) -> Iterator[ImportStep]:
    """Yield what stores the match with all its entries, at version 1."""
    yield partial(_begin_import, about, match)
    for start in range(0, len(match.log), MOST_ROWS):
        yield partial(_enter_rows, about.id, match.log[start : start + MOST_ROWS])
    yield partial(_end_import, about, match, owners)


def _begin_import(about: About, match: Match, connection: Connection) -> None:
    setup = match.setup
    if setup.box:
        boxes.bring(connection, BoxToKeep(setup.components, setup.game, setup.box), about.host)
    create(connection, replace(about, host=None), setup, {}, "open")


def _enter_rows(match: str, some: Sequence[Entry], connection: Connection) -> None:
    connection.execute(insert(entries), [_row(match, entry) for entry in some])


def _end_import(
    about: About, match: Match, owners: Mapping[int, Owner], connection: Connection
) -> None:
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
