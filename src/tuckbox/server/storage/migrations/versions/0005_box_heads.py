"""Store what a box says about itself beside its text, so that lists need not read the drawings."""

import sqlalchemy as sa
from alembic import op

from tuckbox.server.model.stores import BoxHead

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

boxes = sa.table(
    "boxes", sa.column("hash", sa.String), sa.column("text", sa.Text), sa.column("head", sa.Text)
)


def upgrade() -> None:
    op.add_column("boxes", sa.Column("head", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    # One after the other: all texts together may be large.
    for hash in connection.execute(sa.select(boxes.c.hash)).scalars().all():
        this = boxes.c.hash == hash
        text = connection.execute(sa.select(boxes.c.text).where(this)).scalar_one()
        head = BoxHead.of(text).stored()
        connection.execute(sa.update(boxes).where(this).values(head=head))


def downgrade() -> None:
    op.drop_column("boxes", "head")
