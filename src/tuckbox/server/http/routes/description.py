"""The description of all routes and messages, for programs."""

from fastapi import APIRouter, Request, Response

from tuckbox.server.http.held import AGAIN, Held
from tuckbox.server.http.services import InService

router = APIRouter()


@router.get("/api/openapi.json", include_in_schema=False)
async def description(request: Request, services: InService) -> Response:
    """Get the OpenAPI description."""
    held = await services.shelf.get("openapi", lambda: Held.json(request.app.openapi()))
    return held.answer(request, AGAIN)
