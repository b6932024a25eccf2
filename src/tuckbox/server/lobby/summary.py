"""A match as a row in a list."""

import json
from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import Row

from tuckbox.core import seats
from tuckbox.match.stored_form import setup_from_json
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.live.seat_model import seat_model
from tuckbox.server.lobby.access import is_own
from tuckbox.server.model.bodies.match_list import MatchState, MatchSummary
from tuckbox.server.model.holder import Holder
from tuckbox.server.model.message_parts import ResultModel, SeatModel
from tuckbox.server.storage.matches import Listed


def summary(listed: Listed, holder: Holder, live_matches: LiveMatches) -> MatchSummary:
    row, setup = listed.row, setup_from_json(json.loads(listed.row.setup))
    live = live_matches.find(row.id)
    online = live.presence.online if live else frozenset()
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
        deletable=holder.identity == row.host and is_own(row.host, row.daily, listed.owners),
        result=_result(row),
    )


def _result(row: Row[Any]) -> ResultModel | None:
    return None if row.result is None else ResultModel(**json.loads(row.result))


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
