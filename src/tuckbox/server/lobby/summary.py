"""A match as a row in a list, and the score to beat where its cards are played again."""

from datetime import UTC, datetime
from typing import cast

from tuckbox.core import seats
from tuckbox.match.setup import OriginKind
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.lobby.access import is_own
from tuckbox.server.model.bodies.matches import Challenge, MatchState, MatchSummary
from tuckbox.server.model.holder import Holder
from tuckbox.server.model.message_parts import ResultModel, SeatModel, seat_model
from tuckbox.server.model.stored_match import ListedMatch, MatchStore


def summary(listed: ListedMatch, holder: Holder, live_matches: LiveMatches) -> MatchSummary:
    about, setup = listed.about, listed.setup
    live = live_matches.find(about.id)
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
        id=about.id,
        game=listed.game,
        options=dict(setup.options.pairs),
        state=cast(MatchState, listed.state),
        seats=shown,
        public=about.is_public,
        created=moment(about.created),
        changed=moment(listed.changed),
        entries=listed.entries,
        mine=bool(mine),
        my_turn=any(seat in listed.owing for seat in mine),
        daily=about.daily,
        imported=about.is_imported,
        deletable=holder.identity == about.host and is_own(about.host, about.daily, listed.owners),
        result=None if listed.result is None else ResultModel(**listed.result),
    )


async def challenge(store: MatchStore, listed: ListedMatch) -> Challenge | None:
    """Return how the first match with these cards ended; None if this is the first, or that one is gone."""
    origin = listed.setup.origin
    if origin is None or origin.kind is not OriginKind.SAME_DEAL:
        return None
    first = await store.listed(origin.match)
    return None if first is None else _best(first)


def _best(listed: ListedMatch) -> Challenge | None:
    """Return the best of a match that was played to its end."""
    result = listed.result
    if result is None or not result["by_rule"]:
        return None
    best = result["ranking"][0][0]
    player = listed.setup.players[best - 1]
    return Challenge(match=listed.about.id, name=player.name, score=result["scores"][best - 1])


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
