"""The replay of a match: every entry with the view after it."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from tuckbox.core import AnyGame, Seat, seat
from tuckbox.match import Match, play_log
from tuckbox.server.http.errors import Forbidden, Unusable
from tuckbox.server.http.identity import Holder
from tuckbox.server.http.models.replay import Replay
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.visitor import Asking
from tuckbox.server.live.entry_model import entry_json
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.result_model import result_model
from tuckbox.server.live.seat_model import seating, seats_json
from tuckbox.server.live.text_model import text_json
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.services import InService
from tuckbox.server.wire.bounds import EntryCount, SeatNumber

router = APIRouter(prefix="/api/matches/{match}", tags=["study"])

PAGE = 40
MOST = 200


@router.get("/replay", response_model=Replay, responses=responses(403, 404, 422, 429, 503))
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
    """Get the entries after `after`, each with the view that a spectator, or `seat`, had then."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    who = _eyes(live, holder, seat)
    steps = await _steps(live.match, who, after, limit)
    found = _replay(live, holder, who) | {"after": after, "steps": steps}
    return Response(
        orjson.dumps(_in_words(live.game, found) if text else found),
        media_type="application/json",
    )


def _eyes(live: LiveMatch, holder: Holder, wanted: int | None) -> Seat | None:
    """Return whose view to show; while the match runs, only the visitor's own seats or a spectator's."""
    if wanted is None:
        return None
    if wanted > live.match.setup.options.seats:
        raise Unusable.of("match-no-seat", seat=wanted, seats=live.match.setup.options.seats)
    if not live.match.is_over and wanted not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=wanted)
    return seat(wanted)


def _replay(live: LiveMatch, holder: Holder, who: Seat | None) -> dict[str, Any]:
    match, game = live.match, live.game
    result = match.result if match.is_over else None
    return {
        "match": live.id,
        "game": game.name,
        "options": dict(match.setup.options.pairs),
        "seats": orjson.Fragment(seats_json(live, holder, seating(live, holder).plies)),
        "start": game.view(game.initial(match.setup.options), who),
        "start_text": None,
        "total": len(match.log),
        "imported": live.about.is_imported,
        "result": None if result is None else result_model(result),
    }


def _in_words(game: AnyGame, replay: dict[str, Any]) -> dict[str, Any]:
    """Return the same replay, with each view in words too."""
    steps = [{**step, "text": text_json(game, step["view"])} for step in replay["steps"]]
    return replay | {"start_text": text_json(game, replay["start"]), "steps": steps}


async def _steps(match: Match, who: Seat | None, after: int, limit: int) -> list[dict[str, Any]]:
    """Return one page; let other tasks run between steps, since a view takes milliseconds."""
    game, steps = match.game, []
    for played in play_log(game, match.setup, match.log[: after + limit], judged=True):
        if played.entry.number > after:
            steps.append(
                {
                    "entry": entry_json(game, played),
                    "view": game.view(played.after.position, who),
                    "text": None,
                }
            )
            await asyncio.sleep(0)
    return steps
