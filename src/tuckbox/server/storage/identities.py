"""Identities in the database."""

import time

from sqlalchemy import Connection, insert, select, update

from tuckbox.server.identity import Identity
from tuckbox.server.storage.tables import identities


def load(connection: Connection, id: str) -> Identity | None:
    row = connection.execute(select(identities).where(identities.c.id == id)).first()
    return None if row is None else Identity(row.id, "" if row.is_hidden else row.name, row.created)


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
    """Only the newest code works."""
    connection.execute(update(identities).where(identities.c.id == id).values(recovery=code_hash))


def recovered(connection: Connection, code_hash: str) -> Identity | None:
    row = connection.execute(select(identities).where(identities.c.recovery == code_hash)).first()
    return None if row is None else Identity(row.id, "" if row.is_hidden else row.name, row.created)
