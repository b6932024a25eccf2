"""The first tables.

Written out, not taken from `tables.py`: a migration must always create the same schema.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=True, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=True),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("owing", sa.String(16), nullable=False),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("daily", sa.String(10), nullable=True),
        sa.Column("next", sa.String(32), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("matches_by_state", "matches", ["state", "is_public", "changed"])
    op.create_table(
        "entries",
        _match_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("text", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "submissions",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(64), nullable=False),
    )
    op.create_table(
        "seats",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(32), nullable=True),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("level", sa.String(32), nullable=True),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])
    op.create_table(
        "days",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column(
            "match",
            sa.String(32),
            sa.ForeignKey("matches.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("is_ranked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "analyses",
        _match_key(),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "uptimes",
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in (
        "uptimes",
        "analyses",
        "attempts",
        "days",
        "seats",
        "submissions",
        "entries",
        "matches",
        "identities",
    ):
        op.drop_table(table)


def _match_key() -> sa.Column[str]:
    return sa.Column(
        "match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
