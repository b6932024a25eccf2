"""What a request says of itself: its address, its language, how many values it has, where a list goes on."""

import base64
import binascii
import json
import math
import re

from starlette.requests import HTTPConnection

from tuckbox.i18n import LANGUAGES
from tuckbox.server.model.errors import TooLarge, Unusable
from tuckbox.server.model.network import network_of


def client_address(connection: HTTPConnection) -> str:
    """Return the address of the other side, as a trusted proxy names it if there is one."""
    return connection.client.host if connection.client else ""


def client_network(connection: HTTPConnection) -> str:
    return network_of(client_address(connection))


COOKIE = "tuckbox-language"


def language(connection: HTTPConnection) -> str:
    """Return the language: `?lang=`, else the choice made in the client, else what the browser accepts."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get(COOKIE)):
        if wanted in LANGUAGES:
            return wanted
    return _accepted(connection.headers.get("accept-language", ""))


def _accepted(header: str) -> str:
    wishes = [_wish(part) for part in header.split(",")[:20]]
    wishes.sort(key=lambda wish: -wish[1])
    return next((name for name, weight in wishes if weight > 0 and name in LANGUAGES), "en")


def _wish(part: str) -> tuple[str, float]:
    name, _, parameters = part.strip().partition(";")
    weight = parameters.strip().removeprefix("q=")
    try:
        return name[:2].lower(), float(weight) if weight else 1.0
    except ValueError:
        return "", 0.0


TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
"""A text in JSON; one that never ends goes to the end, so that nothing is looked at twice."""
MOST_TEXTS = 16_384
"""Twice as many as the longest line of a study has, with the names of its fields."""
MOST_BYTES = 65_536
"""Of everything but texts; each of those is bounded by its model."""


def check_values(body: bytes) -> None:
    """Raise `TooLarge` for a body that is large by something else than its texts."""
    if len(body) > MOST_BYTES and len(TEXT.sub(b"", body, MOST_TEXTS)) > MOST_BYTES:
        raise TooLarge.of("guard-body-values", limit=MOST_BYTES)


ID = "[A-Za-z0-9_-]{1,64}"


def write_cursor(moment: float, id: str) -> str:
    return base64.urlsafe_b64encode(json.dumps([moment, id]).encode()).decode()


def read_cursor(text: str) -> tuple[float, str]:
    try:
        moment, id = json.loads(base64.urlsafe_b64decode(text))
        if not re.fullmatch(ID, id) or not math.isfinite(moment):
            raise ValueError
        return float(moment), id
    except (ValueError, TypeError, binascii.Error, RecursionError) as error:
        raise Unusable.of("server-cursor") from error
