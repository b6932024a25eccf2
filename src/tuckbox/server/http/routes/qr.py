"""The link of a match as a QR code, for a friend's camera."""

import io
from functools import lru_cache
from typing import Any

import segno
from fastapi import APIRouter, Request, Response

from tuckbox.server.http.own_address import own_address
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.model.errors import Unusable

router = APIRouter(prefix="/api/matches/{match}", tags=["matches"])

LONGEST = 300
"""Characters of an address; a longer one makes a code too fine for cameras."""
SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "SVG"}
}


@router.get("/qr.svg", response_class=Response, responses=SVG | responses(422, 429))
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
