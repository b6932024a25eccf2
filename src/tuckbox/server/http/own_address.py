"""Where players reach a page of this server."""

from starlette.requests import Request

from tuckbox.server.services import services_of


def own_address(request: Request, path: str) -> str:
    """The whole address of a path: as the operator says, else as this request came."""
    base = services_of(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}{path}"
