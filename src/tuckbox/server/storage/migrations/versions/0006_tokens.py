"""Find a program's token without reading all seats."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("seats_by_token", "seats", ["token"])
