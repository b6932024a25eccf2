"""A match as a line in a list."""

import json
from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import Row

from tuckbox.core import seats
from tuckbox.match.storage import setup_from_json
from tuckbox.server.api import MatchState, MatchSummary
from tuckbox.server.identity import Holder
from tuckbox.server.seat_model import seat_model
from tuckbox.server.storage.matches import Listed
from tuckbox.server.tables import Tables
from tuckbox.server.wire import ResultModel, SeatModel


def summary(listed: Listed, holder: Holder, tables: Tables) -> MatchSummary:
    row, setup = listed.row, setup_from_json(json.loads(listed.row.setup))
    table = tables.find(row.id)
    online = table.presence.online if table else frozenset()
    mine = [seat for seat, owner in listed.owners.items() if owner.is_held_by(holder)]
    shown = [
        SeatModel(
            **seat_model(seat, setup.players[seat - 1], listed.owners.get(seat), holder)
            | {"online": seat in online or setup.players[seat - 1].is_bot}
        )
        for seat in seats(setup.options.seats)
    ]
    return MatchSummary(
        id=row.id,
        game=row.game,
        options=dict(setup.options.pairs),
        state=cast(MatchState, row.state),
        seats=shown,
        public=row.is_public,
        created=moment(row.created),
        changed=moment(row.changed),
        entries=row._mapping["count"],
        mine=bool(mine),
        my_turn=any(str(seat) in row.owing.split(",") for seat in mine),
        daily=row.daily,
        imported=row.is_imported,
        result=_result(row),
    )


def _result(row: Row[Any]) -> ResultModel | None:
    return None if row.result is None else ResultModel(**json.loads(row.result))


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
