"""Boxes in the database: each once, by its hash, with the identities that entered it."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, Insert, delete, distinct, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from tuckbox.server.model.errors import Conflict, Forbidden
from tuckbox.server.model.stores import BoxHead, BoxToKeep, ListedBox, SharedDrawing
from tuckbox.server.storage.tables import box_entries, boxes, drawings, matches

MOST_ENTERED = 100
"""The most boxes that one identity may have here."""


def enter(connection: Connection, box: BoxToKeep, identity: str, *, is_shared: bool) -> None:
    """Keep a box for an identity; raise `Conflict` if that has too many, `Forbidden` if it is hidden."""
    if is_hidden(connection, box.hash):
        raise Forbidden.of("box-hidden")
    _keep(connection, box)
    entry = (box_entries.c.box == box.hash) & (box_entries.c.identity == identity)
    if not connection.execute(
        update(box_entries).where(entry).values(is_shared=is_shared)
    ).rowcount:
        _check_room(connection, identity)
        row = {"box": box.hash, "identity": identity, "is_shared": is_shared}
        connection.execute(insert(box_entries).values(**row, created=time.time()))
    if is_shared:
        _keep_drawings(connection, box)
    _update_shared(connection, box.hash)


def bring(connection: Connection, box: BoxToKeep, identity: str | None) -> None:
    """Keep the box of a match; a new one counts as entered by whoever brings it."""
    if not is_kept(connection, box.hash):
        if identity is None:
            _keep(connection, box)
        else:
            enter(connection, box, identity, is_shared=False)


def is_kept(connection: Connection, hash: str) -> bool:
    return bool(connection.execute(select(exists().where(boxes.c.hash == hash))).scalar())


def is_hidden(connection: Connection, hash: str) -> bool:
    """Return whether the operator hides this box."""
    hidden = exists().where(boxes.c.hash == hash, boxes.c.is_hidden)
    return bool(connection.execute(select(hidden)).scalar())


def text_of(connection: Connection, hash: str | None) -> str:
    """Return the text of a match's box, its lines ended by line feeds alone; empty if it has none."""
    return "" if hash is None else whole_text(connection, hash).replace("\r\n", "\n")


def whole_text(connection: Connection, hash: str) -> str:
    """Return the text of a box as it was entered."""
    text: str = connection.execute(select(boxes.c.text).where(boxes.c.hash == hash)).scalar_one()
    return text


def write_missing_heads(connection: Connection) -> None:
    """Write the heads of boxes from a time when they were not stored."""
    for hash in connection.execute(select(boxes.c.hash).where(boxes.c.head == "")).scalars().all():
        head = BoxHead.of(whole_text(connection, hash)).stored()
        connection.execute(update(boxes).where(boxes.c.hash == hash).values(head=head))


def find(connection: Connection, hash: str, identity: str | None) -> ListedBox | None:
    found = _boxes(connection, [boxes.c.hash == hash], identity, None, 1)
    return found[0] if found else None


def shared(
    connection: Connection,
    game: str | None,
    identity: str | None,
    before: tuple[float, str] | None,
    limit: int,
) -> list[ListedBox]:
    """Return a page of what was shared and not hidden, the newest first."""
    wanted: list[ColumnElement[bool]] = [boxes.c.shared.is_not(None), boxes.c.is_hidden.is_(False)]
    if game is not None:
        wanted.append(boxes.c.game == game)
    return _boxes(connection, wanted, identity, before, limit)


def entered(connection: Connection, game: str | None, identity: str | None) -> list[ListedBox]:
    """Return all that this identity entered, the newest first."""
    own = select(box_entries.c.box).where(box_entries.c.identity == identity)
    wanted: list[ColumnElement[bool]] = [boxes.c.hash.in_(own)]
    if game is not None:
        wanted.append(boxes.c.game == game)
    return _boxes(connection, wanted, identity, None, MOST_ENTERED)


def withdraw(connection: Connection, hash: str, identity: str) -> bool:
    """Take back an entry; return False if there was none."""
    entry = (box_entries.c.box == hash) & (box_entries.c.identity == identity)
    found = connection.execute(delete(box_entries).where(entry)).rowcount
    _update_shared(connection, hash)
    sweep(connection)
    return bool(found)


def sweep(connection: Connection) -> None:
    """Delete the boxes that nobody entered and no match is played with, unless they are hidden."""
    is_entered = exists().where(box_entries.c.box == boxes.c.hash)
    is_played = exists().where(matches.c.box == boxes.c.hash)
    connection.execute(delete(boxes).where(~is_entered, ~is_played, boxes.c.is_hidden.is_(False)))


def hide(connection: Connection, hash: str) -> bool:
    """Hide a box from now on, whoever enters it again; return False if there is none."""
    hidden = update(boxes).where(boxes.c.hash == hash).values(is_hidden=True)
    return bool(connection.execute(hidden).rowcount)


def _boxes(
    connection: Connection,
    wanted: Sequence[ColumnElement[bool]],
    identity: str | None,
    before: tuple[float, str] | None,
    limit: int,
) -> list[ListedBox]:
    since = func.coalesce(boxes.c.shared, boxes.c.created)
    mine = exists().where(box_entries.c.box == boxes.c.hash, box_entries.c.identity == identity)
    columns = (column for column in boxes.c if column is not boxes.c.text)
    query = select(*columns, mine.label("is_mine")).where(*wanted)
    if before is not None:
        at, hash = before
        query = query.where((since < at) | ((since == at) & (boxes.c.hash < hash)))
    rows = connection.execute(query.order_by(since.desc(), boxes.c.hash.desc()).limit(limit))
    return [
        ListedBox(
            row.hash,
            row.game,
            BoxHead.read(row.head),
            row.is_hidden,
            row.shared,
            row.created,
            bool(row.is_mine),
        )
        for row in rows
    ]


def _keep(connection: Connection, box: BoxToKeep) -> None:
    row = {"hash": box.hash, "game": box.game, "text": box.text, "is_hidden": False}
    row |= {"head": BoxHead.of(box.text).stored(), "shared": None, "created": time.time()}
    _insert_new(connection, insert(boxes).values(**row))


def _keep_drawings(connection: Connection, box: BoxToKeep) -> None:
    for file, drawing in box.drawings.items():
        row = insert(drawings).values(box=box.hash, file=file, drawing=drawing)
        _insert_new(connection, row)


def _insert_new(connection: Connection, row: Insert) -> None:
    """Insert a row unless it exists; another node may be faster."""
    try:
        with connection.begin_nested():
            connection.execute(row)
    except IntegrityError:
        pass


def _check_room(connection: Connection, identity: str) -> None:
    own = select(func.count()).select_from(box_entries).where(box_entries.c.identity == identity)
    if connection.execute(own).scalar_one() >= MOST_ENTERED:
        raise Conflict.of("box-many-kept", most=MOST_ENTERED)


def _update_shared(connection: Connection, hash: str) -> None:
    """Let everybody find a box as long as somebody shares it."""
    sharing = exists().where(box_entries.c.box == hash, box_entries.c.is_shared)
    is_shared = connection.execute(select(sharing)).scalar()
    known = update(boxes).where(boxes.c.hash == hash)
    if is_shared:
        connection.execute(known.where(boxes.c.shared.is_(None)).values(shared=time.time()))
    else:
        connection.execute(known.values(shared=None))


def shared_drawings(
    connection: Connection, game: str, file: str, limit: int
) -> list[SharedDrawing]:
    """Return what was shared as this file, the drawing that most identities share first."""
    count = func.count(distinct(box_entries.c.identity))
    query = (
        select(drawings.c.drawing, count, func.min(boxes.c.hash))
        .join(boxes, boxes.c.hash == drawings.c.box)
        .join(box_entries, box_entries.c.box == drawings.c.box)
        .where(
            boxes.c.game == game,
            boxes.c.is_hidden.is_(False),
            drawings.c.file == file,
            box_entries.c.is_shared,
        )
        .group_by(drawings.c.drawing)
        .order_by(count.desc(), drawings.c.drawing)
        .limit(limit)
    )
    return [SharedDrawing(*row) for row in connection.execute(query)]


def sharing(connection: Connection, game: str, file: str, drawing: str) -> int:
    """Return how many identities share this drawing."""
    query = (
        select(func.count(distinct(box_entries.c.identity)))
        .join(drawings, drawings.c.box == box_entries.c.box)
        .join(boxes, boxes.c.hash == box_entries.c.box)
        .where(
            boxes.c.game == game,
            boxes.c.is_hidden.is_(False),
            drawings.c.file == file,
            drawings.c.drawing == drawing,
            box_entries.c.is_shared,
        )
    )
    return int(connection.execute(query).scalar_one())
