"""Identities in the database."""

import time

from sqlalchemy import Connection, exists, insert, or_, select, update

from tuckbox.server.model.holder import Holder, Identity
from tuckbox.server.storage.matches import versions
from tuckbox.server.storage.tables import attempts, box_entries, identities, matches, seats


def load(connection: Connection, id: str) -> Identity | None:
    row = connection.execute(select(identities).where(identities.c.id == id)).first()
    return None if row is None else Identity(row.id, "" if row.is_hidden else row.name, row.created)


def is_known(connection: Connection, holder: Holder) -> bool:
    """Return whether an identity, or the seat of a token, is kept here."""
    if holder.token is not None:
        found = exists().where(seats.c.token == holder.token)
    else:
        found = exists().where(identities.c.id == holder.identity)
    return bool(connection.execute(select(found)).scalar())


def create(connection: Connection, id: str, name: str = "") -> Identity:
    identity = Identity(id, name, time.time())
    connection.execute(
        insert(identities).values(
            id=id, name=name, is_hidden=False, recovery=None, created=identity.created
        )
    )
    return identity


def rename(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(identities).where(identities.c.id == id).values(name=name))


def set_recovery(connection: Connection, id: str, code_hash: str) -> None:
    """Set the recovery code; only the newest one works."""
    connection.execute(update(identities).where(identities.c.id == id).values(recovery=code_hash))


def recovered(connection: Connection, code_hash: str) -> Identity | None:
    row = connection.execute(select(identities).where(identities.c.recovery == code_hash)).first()
    return None if row is None else Identity(row.id, "" if row.is_hidden else row.name, row.created)


def renew(connection: Connection, id: str, new: str) -> dict[str, int]:
    """Give an identity a new id, so that cookies and codes of the old one stop working.

    Return the matches that changed hands, with their new versions.
    """
    held = select(seats.c.match).where(seats.c.identity == id)
    mine = or_(matches.c.host == id, matches.c.id.in_(held))
    touched = [row.id for row in connection.execute(select(matches.c.id).where(mine))]
    connection.execute(
        update(identities).where(identities.c.id == id).values(id=new, recovery=None)
    )
    for column in (seats.c.identity, attempts.c.identity, box_entries.c.identity, matches.c.host):
        connection.execute(update(column.table).where(column == id).values({column.name: new}))
    for match in touched:
        connection.execute(
            update(matches).where(matches.c.id == match).values(version=matches.c.version + 1)
        )
    return versions(connection, touched)
