"""Seats: take one, leave one, let a bot play for an absent player, reclaim one."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Body, Response

from tuckbox.core import Seat, seat, seats
from tuckbox.match import Change, Match, Player, Submission, Word
from tuckbox.server.bots.bot_seats import strength_at
from tuckbox.server.bots.levels import known_level
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.services import Asking, InService, Services, Visitor
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.lobby.creation import clean_name
from tuckbox.server.model.base import SeatNumber
from tuckbox.server.model.bodies.matches import HandOver, Join, Joined, Strength, Waiting
from tuckbox.server.model.errors import Conflict, Forbidden
from tuckbox.server.model.holder import Holder, Identity, Owner
from tuckbox.server.wire.client_messages import Part
from tuckbox.server.wire.conversation import fresh_secret, take_part

router = APIRouter(prefix="/api/matches/{match}", tags=["seats"])


@router.post("/join", responses=responses(400, 413, 404, 409, 422, 429, 503))
async def join(match: MatchId, wanted: Join, visitor: Visitor, services: InService) -> Joined:
    """Take a seat. If you already have one you keep it."""
    live = await services.live_matches.open(match)
    held = live.seats_of(Holder(identity=visitor.id))
    if held and wanted.seat in (None, *held):
        return Joined(seat=wanted.seat or held[0])
    return Joined(seat=await _sit(live, wanted, visitor))


@router.post("/draw", status_code=204, responses=responses(400, 413, 403, 404, 409, 422, 429, 503))
async def take_part_in_draw(
    match: MatchId,
    said: Annotated[Part, Body(discriminator="type")],
    holder: Asking,
    services: InService,
) -> Response:
    """Take part in the fair draw, with the messages of the socket; `update` tells how far it is."""
    live = await services.live_matches.open(match)
    await take_part(live, holder, said)
    return Response(status_code=204)


@router.post("/leave", status_code=204, responses=responses(403, 404, 409, 422, 429, 503))
async def leave(match: MatchId, holder: Asking, services: InService) -> Response:
    """Leave before the game begins; after that, leaving means resigning."""
    live = await services.live_matches.open(match)
    held = live.seats_of(holder)
    if not held:
        raise Forbidden.of("server-no-seat")
    for who in held:
        await _leave(live, who)
    await _forget_if_empty(services, live)
    return Response(status_code=204)


@router.post(
    "/seats/{number}/hand-over",
    status_code=204,
    responses=responses(400, 413, 403, 404, 409, 422, 429, 503),
)
async def hand_over(
    match: MatchId, number: SeatNumber, wanted: HandOver, holder: Asking, services: InService
) -> Response:
    """Let a bot play for a player who has been offline for a minute; only the host may."""
    live = await services.live_matches.open(match)
    _check_host(live, holder)
    who, level = seat(number), known_level(live.game.name, wanted.level)
    since = live.presence.offline_since(who)
    owner = live.owners.get(number, Owner())
    await live.act(
        lambda match, now: match.prepare_hand_over(who, since, now),
        owners={number: Owner(owner.identity, owner.token, level)},
    )
    return Response(status_code=204)


@router.post(
    "/seats/{number}/free",
    status_code=204,
    responses=responses(403, 404, 409, 422, 429, 503),
)
async def free(match: MatchId, number: SeatNumber, holder: Asking, services: InService) -> Response:
    """Free the seat of a person who takes no part in the draw; only the creator of the table may."""
    live = await services.live_matches.open(match)
    _check_host(live, holder)
    who = seat(number)
    await live.act(lambda match, now: match.prepare_free(who, now), owners={who: Owner()})
    return Response(status_code=204)


@router.post(
    "/seats/{number}/reclaim",
    status_code=204,
    responses=responses(403, 404, 409, 422, 429, 503),
)
async def reclaim(
    match: MatchId, number: SeatNumber, holder: Asking, services: InService
) -> Response:
    """Take your seat back from the bot that plays it."""
    live = await services.live_matches.open(match)
    if number not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=number)
    await _say(live, seat(number), Word.RECLAIMS)
    return Response(status_code=204)


def _check_host(live: LiveMatch, holder: Holder) -> None:
    if holder.identity is None or holder.identity != live.about.host:
        raise Forbidden.of("server-host-only")


async def _sit(live: LiveMatch, wanted: Join, visitor: Identity) -> int:
    who = seat(wanted.seat) if wanted.seat is not None else _first_open(live)
    player = Player.guest(clean_name(wanted.name or "") or visitor.name)
    await live.act(
        lambda match, now: match.prepare_sit(who, player, now),
        owners={who: Owner(identity=visitor.id)},
    )
    return who


def _first_open(live: LiveMatch) -> Seat:
    players = live.match.setup.players
    for who in seats(len(players)):
        if players[who - 1].is_open:
            return who
    raise Conflict.of("server-table-full")


async def _leave(live: LiveMatch, who: Seat) -> None:
    if live.match.is_over:
        return
    if live.match.setup.is_ready:
        await _say(live, who, Word.RESIGNS)
    else:
        await live.act(partial(_stood, who, fresh_secret()), owners={who: Owner()})


def _stood(who: Seat, fresh: bytes, match: Match, now: float) -> Change:
    return match.prepare_stand(who, fresh, now)


async def _say(live: LiveMatch, who: Seat, word: Word) -> None:
    """Submit a word as the seat's next ply, whatever else the owner is sending."""
    await live.act(
        lambda match, now: match.prepare(Submission(who, match.ply(who), word.value), now)
    )


async def _forget_if_empty(services: Services, live: LiveMatch) -> None:
    match = live.match
    everyone = seats(match.setup.options.seats)
    is_empty = not any(live.is_person(who) for who in everyone)
    # A list that was closed once stays on record: somebody may have revealed a seed.
    if is_empty and not match.setup.is_ready and not match.setup.was_closed:
        await services.live_matches.remove(live)


bot_router = APIRouter(prefix="/api/matches/{match}/bots", tags=["bots"])


@bot_router.get("", responses=responses(403, 404, 422, 429, 503))
async def get_strength(match: MatchId, services: InService, holder: Asking) -> Strength:
    """Get whether the bots of a match play lightly for now, and for how long."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    return _strength(services, live)


@bot_router.put("", responses=responses(400, 413, 403, 404, 422, 429, 503))
async def set_waiting(
    match: MatchId, wanted: Waiting, services: InService, holder: Asking
) -> Strength:
    """Let the bots of a match wait until they play at full strength, or no longer wait."""
    live = await services.live_matches.open(match)
    if not live.seats_of(holder):
        raise Forbidden.of("server-no-seat")
    services.live_matches.let_bots_wait(live, wanted.waits)
    return _strength(services, live)


def _strength(services: Services, live: LiveMatch) -> Strength:
    found = strength_at(services.bot_choice, live)
    seconds = None if found.seconds is None else round(found.seconds)
    return Strength(
        light=found.is_light, seconds=seconds, share=round(found.share, 2), waits=live.bots_wait
    )
