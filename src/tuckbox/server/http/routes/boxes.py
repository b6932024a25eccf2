"""Boxes: check one while it is drawn, keep one, find one."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from tuckbox.core import Message
from tuckbox.server.http.models.box import BoxCheck, BoxProblem, BoxText, Possible, PossibleOf
from tuckbox.server.http.problems import responses, said
from tuckbox.server.http.visitor import Visitor
from tuckbox.server.lobby.box_check import checked, described
from tuckbox.server.services import InService

router = APIRouter(prefix="/api/boxes", tags=["boxes"])


@router.post("/check", responses=responses(400, 413, 422, 429))
async def check(given: BoxText, request: Request) -> BoxCheck:
    """Check a box and say what it is, or everything that is wrong with it; nothing is stored."""
    found = await asyncio.to_thread(checked, given.text)
    if isinstance(found, list):
        return BoxCheck(problems=[_problem(request, message) for message in found])
    return BoxCheck(box=described(found), problems=[])


@router.post("/possible", responses=responses(400, 403, 404, 413, 422, 429, 503))
async def possible(given: PossibleOf, visitor: Visitor, services: InService) -> Possible:
    """Get the best possible scores of ten random deals on a board of FITS.

    The first request starts the solver; send the same again for progress and results.
    """
    work = await services.possible_scores.of(given.text, given.board, visitor.id)
    return Possible(state=work.state, progress=work.progress, scores=work.scores)


def _problem(request: Request, message: Message) -> BoxProblem:
    place: dict[str, Any] = {
        word: value for word, value in message.values if word in ("file", "line", "column")
    }
    return BoxProblem(**said(request, message), **place)
