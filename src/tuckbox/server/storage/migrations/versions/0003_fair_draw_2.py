"""Let matches whose cards were not drawn yet begin again with version 2 of the fair draw.

Version 1 sent seeds in the clear, so a match that had not begun may not begin with it. What is
computed here is written out, so that it stays as it is when the program changes.
"""

import hashlib
import json
import secrets
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

matches = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("setup", sa.Text),
    sa.column("count", sa.Integer),
    sa.column("version", sa.Integer),
)
seats = sa.table(
    "seats",
    sa.column("match", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("token", sa.String),
)


def upgrade() -> None:
    connection = op.get_bind()
    undrawn = connection.execute(sa.select(matches).where(matches.c["count"] == 0)).all()
    for row in undrawn:
        setup = json.loads(row.setup)
        deal = setup["deal"]
        if deal is None or deal["kind"] != "fair" or setup["origin"] is not None:
            continue
        held = sa.select(seats.c.seat).where(seats.c.match == row.id, seats.c.token.is_not(None))
        programs = sorted(connection.execute(held).scalars())
        now = time.time()
        setup |= {"deal": opened(setup, programs, now), "sat_at": [now] * len(setup["players"])}
        connection.execute(
            sa.update(matches)
            .where(matches.c.id == row.id)
            .values(setup=json.dumps(setup), version=row.version + 1)
        )


def downgrade() -> None:
    """Leave the matches as they are: nothing may begin with version 1 again."""


def opened(setup: dict[str, Any], programs: list[int], now: float) -> dict[str, Any]:
    """Return the stored form of a first deal."""
    secret = secrets.token_bytes(32)
    options = " ".join(f"{name}={value}" for name, value in setup["options"].items())
    content = (
        text("tuckbox fair draw 2 table")
        + secret
        + text(setup["match"])
        + (1).to_bytes(4, "big")
        + text(setup["game"])
        + text(options)
        + text(setup["components"])
        + hashlib.sha256(b"").digest()
    )
    players = setup["players"]
    return {
        "kind": "fair-2",
        "match": setup["match"],
        "number": 1,
        "commitment": hashlib.sha256(content).hexdigest(),
        "answers": ["-" if kind == "bot" else None for kind, _ in players],
        "commits": [],
        "seeds": [None] * len(players),
        "secret": secret.hex(),
        "broken": [],
        "programs": programs,
        "since": now,
    }


def text(value: str) -> bytes:
    data = value.encode()
    return len(data).to_bytes(4, "big") + data
