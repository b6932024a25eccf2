"""Which drawings of a component were shared as printed, and by how many identities."""

from sqlalchemy import Connection, distinct, func, select

from tuckbox.server.model.stores import SharedDrawing
from tuckbox.server.storage.tables import box_entries, boxes, drawings


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
