"""Every refusal as a coded answer with a sentence in the asked language; never a traceback."""

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tuckbox.core import IllegalMove, Message, TuckboxError
from tuckbox.match import RefusedEntry
from tuckbox.server.http.errors import ServerError
from tuckbox.server.http.language import language, speaker
from tuckbox.server.http.models import ProblemModel
from tuckbox.server.storage.database_error import fault_name

log = logging.getLogger("tuckbox.server")

CODES = {404: "server-no-such-page", 405: "server-no-such-method"}


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What OpenAPI says of a route that may refuse."""
    return {status: {"model": ProblemModel, "description": REASONS[status]} for status in statuses}


def plain_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route whose own answer is no JSON."""
    problem = {"schema": {"$ref": "#/components/schemas/ProblemModel"}}
    return {
        status: {"content": {"application/json": problem}, "description": REASONS[status]}
        for status in statuses
    }


REASONS: Mapping[int, str] = {
    400: "The request cannot be understood.",
    403: "This is not for you, or not yet.",
    404: "There is no such thing here.",
    405: "This cannot be done here.",
    409: "Not possible as things stand.",
    413: "The body is too large.",
    422: "A value means nothing here.",
    429: "Too much was asked too fast.",
    503: "The database cannot be reached now.",
}


def status_of(error: TuckboxError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, RefusedEntry | IllegalMove) else 422


def answer(request: Request, status: int, message: Message) -> JSONResponse:
    sentence = speaker(language(request)).say(message)
    body = {"code": message.id, "sentence": sentence, "values": message.json()["values"]}
    return JSONResponse(body, status)


def install(app: FastAPI) -> None:
    """Give the app its answers to everything that can go wrong."""
    app.add_exception_handler(TuckboxError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _storage)
    app.add_exception_handler(Exception, _broken)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TuckboxError)
    return answer(request, status_of(error), error.message)


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
    log.warning("database: %s", fault_name(error))
    return answer(request, 503, Message.of("server-storage"))


async def _broken(request: Request, error: Exception) -> JSONResponse:
    log.exception("a mistake of ours", exc_info=error)
    return answer(request, 500, Message.of("server-broken"))
