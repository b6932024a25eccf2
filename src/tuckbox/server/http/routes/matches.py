"""Matches: make one, find one, delete one, and play without a socket."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from tuckbox.core import seat
from tuckbox.i18n import FALLBACK
from tuckbox.match import Submission, format_record
from tuckbox.server.http.problems import responses
from tuckbox.server.http.request import read_cursor, write_cursor
from tuckbox.server.http.services import Asking, InService, Visitor
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import check_may_watch, is_own, record_now
from tuckbox.server.lobby.summary import challenge, summary
from tuckbox.server.model.base import EntryCount, Model, SeatNumber
from tuckbox.server.model.bodies.matches import (
    Acknowledged,
    Entry,
    MatchPage,
    MatchSummary,
    NewMatch,
)
from tuckbox.server.model.errors import Conflict, Forbidden, NotFound
from tuckbox.server.model.holder import Holder, Identity
from tuckbox.server.storage import matches
from tuckbox.server.wire.server_messages import Update, make_ready, message_for
from tuckbox.server.wire.subscriber import OWN, Subscriber


class Created(Model):
    """A new match, and the tokens of its program seats (shown once)."""

    id: str
    tokens: dict[int, str] = Field(default={})
    update: Update | None = Field(
        default=None,
        description="If asked for: the match as its host sees it, as to clients with patches",
    )


router = APIRouter(prefix="/api/matches", tags=["matches"])

Which = Literal["open", "running", "finished", "mine"]
MATCH_ID = "^[A-Za-z0-9_-]{1,32}$"
MatchId = Annotated[str, Path(pattern=MATCH_ID)]


@router.post("", status_code=201, responses=responses(400, 413, 409, 422, 429, 503))
async def create(
    wanted: NewMatch, host: Visitor, services: InService, *, update: bool = False
) -> Created:
    """Set up a match. Its link is `/match/{id}`; tokens of program seats are shown only here.

    With `update` the answer has the first update too, so that a browser can draw the table while its
    socket is being opened.
    """
    live, tokens = await services.creation.create(wanted, host)
    return Created(id=live.id, tokens=tokens, update=_first_update(live, host) if update else None)


def _first_update(live: LiveMatch, host: Identity) -> Update:
    asking = Subscriber(live, Holder(host.id), 1, FALLBACK)
    asking.wants_patches = True
    return Update.model_validate_json(message_for(asking) or b"")


@router.get("", responses=responses(422, 429, 503))
async def list_matches(
    services: InService,
    holder: Asking,
    *,
    which: Which = "open",
    game: Annotated[str | None, Query(pattern="^[a-z][a-z0-9-]{0,31}$")] = None,
    after: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> MatchPage:
    """Get public matches by state, or all of your own, the latest change first."""
    if which == "mine":
        wanted = matches.of_identity(holder.identity or "")
    else:
        wanted = matches.public(which)
    if game is not None:
        wanted.append(matches.of_game(game))
    before = None if after is None else read_cursor(after)
    found = await services.database.read(
        lambda connection: matches.page(connection, wanted, before, limit + 1)
    )
    shown = [summary(listed, holder, services.live_matches) for listed in found[:limit]]
    last = found[limit - 1] if len(found) > limit else None
    more = None if last is None else write_cursor(last.changed, last.about.id)
    return MatchPage(matches=shown, more=more)


@router.get("/{match}", responses=responses(404, 422, 429, 503))
async def get_match(match: MatchId, services: InService, holder: Asking) -> MatchSummary:
    """Get one match as lists show it; it is played at `/socket/{match}`."""
    store = services.live_matches.store
    found = await store.listed(match)
    if found is None:
        raise NotFound.of("server-no-match")
    shown = summary(found, holder, services.live_matches)
    more = {
        "challenge": await challenge(store, found),
        "box": await services.boxes.at_table(found.box, holder.identity),
    }
    return shown.model_copy(update=more)


@router.delete("/{match}", status_code=204, responses=responses(400, 403, 404, 409, 422, 429, 503))
async def delete_match(match: MatchId, services: InService, holder: Asking) -> Response:
    """Delete a match of your own with all that belongs to it; not one that others play, nor a day's."""
    live = await services.live_matches.open(match)
    if holder.identity is None or holder.identity != live.about.host:
        raise Forbidden.of("server-host-only")
    if not is_own(live.about.host, live.about.daily, live.owners):
        raise Conflict.of("server-match-shared")
    await services.live_matches.remove(live)
    return Response(status_code=204)


play_router = APIRouter(prefix="/api/matches/{match}", tags=["play"])

RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


@play_router.get("/update", response_model=Update, responses=responses(403, 404, 422, 429, 503))
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


@play_router.post("/entries", responses=responses(400, 413, 403, 404, 409, 422, 429, 503))
async def submit(match: MatchId, asked: Entry, services: InService, holder: Asking) -> Acknowledged:
    """Submit an entry; once this answers it is in the match for good. A resend gets the same answer."""
    live = await services.live_matches.open(match)
    if asked.seat not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=asked.seat)
    who = seat(asked.seat)
    await live.submit(Submission(who, asked.ply, asked.text, seen=asked.seen, link=asked.link))
    return Acknowledged(ply=asked.ply, version=len(live.match.log))


@play_router.get(
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
