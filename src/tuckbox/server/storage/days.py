"""The deals of the days, and everybody's attempts at them, one per deal."""

import json
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from tuckbox.match import Setup
from tuckbox.match.fair.card_source import daily_commitment
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.stored_match import About
from tuckbox.server.model.stores import Attempt, Day
from tuckbox.server.storage import matches
from tuckbox.server.storage.tables import attempts, days, entries, identities
from tuckbox.server.storage.tables import matches as match_table

SECRET_BYTES = 32


def publish(connection: Connection, games: Sequence[str], dates: Sequence[str], now: float) -> None:
    """Make the secrets of these days if there are none yet; their commitments are then public."""
    there = select(days.c.game, days.c.date).where(days.c.date.in_(dates))
    known = {(row.game, row.date) for row in connection.execute(there)}
    for game in games:
        for date in dates:
            if (game, date) not in known:
                _publish(connection, game, date, now)


def _publish(connection: Connection, game: str, date: str, now: float) -> None:
    secret = secrets.token_bytes(SECRET_BYTES)
    row = {
        "game": game,
        "date": date,
        "secret": secret,
        "commitment": daily_commitment(secret, game, date),
        "published": now,
    }
    try:
        with connection.begin_nested():
            connection.execute(insert(days).values(row))
    except IntegrityError:
        pass  # Another node was first; its secret is the day's.


def load(connection: Connection, game: str, date: str) -> Day | None:
    row = connection.execute(select(days).where(days.c.game == game, days.c.date == date)).first()
    return None if row is None else _day(row)


def published(connection: Connection, dates: Sequence[str]) -> list[Day]:
    """Return the days of every game on these dates, by date."""
    wanted = select(days).where(days.c.date.in_(dates)).order_by(days.c.date, days.c.game)
    return [_day(row) for row in connection.execute(wanted)]


def _day(row: Row[Any]) -> Day:
    return Day(row.game, row.date, bytes(row.secret), row.commitment, row.published)


def begin(
    connection: Connection,
    about: About,
    setup: Setup,
    identity: str,
    *,
    is_ranked: bool,
) -> str:
    """Return the match of this identity's one attempt: the given one, or one begun before."""
    try:
        with connection.begin_nested():
            matches.create(connection, about, setup, {1: Owner(identity=identity)}, "running")
            connection.execute(
                insert(attempts).values(
                    game=setup.game,
                    date=about.daily,
                    identity=identity,
                    match=about.id,
                    is_ranked=is_ranked,
                )
            )
    except IntegrityError:
        mine = select(attempts.c.match).where(
            attempts.c.game == setup.game,
            attempts.c.date == about.daily,
            attempts.c.identity == identity,
        )
        return str(connection.execute(mine).scalar_one())
    return about.id


def all_attempts(connection: Connection, game: str, date: str) -> list[Attempt]:
    """Return everybody's attempt at a day."""
    last = (
        select(func.max(entries.c.at)).where(entries.c.match == attempts.c.match).scalar_subquery()
    )
    wanted = (
        select(
            attempts,
            match_table.c.result,
            identities.c.name,
            identities.c.is_hidden,
            last.label("last"),
        )
        .join(match_table, match_table.c.id == attempts.c.match)
        .outerjoin(identities, identities.c.id == attempts.c.identity)
        .where(attempts.c.game == game, attempts.c.date == date)
    )
    return [_attempt(row) for row in connection.execute(wanted)]


def _attempt(row: Row[Any]) -> Attempt:
    name = "" if row.is_hidden or row.name is None else row.name
    result = None if row.result is None else json.loads(row.result)
    return Attempt(row.identity, name, row.match, row.is_ranked, result, row.last or 0.0)


def dates_played(connection: Connection, game: str, identity: str) -> set[str]:
    """Return the days whose deal this identity has played to the end."""
    wanted = (
        select(attempts.c.date, match_table.c.result)
        .join(match_table, match_table.c.id == attempts.c.match)
        .where(
            and_(
                attempts.c.game == game,
                attempts.c.identity == identity,
                match_table.c.result.is_not(None),
            )
        )
    )
    return {row.date for row in connection.execute(wanted) if json.loads(row.result)["by_rule"]}
