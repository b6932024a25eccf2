"""A match played again: every entry with the table after it."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from tuckbox.core import CHANCE, Seat, seat
from tuckbox.match import Match
from tuckbox.match.log import Log
from tuckbox.match.referee import Referee
from tuckbox.server import api
from tuckbox.server.access import check_may_watch
from tuckbox.server.entry_model import entry_json
from tuckbox.server.error import Forbidden, Unusable
from tuckbox.server.identity import Holder
from tuckbox.server.problem import responses
from tuckbox.server.result_model import result_model
from tuckbox.server.routes.matches import MatchId
from tuckbox.server.seat_model import seat_models
from tuckbox.server.services import InService
from tuckbox.server.table import Table
from tuckbox.server.visitor import Asking

router = APIRouter(prefix="/api/matches/{match}", tags=["study"])

PAGE = 40
MOST = 200


@router.get("/replay", response_model=api.Replay, responses=responses(403, 404, 422, 429, 503))
async def replay(
    match: MatchId,
    services: InService,
    holder: Asking,
    *,
    seat: Annotated[int | None, Query(ge=1, le=4)] = None,
    after: Annotated[int, Query(ge=0)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = PAGE,
) -> Response:
    """The entries after `after`, each with the table as a spectator, or `seat`, saw it then."""
    table = await services.tables.open(match)
    check_may_watch(table, holder)
    who = _eyes(table, holder, seat)
    steps = await _steps(table.match, who, after, limit)
    return Response(
        orjson.dumps(_replay(table, holder, who) | {"after": after, "steps": steps}),
        media_type="application/json",
    )


def _eyes(table: Table, holder: Holder, wanted: int | None) -> Seat | None:
    """Whose view: while the match runs one sees only with one's own eyes or a spectator's."""
    if wanted is None:
        return None
    if wanted > table.match.setup.options.seats:
        raise Unusable.of("match-no-seat", seat=wanted, seats=table.match.setup.options.seats)
    if not table.match.is_over and wanted not in table.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=wanted)
    return seat(wanted)


def _replay(table: Table, holder: Holder, who: Seat | None) -> dict[str, Any]:
    match, game = table.match, table.game
    result = match.result if match.is_over else None
    return {
        "match": table.id,
        "game": game.name,
        "options": dict(match.setup.options.pairs),
        "seats": seat_models(table, holder),
        "start": game.view(game.initial(match.setup.options), who),
        "total": len(match.log),
        "imported": table.about.is_imported,
        "result": None if result is None else result_model(result),
    }


async def _steps(match: Match, who: Seat | None, after: int, limit: int) -> list[dict[str, Any]]:
    """One page; others get their turn between two steps, for a view takes milliseconds."""
    game, referee = match.game, Referee(match.game, match.setup)
    fold, log, steps = referee.start(), Log(), []
    for entry in match.log[: after + limit]:
        before, fold = fold, referee.after(fold, entry, log)
        log.append(entry)
        if entry.number > after:
            told = entry_json(game, before.position, entry)
            chances = [
                {"text": game.format_move(move), "weight": weight}
                for move, weight in (game.chances(before.position) if entry.actor == CHANCE else ())
            ]
            view = game.view(fold.position, who)
            steps.append({"entry": told, "view": view, "chances": chances})
            await asyncio.sleep(0)
    return steps
