"""Help from the machine: what was possible in a match, and what a bot would play now."""

from typing import Annotated

from fastapi import APIRouter, Query

from tuckbox.core import seat
from tuckbox.server.access import check_may_watch
from tuckbox.server.analysis import analyses_of
from tuckbox.server.api import Advice, AnalysisModel
from tuckbox.server.counsel import check_counsel
from tuckbox.server.error import Conflict
from tuckbox.server.level import strongest
from tuckbox.server.problem import responses
from tuckbox.server.routes.matches import MatchId
from tuckbox.server.routes.study import ask_bot
from tuckbox.server.services import InService
from tuckbox.server.visitor import Asking

router = APIRouter(prefix="/api/matches/{match}", tags=["analysis"])


@router.get("/analysis", responses=responses(403, 404, 422, 429, 503))
async def analysis(match: MatchId, services: InService, holder: Asking) -> AnalysisModel:
    """The analysis; the first who asks sets it going, ask again for its progress and result.

    Of finished matches, and of one's own solo play that is not counted.
    """
    table = await services.tables.open(match)
    check_may_watch(table, holder)
    check_counsel(table, holder)
    work = await analyses_of(services).of(table)
    return AnalysisModel(state=work.state, progress=work.progress, result=work.result)


@router.get("/advice", responses=responses(403, 404, 409, 422, 429, 503))
async def advice(
    match: MatchId,
    services: InService,
    holder: Asking,
    level: Annotated[str | None, Query(max_length=32)] = None,
) -> Advice:
    """What a bot would play now, the strongest if none is named; only in uncounted solo play."""
    table = await services.tables.open(match)
    check_may_watch(table, holder)
    check_counsel(table, holder)
    owing = table.match.owing
    if not owing:
        raise Conflict.of("bot-nothing-to-choose")
    wanted = level or strongest(table.game.name)
    thought = await ask_bot(services, table.game, table.match.position, seat(owing[0]), wanted)
    return Advice(text=thought.text, value=thought.value, line=thought.line)
