"""The address by which players reach a page of this server."""

from starlette.requests import Request

from tuckbox.server.http.services import services_of


def own_address(request: Request, path: str) -> str:
    """Return the full address of a path, by the operator's public URL or else by this request's host."""
    base = services_of(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}{path}"
