"""Pictures of a match: its boards, and a code that opens it."""

import io
from functools import lru_cache
from typing import Any

import segno
from fastapi import APIRouter, Request, Response

from tuckbox.analysis.board_picture import signed
from tuckbox.analysis.picture import svg
from tuckbox.core import Seat, seats
from tuckbox.i18n import Speaker, speaker
from tuckbox.match import Match, Player
from tuckbox.server.http.problems import responses
from tuckbox.server.http.request import language
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.services import Asking, InService, own_address
from tuckbox.server.lobby.access import check_may_watch
from tuckbox.server.model.errors import Conflict, Unusable

router = APIRouter(prefix="/api/matches/{match}", tags=["matches"])

SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "SVG"}
}


@router.get(
    "/picture.svg",
    response_class=Response,
    responses=SVG | responses(403, 404, 409, 422, 429, 503),
)
async def picture(
    match: MatchId, request: Request, services: InService, holder: Asking
) -> Response:
    """Get the boards of a finished match, with what was possible if that is known."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    if not live.match.is_over:
        raise Conflict.of("server-picture-early")
    known = await services.analyses.store.load(live.id)
    title = _title(live.match, speaker(language(request)))
    # A match that is over does not change any more.
    drawn = await services.pools.pictures.run(lambda: svg(title, live.match.view(None), known))
    # An analysis may be added later.
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


def _title(match: Match, speaker: Speaker) -> str:
    """Return the game, and what each seat reached."""
    result, players = match.result, match.setup.players
    assert result is not None
    game = speaker.text(f"{match.setup.game}-title")
    if len(players) == 1:
        return f"{game} · {signed(result.scores[0])}"
    reached = (
        f"{_name(players[who - 1], who, speaker)} {signed(result.scores[who - 1])}"
        for who in seats(len(players))
    )
    return f"{game} · {', '.join(reached)}"


def _name(player: Player, who: Seat, speaker: Speaker) -> str:
    if player.is_bot:
        return speaker.text("web-bot-name", level=speaker.text(f"web-level-{player.name}"))
    return player.name or speaker.text("seat", seat=who)


code_router = APIRouter(prefix="/api/matches/{match}", tags=["matches"])

LONGEST = 300
"""Characters of an address; a longer one makes a code too fine for cameras."""


@code_router.get("/qr.svg", response_class=Response, responses=SVG | responses(422, 429))
async def match_code(match: MatchId, request: Request) -> Response:
    """Get the address of the match on this server as a QR code."""
    link = own_address(request, f"/match/{match}")
    if len(link) > LONGEST:
        raise Unusable.of("server-bad-request")
    # The picture depends on the address that this visitor used.
    return Response(_svg(link), media_type="image/svg+xml", headers={"cache-control": "private"})


@lru_cache(maxsize=256)
def _svg(link: str) -> bytes:
    """Return the code, dark on light in every theme: many cameras cannot read the reverse."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue()
