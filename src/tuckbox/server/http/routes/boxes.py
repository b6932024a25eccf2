"""Boxes: check one while it is drawn, keep one, find one."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from tuckbox.core import Message
from tuckbox.server.http.problems import responses, said
from tuckbox.server.http.request import read_cursor, write_cursor
from tuckbox.server.http.services import Asking, InService, Paying, Visitor
from tuckbox.server.lobby.boxes import HASH, checked, described, summary
from tuckbox.server.model.bodies.boxes import (
    BoxCheck,
    BoxPage,
    BoxProblem,
    BoxText,
    KeptBox,
    NewBox,
    Possible,
    PossibleOf,
)
from tuckbox.server.model.errors import NotFound
from tuckbox.server.model.limits import DearWork

router = APIRouter(prefix="/api/boxes", tags=["boxes"])

BoxHash = Annotated[str, Path(pattern=f"^{HASH}$")]


@router.post("/check", responses=responses(400, 403, 413, 422, 429, 503))
async def check(given: BoxText, request: Request, _: Visitor, services: InService) -> BoxCheck:
    """Check a box and say what it is, or everything that is wrong with it; nothing is stored."""
    found = await services.pools.boxes.run(checked, given.text)
    if isinstance(found, list):
        return BoxCheck(problems=[_problem(request, message) for message in found])
    return BoxCheck(box=described(found), problems=[])


@router.post("/possible", responses=responses(400, 403, 404, 413, 422, 429, 503))
async def possible(given: PossibleOf, _: Visitor, services: InService, payer: Paying) -> Possible:
    """Get the best possible scores of ten random deals on a board of FITS.

    The first request starts the solver; send the same again for progress and results.
    """
    search = await services.possible_scores.of(given.text, given.board, payer)
    return Possible(state=search.state, progress=search.progress, scores=search.scores)


@router.post("", status_code=201, responses=responses(400, 403, 409, 413, 422, 429, 503))
async def enter(given: NewBox, visitor: Visitor, services: InService, payer: Paying) -> KeptBox:
    """Keep a box by its hash. Send it again to share it, or to share it no longer."""
    services.quotas.take(DearWork.BOX, payer)
    hash = await services.boxes.enter(given.text, visitor.id, is_shared=given.shared)
    return await services.boxes.described(hash, visitor.id)


@router.get("", responses=responses(422, 429, 503))
async def list_boxes(
    services: InService,
    holder: Asking,
    *,
    which: Literal["shared", "mine"] = "shared",
    game: Annotated[str | None, Query(pattern="^[a-z][a-z0-9-]{0,31}$")] = None,
    after: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> BoxPage:
    """Get the boxes that somebody shared, or all that you entered, the newest first."""
    if which == "mine":
        mine = await services.boxes.store.entered(game, holder.identity)
        return BoxPage(boxes=[summary(kept) for kept in mine])
    before = None if after is None else read_cursor(after)
    found = await services.boxes.store.shared(game, holder.identity, before, limit + 1)
    last = found[limit - 1] if len(found) > limit else None
    more = None if last is None or last.shared is None else write_cursor(last.shared, last.hash)
    return BoxPage(boxes=[summary(kept) for kept in found[:limit]], more=more)


@router.get("/{hash}", responses=responses(404, 422, 429, 503))
async def get_box(hash: BoxHash, services: InService, holder: Asking) -> KeptBox:
    """Get a box by its hash. Nobody is told who entered it, beyond the author that it names."""
    return await services.boxes.described(hash, holder.identity)


@router.delete("/{hash}", status_code=204, responses=responses(403, 404, 422, 429, 503))
async def withdraw(hash: BoxHash, visitor: Visitor, services: InService) -> Response:
    """Take back a box that you entered; matches that are played with it keep it."""
    if not await services.boxes.store.withdraw(hash, visitor.id):
        raise NotFound.of("box-unknown")
    return Response(status_code=204)


def _problem(request: Request, message: Message) -> BoxProblem:
    place: dict[str, Any] = {
        word: value for word, value in message.values if word in ("file", "line", "column")
    }
    return BoxProblem(**said(request, message), **place)
