"""Where a request comes from: whether it was meant for this server, and whether another site sent it.

A browser names the host it believes to speak to (`Host`) and the site that a request comes from
(`Origin`, `Sec-Fetch-Site`). A site whose name an attacker points to this machine (DNS rebinding)
sends both, and they agree; but the name is not ours. An address in numbers can't be rebound.
An origin is a scheme, a name and a port: a page that came over plain http may have been changed on
its way, so it is another site than the same page over https.
"""

import ipaddress
import socket
from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from tuckbox.server.settings import Settings

PORTS = {"http": 80, "https": 443}
"""The ports that an origin leaves out."""


def is_misdirected(headers: Headers, settings: Settings) -> bool:
    """Return whether the request names a host that is not ours. Programs may name none."""
    return not all(_is_own(_name(f"//{host}"), settings) for host in headers.getlist("host"))


def _is_own(name: str, settings: Settings) -> bool:
    return _is_number(name) or name in _own_names(settings) or name.endswith(".localhost")


def is_foreign(connection: HTTPConnection, settings: Settings) -> bool:
    """Return whether a browser says that the request comes from another site. Programs do not say."""
    headers = connection.headers
    said, host = headers.get("origin"), headers.get("host", "")
    if said is None:
        return headers.get("sec-fetch-site") == "cross-site"
    origin, public = _origin(said), _origin(settings.public_url)
    if origin is None or origin == public:
        return origin is None
    if public is not None and _origin(f"{public.scheme}://{host}") == public:
        return True  # whatever scheme the connection has: a proxy may not tell which one it speaks
    return origin != _origin(f"{spoken_scheme(connection)}://{host}")


class RequestOrigin(NamedTuple):
    """What a browser calls one site."""

    scheme: str
    name: str
    port: int


def spoken_scheme(connection: HTTPConnection) -> str:
    """Return `https` or `http`, as a trusted proxy tells it if there is one; sockets say `wss` or `ws`."""
    return "https" if connection.scope.get("scheme") in ("https", "wss") else "http"


def _origin(url: str) -> RequestOrigin | None:
    """Return the origin of an address; None for anything else (`null`)."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return RequestOrigin(parts.scheme, parts.hostname, port) if parts.hostname and port else None


def _own_names(settings: Settings) -> frozenset[str]:
    given = settings.hosts.split(",")
    named = (settings.host, _name(settings.public_url), *(name.strip().lower() for name in given))
    return (frozenset(named) | _machine_names()) - {""}


@cache
def _machine_names() -> frozenset[str]:
    """Return the names by which this machine is known on its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


def _name(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
