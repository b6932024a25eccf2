"""The bots of a match on a machine that is still compiling their code: how long, and whether to wait."""

from fastapi import APIRouter

from tuckbox.server.bots.bot_seats import strength_at
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.services import InService, Services
from tuckbox.server.http.visitor import Asking
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.model.bodies.matches import Strength, Waiting
from tuckbox.server.model.errors import Forbidden

router = APIRouter(prefix="/api/matches/{match}/bots", tags=["bots"])


@router.get("", responses=responses(403, 404, 422, 429, 503))
async def get_strength(match: MatchId, services: InService, holder: Asking) -> Strength:
    """Get whether the bots of a match play lightly for now, and for how long."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    return _strength(services, live)


@router.put("", responses=responses(400, 413, 403, 404, 422, 429, 503))
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
