"""Answers every error with a code and a sentence in the visitor's language; never a traceback."""

import logging
import math
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from tuckbox.core import IllegalMove, Message, TuckboxError
from tuckbox.core.message import Json
from tuckbox.i18n import speaker
from tuckbox.i18n.shown import shown
from tuckbox.match import RefusedEntry
from tuckbox.server.http.request import language
from tuckbox.server.http.security_headers import HEADERS
from tuckbox.server.model.errors import ForNow, ServerError, StoreFailed

log = logging.getLogger("tuckbox.server")

CODES = {404: "server-no-such-page", 405: "server-no-such-method"}


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI responses of a route that may refuse.

    They name the model: given itself, FastAPI would make a field of it for each status of each route,
    which takes a tenth of the time that a node needs to start.
    """
    problem = {"schema": {"$ref": "#/components/schemas/ProblemModel"}}
    return {
        status: {"content": {"application/json": problem}, "description": REASONS[status]}
        for status in statuses
    }


REASONS: Mapping[int, str] = {
    400: "The request cannot be understood.",
    403: "You may not have this, or not yet.",
    404: "This does not exist here.",
    405: "This method is not allowed here.",
    408: "The body did not come in time.",
    409: "This is not possible at the moment.",
    413: "The body is too large.",
    422: "A value is invalid.",
    429: "Too many requests.",
    503: "The database cannot be reached, or there is too much to do, at the moment.",
}


def status_of(error: TuckboxError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, RefusedEntry | IllegalMove) else 422


def refusal(request: HTTPConnection, error: TuckboxError) -> JSONResponse:
    """Return the answer to a request that an error refuses."""
    response = answer(request, status_of(error), error.message)
    if isinstance(error, ForNow):
        response.headers["retry-after"] = str(math.ceil(error.wait))
        if error.hangs_up:
            response.headers["connection"] = "close"
    return response


def answer(request: HTTPConnection, status: int, message: Message) -> JSONResponse:
    return JSONResponse(said(request, message), status)


def said(request: HTTPConnection, message: Message) -> dict[str, Any]:
    """Return what is wrong as a code, a sentence in the visitor's language, and values."""
    sentence = speaker(language(request)).say(message)
    return {
        "code": message.id,
        "sentence": sentence,
        "values": _shown(message.json()[message.id]),
    }


def _shown(value: Json) -> Json:
    """Return the values of a message as people may see them."""
    if isinstance(value, dict):
        return {name: _shown(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_shown(part) for part in value]
    return shown(value) if isinstance(value, str) else value


def install(app: FastAPI) -> None:
    """Install the app's answers to everything that can go wrong."""
    app.add_exception_handler(TuckboxError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreFailed, _storage)
    app.add_exception_handler(Exception, _broken)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TuckboxError)
    return refusal(request, error)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    status = 400 if first["type"] == "json_invalid" else 422
    message = Message.of("server-invalid-request", where=where, reason=str(first["msg"]))
    return answer(request, status, message)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "server-bad-request")
    response = answer(request, error.status_code, Message.of(code))
    response.headers.update(error.headers or {})
    return response


async def _storage(request: Request, error: Exception) -> JSONResponse:
    log.warning("database error: %s", error)
    return answer(request, 503, Message.of("server-storage"))


async def _broken(request: Request, error: Exception) -> JSONResponse:
    log.exception("internal error", exc_info=error)
    response = answer(request, 500, Message.of("server-broken"))
    response.headers.update(HEADERS)  # This answer is sent from outside of all middleware.
    return response
