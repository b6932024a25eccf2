"""Seats: take one, leave one, let a bot play for one who is away, and take it back."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Response

from tuckbox.core import Seat, seat, seats
from tuckbox.match import Change, FairDeal, Match, Player, Submission, Word
from tuckbox.server.api import HandOver, Join, Joined, Seed
from tuckbox.server.error import Conflict, Forbidden
from tuckbox.server.identity import Holder, Identity
from tuckbox.server.level import known_level
from tuckbox.server.name import clean_name
from tuckbox.server.problem import responses
from tuckbox.server.routes.matches import MatchId
from tuckbox.server.services import InService, Services
from tuckbox.server.storage.owner import Owner
from tuckbox.server.table import Table
from tuckbox.server.visitor import Asking, Visitor

router = APIRouter(prefix="/api/matches/{match}", tags=["seats"])

SeatNumber = Annotated[int, Path(ge=1, le=4)]


@router.post("/join", responses=responses(400, 404, 409, 422, 429, 503))
async def join(match: MatchId, wanted: Join, visitor: Visitor, services: InService) -> Joined:
    """Sit down. One who sits already keeps the seat, and may so give a seed that is still awaited."""
    table = await services.tables.open(match)
    held = table.seats_of(Holder(identity=visitor.id))
    if held and wanted.seat in (None, *held):
        if wanted.seed is not None:
            await _give_seed(table, held, wanted.seed)
        return Joined(seat=wanted.seat or held[0])
    return Joined(seat=await _sit(table, wanted, visitor))


@router.post("/seed", status_code=204, responses=responses(400, 403, 404, 409, 422, 429, 503))
async def give_seed(match: MatchId, given: Seed, holder: Asking, services: InService) -> Response:
    """One's share of the fair draw, if it was not given on sitting down."""
    table = await services.tables.open(match)
    held = table.seats_of(holder)
    if not held:
        raise Forbidden.of("server-no-seat")
    await _give_seed(table, held, given.seed)
    return Response(status_code=204)


@router.post("/leave", status_code=204, responses=responses(403, 404, 409, 422, 429, 503))
async def leave(match: MatchId, holder: Asking, services: InService) -> Response:
    """Get up before the game begins; afterwards leaving is resigning."""
    table = await services.tables.open(match)
    held = table.seats_of(holder)
    if not held:
        raise Forbidden.of("server-no-seat")
    for who in held:
        await _leave(table, who)
    await _forget_if_empty(services, table)
    return Response(status_code=204)


@router.post(
    "/seats/{number}/hand-over",
    status_code=204,
    responses=responses(400, 403, 404, 409, 422, 429, 503),
)
async def hand_over(
    match: MatchId, number: SeatNumber, wanted: HandOver, holder: Asking, services: InService
) -> Response:
    """The host lets a bot play for one who has been offline for a minute."""
    table = await services.tables.open(match)
    if holder.identity is None or holder.identity != table.about.host:
        raise Forbidden.of("server-host-only")
    who, level = seat(number), known_level(table.game.name, wanted.level)
    since = table.presence.offline_since(who)
    owner = table.owners.get(number, Owner())
    await table.act(
        lambda match, now: match.prepare_hand_over(who, since, now),
        owners={number: Owner(owner.identity, owner.token, level)},
    )
    return Response(status_code=204)


@router.post(
    "/seats/{number}/reclaim",
    status_code=204,
    responses=responses(403, 404, 409, 422, 429, 503),
)
async def reclaim(
    match: MatchId, number: SeatNumber, holder: Asking, services: InService
) -> Response:
    """The owner is back and plays again."""
    table = await services.tables.open(match)
    if number not in table.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=number)
    await _say(table, seat(number), Word.RECLAIMS)
    return Response(status_code=204)


async def _sit(table: Table, wanted: Join, visitor: Identity) -> int:
    who = seat(wanted.seat) if wanted.seat is not None else _first_open(table)
    player = Player.guest(clean_name(wanted.name or "") or visitor.name)
    await table.act(
        lambda match, now: match.prepare_sit(who, player, wanted.seed, now),
        owners={who: Owner(identity=visitor.id)},
    )
    return who


def _first_open(table: Table) -> Seat:
    players = table.match.setup.players
    for who in seats(len(players)):
        if players[who - 1].is_open:
            return who
    raise Conflict.of("server-table-full")


async def _give_seed(table: Table, held: tuple[Seat, ...], seed: str) -> None:
    """At the first of one's seats that awaits one; the others give none."""
    for who in held:
        deal = table.match.setup.deal
        if isinstance(deal, FairDeal) and deal.seeds[who - 1] is None:
            await table.act(partial(_seeded, who, seed))
            seed = ""


def _seeded(who: Seat, seed: str, match: Match, now: float) -> Change:
    return match.prepare_seed(who, seed, now)


async def _leave(table: Table, who: Seat) -> None:
    if table.match.is_over:
        return
    if table.match.setup.is_ready:
        await _say(table, who, Word.RESIGNS)
    else:
        await table.act(lambda match, now: match.prepare_stand(who, now), owners={who: Owner()})


async def _say(table: Table, who: Seat, word: Word) -> None:
    """A word at the number that is next, whatever else the owner is sending."""
    await table.act(
        lambda match, now: match.prepare(Submission(who, match.ply(who), word.value), now)
    )


async def _forget_if_empty(services: Services, table: Table) -> None:
    match = table.match
    everyone = seats(match.setup.options.seats)
    if not match.setup.is_ready and not any(table.is_person(who) for who in everyone):
        await services.tables.remove(table)
