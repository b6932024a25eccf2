"""Keep boxes once, by hash, and who entered them; matches name the hash."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

matches = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("setup", sa.Text),
    sa.column("created", sa.Float),
    sa.column("box", sa.String),
)


def upgrade() -> None:
    boxes = op.create_table(
        "boxes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("boxes_by_game", "boxes", ["game", "shared"])
    op.create_table(
        "box_entries",
        _box_key(),
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("is_shared", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("box_entries_by_identity", "box_entries", ["identity"])
    op.create_table(
        "drawings",
        _box_key(),
        sa.Column("file", sa.String(160), primary_key=True),
        sa.Column("drawing", sa.String(64), nullable=False),
    )
    op.create_index("drawings_by_file", "drawings", ["file", "drawing"])
    op.add_column("matches", sa.Column("box", sa.String(64), nullable=True))
    op.create_index("matches_by_box", "matches", ["box"])
    _move(op.get_bind(), boxes)


def _box_key() -> sa.Column[str]:
    key = sa.ForeignKey("boxes.hash", ondelete="CASCADE")
    return sa.Column("box", sa.String(64), key, primary_key=True)


def _move(connection: sa.Connection, boxes: sa.Table) -> None:
    """Move the boxes of matches into their own table; the first match that has one tells its age."""
    found = sa.select(matches).where(matches.c.setup.contains('"box"')).order_by(matches.c.created)
    kept: set[str] = set()
    for row in connection.execute(found).all():
        setup = json.loads(row.setup)
        text, hash = setup.pop("box", None), setup["components"]
        if text is None:
            continue
        if hash not in kept:
            kept.add(hash)
            connection.execute(
                boxes.insert().values(
                    hash=hash,
                    game=setup["game"],
                    text=text,
                    is_hidden=False,
                    shared=None,
                    created=row.created,
                )
            )
        changed = {"setup": json.dumps(setup), "box": hash}
        connection.execute(sa.update(matches).where(matches.c.id == row.id).values(changed))


def downgrade() -> None:
    connection = op.get_bind()
    boxes = sa.table("boxes", sa.column("hash", sa.String), sa.column("text", sa.Text))
    played = sa.select(matches.c.id, matches.c.setup, boxes.c.text).join_from(
        matches, boxes, matches.c.box == boxes.c.hash
    )
    for row in connection.execute(played).all():
        setup = json.dumps({**json.loads(row.setup), "box": row.text})
        connection.execute(sa.update(matches).where(matches.c.id == row.id).values(setup=setup))
    op.drop_index("matches_by_box", "matches")
    op.drop_column("matches", "box")
    for table in ("drawings", "box_entries", "boxes"):
        op.drop_table(table)
