"""Where a request comes from: whether it was meant for this server, and whether another site sent it.

A browser names the host it believes to speak to (`Host`) and the site that a request comes from
(`Origin`, `Sec-Fetch-Site`). A site whose name an attacker points to this machine (DNS rebinding)
sends both, and they agree; but the name is not ours. An address in numbers can't be rebound.
"""

import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from tuckbox.server.settings import Settings


def is_misdirected(headers: Headers, settings: Settings) -> bool:
    """Return whether the request names a host that is not ours. Programs may name none."""
    return not all(_is_own(_name(f"//{host}"), settings) for host in headers.getlist("host"))


def _is_own(name: str, settings: Settings) -> bool:
    return _is_number(name) or name in _own_names(settings) or name.endswith(".localhost")


def is_foreign(headers: Headers, settings: Settings) -> bool:
    """Return whether a browser says that the request comes from another site. Programs do not say."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    own = {headers.get("host", ""), host_of(settings.public_url)} - {""}
    return host_of(origin) not in own


def host_of(url: str) -> str:
    """Return the host of an address, as `example.org:8420`; empty for anything else (`null`)."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


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
