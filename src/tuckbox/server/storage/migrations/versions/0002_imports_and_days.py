"""Store which matches were imported as records, and when a day's commitment was published.

An attempt's score is its match's result; it is no longer stored twice.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column("is_imported", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column("days", sa.Column("published", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("attempts") as attempts:
        attempts.drop_column("score")


def downgrade() -> None:
    with op.batch_alter_table("attempts") as attempts:
        attempts.add_column(sa.Column("score", sa.Integer, nullable=True))
    op.drop_column("days", "published")
    op.drop_column("matches", "is_imported")
