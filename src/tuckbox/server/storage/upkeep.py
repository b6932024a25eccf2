"""What an operator may change later: names and matches. Logs of finished matches stay as they are."""

import json
import time

from sqlalchemy import Connection, delete, func, select, update

from tuckbox.server.model.errors import mark_of
from tuckbox.server.storage import boxes
from tuckbox.server.storage.tables import identities, matches, seats

DAY = 24 * 3600.0


def erase_name(connection: Connection, id: str) -> bool:
    """Erase an identity's name, here and in every match; return False if there is no such identity."""
    found = connection.execute(update(identities).where(identities.c.id == id).values(name=""))
    _clear_seats(connection, id)
    return bool(found.rowcount)


def hide_name(connection: Connection, id: str) -> bool:
    """Hide an identity's name from everybody from now on, whatever it is changed to."""
    found = connection.execute(
        update(identities).where(identities.c.id == id).values(is_hidden=True)
    )
    _clear_seats(connection, id)
    return bool(found.rowcount)


def delete_match(connection: Connection, id: str) -> bool:
    """Delete a match and everything that belongs to it."""
    found = connection.execute(delete(matches).where(matches.c.id == id)).rowcount
    boxes.sweep(connection)
    return bool(found)


def find_match(connection: Connection, named: str) -> str | None:
    """Return the id of a match that is named by it, or by what stands for it in the log."""
    ids = connection.execute(select(matches.c.id)).scalars()
    return next((id for id in ids if named in (id, mark_of(id))), None)


def end_match(connection: Connection, id: str) -> None:
    """Take a match that cannot be opened out of the running ones; its rows stay as they are."""
    connection.execute(
        update(matches)
        .where(matches.c.id == id)
        .values(state="finished", owing="", clock=None, version=matches.c.version + 1)
    )


def delete_idle(connection: Connection, days: int) -> int:
    """Delete unfinished matches that have not changed for `days`, and return their number."""
    before = time.time() - days * DAY
    idle = (matches.c.state != "finished") & (matches.c.changed < before)
    count: int = connection.execute(
        select(func.count()).select_from(matches).where(idle)
    ).scalar_one()
    connection.execute(delete(matches).where(idle))
    boxes.sweep(connection)
    return count


def _clear_seats(connection: Connection, identity: str) -> None:
    held = connection.execute(select(seats).where(seats.c.identity == identity)).all()
    for row in held:
        setup = json.loads(
            connection.execute(
                select(matches.c.setup).where(matches.c.id == row.match)
            ).scalar_one()
        )
        setup["players"][row.seat - 1][1] = ""
        # The new version makes nodes that have the match in memory read it again.
        connection.execute(
            update(matches)
            .where(matches.c.id == row.match)
            .values(setup=json.dumps(setup), version=matches.c.version + 1)
        )
