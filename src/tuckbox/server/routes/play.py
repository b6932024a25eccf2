"""Playing without a socket, for programs; and the record of a match."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from tuckbox.core import seat
from tuckbox.match import Submission, format_record
from tuckbox.server.access import check_may_watch, is_day_closed
from tuckbox.server.api import Acknowledged, Entry
from tuckbox.server.error import Forbidden
from tuckbox.server.problem import plain_responses, responses
from tuckbox.server.routes.matches import MatchId
from tuckbox.server.services import InService
from tuckbox.server.subscriber import OWN, Subscriber
from tuckbox.server.updates import update_for
from tuckbox.server.visitor import Asking
from tuckbox.server.wire import Update

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
    last: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[int | None, Query(ge=1, le=4)] = None,
    effects: bool = False,
) -> Response:
    """The same update that a socket would get."""
    table = await services.tables.open(match)
    check_may_watch(table, holder)
    asking = Subscriber(table, holder, 1, "en")
    asking.looks_at, asking.seen, asking.wants_effects = (seat or OWN), last, effects
    return Response(update_for(asking), media_type="application/json")


@router.post("/entries", responses=responses(400, 403, 404, 409, 422, 429, 503))
async def submit(match: MatchId, asked: Entry, services: InService, holder: Asking) -> Acknowledged:
    """An entry; it is in the match for good when this answers. A resend gets the same answer."""
    table = await services.tables.open(match)
    if asked.seat not in table.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=asked.seat)
    await table.submit(Submission(seat(asked.seat), asked.ply, asked.text, seen=asked.seen))
    return Acknowledged(ply=asked.ply, version=len(table.match.log))


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses={**RECORD, **plain_responses(403, 404, 422, 429, 503)},
)
async def record(match: MatchId, services: InService, holder: Asking) -> PlainTextResponse:
    """The record so far; the secret of its draws is in it once the match is over."""
    table = await services.tables.open(match)
    check_may_watch(table, holder)
    daily = table.about.daily
    text = format_record(table.match.record(day_closed=daily is None or is_day_closed(daily)))
    name = f"{table.game.name}-{match}.tuckbox"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
