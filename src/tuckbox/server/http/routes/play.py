"""Playing over HTTP, for programs that keep no socket open; and the record of a match."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from tuckbox.core import seat
from tuckbox.match import Submission, format_record
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.services import InService
from tuckbox.server.http.visitor import Asking
from tuckbox.server.lobby.access import check_may_watch, record_now
from tuckbox.server.model.base import EntryCount, SeatNumber
from tuckbox.server.model.bodies.matches import Acknowledged, Entry
from tuckbox.server.model.errors import Forbidden
from tuckbox.server.wire.server_messages import Update
from tuckbox.server.wire.subscriber import OWN, Subscriber
from tuckbox.server.wire.updates import make_ready, message_for

router = APIRouter(prefix="/api/matches/{match}", tags=["play"])

RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


@router.get("/update", response_model=Update, responses=responses(403, 404, 422, 429, 503))
async def get_update(
    match: MatchId,
    services: InService,
    holder: Asking,
    *,
    last: Annotated[EntryCount | None, Query()] = None,
    seat: Annotated[SeatNumber | None, Query()] = None,
    text: bool = False,
) -> Response:
    """Get the same update that a socket would get."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    asking = Subscriber(live, holder, 1, "en")
    asking.looks_at, asking.seen = (seat or OWN), last
    asking.wants_text = text
    await make_ready(asking)
    return Response(message_for(asking), media_type="application/json")


@router.post("/entries", responses=responses(400, 413, 403, 404, 409, 422, 429, 503))
async def submit(match: MatchId, asked: Entry, services: InService, holder: Asking) -> Acknowledged:
    """Submit an entry; once this answers it is in the match for good. A resend gets the same answer."""
    live = await services.live_matches.open(match)
    if asked.seat not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=asked.seat)
    who = seat(asked.seat)
    await live.submit(Submission(who, asked.ply, asked.text, seen=asked.seen, link=asked.link))
    return Acknowledged(ply=asked.ply, version=len(live.match.log))


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses={**RECORD, **responses(403, 404, 422, 429, 503)},
)
async def record(match: MatchId, services: InService, holder: Asking) -> PlainTextResponse:
    """Get the record so far; it contains the secret of its draws once the match is over."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    found = record_now(live)
    text = await services.pools.pages.run(lambda: format_record(found()))
    name = f"{live.game.name}-{match}.tuckbox"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
