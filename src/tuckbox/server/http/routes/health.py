"""For operators: the health of this node, and its metrics."""

import hmac

from fastapi import APIRouter, Request, Response

import tuckbox
from tuckbox.server.http.problems import responses
from tuckbox.server.http.request import client_address
from tuckbox.server.http.services import InService
from tuckbox.server.model.bodies.people import Health
from tuckbox.server.model.errors import Forbidden
from tuckbox.server.model.network import is_this_machine

router = APIRouter(tags=["operations"])

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@router.get("/healthz", responses={503: {"model": Health, "description": "The node cannot serve."}})
async def healthz(services: InService, response: Response) -> Health:
    """Get `ok`, or `degraded` with status 503 if the database cannot be reached."""
    database, channel = await services.database.is_alive(), services.channel.is_alive
    if not database:
        response.status_code = 503
    return Health(
        status="ok" if database and channel else "degraded",
        database=database,
        channel=channel,
        version=tuckbox.__version__,
    )


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Metrics"},
        **responses(403),
    },
)
async def metrics(request: Request, services: InService) -> Response:
    """Get the metrics; only for the operator, since counts of secret choices would help players."""
    if not _is_operator(request, services.settings.metrics_token):
        raise Forbidden.of("guard-operator-only")
    text = services.metrics.text(services)
    return Response(text, media_type="text/plain; version=0.0.4")


def _is_operator(request: Request, token: str) -> bool:
    """Return whether the token is right or, if there is none, the request is local and not proxied."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    is_direct = not any(name in request.headers for name in FORWARDED)
    return is_direct and is_this_machine(client_address(request))
