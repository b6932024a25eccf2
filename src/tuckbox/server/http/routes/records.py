"""Records: bring one in, step through one."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from tuckbox.core import Seat, seat
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import Created, MatchId
from tuckbox.server.http.services import Asking, InService, Paying, Visitor
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.past import Page, Past, written_page
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.lobby.creation import imported
from tuckbox.server.model.base import EntryCount, SeatNumber
from tuckbox.server.model.bodies.matches import ImportRecord
from tuckbox.server.model.bodies.study import Replay
from tuckbox.server.model.errors import Forbidden, Unusable
from tuckbox.server.model.holder import Holder
from tuckbox.server.model.limits import DearWork
from tuckbox.server.model.message_parts import result_model
from tuckbox.server.storage import matches
from tuckbox.server.wire.subscriber import seating, seats_json

router = APIRouter(prefix="/api/records", tags=["study"])


@router.post("", status_code=201, responses=responses(400, 413, 403, 422, 429, 503))
async def import_record(
    given: ImportRecord, visitor: Visitor, services: InService, payer: Paying
) -> Created:
    """Import a record as a match, to look at if finished, else to play on. Errors name the line."""
    services.quotas.take(DearWork.IMPORT, payer)
    about, match, owners = await services.pools.imports.run(
        imported, services.games, given.text, visitor
    )
    for step in matches.import_steps(about, match, owners):
        await services.database.write(step)
    return Created(id=about.id)


replay_router = APIRouter(prefix="/api/matches/{match}", tags=["study"])

PAGE = 40
MOST = 200


@replay_router.get("/replay", response_model=Replay, responses=responses(403, 404, 422, 429, 503))
async def replay(
    match: MatchId,
    services: InService,
    holder: Asking,
    *,
    seat: Annotated[SeatNumber | None, Query()] = None,
    after: Annotated[EntryCount, Query()] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = PAGE,
    text: bool = False,
) -> Response:
    """Get the entries after `after`, each with the view that a spectator, or `seat`, had then.

    A page may have fewer than `limit`: `next` is the `after` of the next one, null after the last.
    """
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    asked = Page(Past.of(live.id, live.match), _eyes(live, holder, seat), after, limit, text)
    page = await services.pools.pages.run(
        written_page, services.live_matches.checkpoints, asked, _about(live, holder)
    )
    return Response(page, media_type="application/json")


def _eyes(live: LiveMatch, holder: Holder, wanted: int | None) -> Seat | None:
    """Return whose view to show; while the match runs, only the visitor's own seats or a spectator's."""
    if wanted is None:
        return None
    if wanted > live.match.setup.options.seats:
        raise Unusable.of("match-no-seat", seat=wanted, seats=live.match.setup.options.seats)
    if not live.match.is_over and wanted not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=wanted)
    return seat(wanted)


def _about(live: LiveMatch, holder: Holder) -> dict[str, Any]:
    match, game = live.match, live.game
    result = match.result if match.is_over else None
    return {
        "match": live.id,
        "game": game.name,
        "options": dict(match.setup.options.pairs),
        "seats": orjson.Fragment(seats_json(live, holder, seating(live, holder).plies)),
        "imported": live.about.is_imported,
        "result": None if result is None else result_model(result),
    }
