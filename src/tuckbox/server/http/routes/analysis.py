"""Analysis and advice: what was possible in a match, and what a bot would play now."""

from typing import Annotated

from fastapi import APIRouter, Query

from tuckbox.core import seat
from tuckbox.server.bots.levels import strongest
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.routes.study import admit_to_bots, ask_bot
from tuckbox.server.http.services import InService
from tuckbox.server.http.visitor import Asking, Paying
from tuckbox.server.lobby.access import check_may_have_advice, check_may_watch
from tuckbox.server.model.bodies.study import Advice, AnalysisModel
from tuckbox.server.model.errors import Conflict
from tuckbox.server.model.limits import Work

router = APIRouter(prefix="/api/matches/{match}", tags=["analysis"])


@router.get("/analysis", responses=responses(403, 404, 422, 429, 503))
async def analysis(
    match: MatchId, services: InService, holder: Asking, payer: Paying
) -> AnalysisModel:
    """Get the analysis of a match; the first request starts it, later ones get progress and result.

    Only for finished matches and for your own uncounted solo play.
    """
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    check_may_have_advice(live, holder)
    analyses = services.analyses
    work = await analyses.find(live)
    if work is None:
        analyses.check(payer)
        services.quotas.take(Work.ANALYSIS, payer)
        work = analyses.begin(live, payer)
    return AnalysisModel(state=work.state, progress=work.progress, result=work.result)


@router.get("/advice", responses=responses(403, 404, 409, 422, 429, 503))
async def advice(
    match: MatchId,
    services: InService,
    holder: Asking,
    payer: Paying,
    level: Annotated[str | None, Query(max_length=32)] = None,
) -> Advice:
    """Get what a bot would play now, by default the strongest; only in uncounted solo play."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    check_may_have_advice(live, holder)
    owing = live.match.owing
    if not owing:
        raise Conflict.of("bot-nothing-to-choose")
    admit_to_bots(services, payer)
    wanted = level or strongest(live.game.name)
    view = live.game.view(live.match.position, seat(owing[0]))
    thought = await ask_bot(services, payer, live.game, view, wanted)
    return Advice(text=thought.text, value=thought.value, line=thought.line)
