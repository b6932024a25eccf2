"""Which of our languages a request asks for."""

from starlette.requests import HTTPConnection

from tuckbox.i18n import LANGUAGES

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
