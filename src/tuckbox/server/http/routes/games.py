"""Games, messages and the description of the API: made once, and then sent from memory."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath

from tuckbox.i18n import FALLBACK, LANGUAGES, Language, message_ids
from tuckbox.i18n.files import FOLDER, installed_files, own_files
from tuckbox.server.http.cached_response import AGAIN, FOREVER, CachedResponse
from tuckbox.server.http.problems import responses
from tuckbox.server.http.services import InService, Services
from tuckbox.server.lobby.catalogue import demo_model, game_models
from tuckbox.server.lobby.tour import tour
from tuckbox.server.model.bodies.games import Demo, GameModel, Messages, Tour
from tuckbox.server.model.errors import NotFound

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, InPath(max_length=32)]


@router.get("", response_model=list[GameModel], responses=responses(429, 503))
async def games(request: Request, services: InService) -> Response:
    """Get every game with its options, its bots and a position to show."""
    held = await services.shelf.get(
        "games", lambda: CachedResponse.json(game_models(services.games))
    )
    return held.answer(request, AGAIN)


@router.get("/{name}/demo", response_model=Demo, responses=responses(404, 422, 429, 503))
async def show(name: GameName, request: Request, services: InService) -> Response:
    """Get a short game to watch, view by view."""
    _check_known(services, name)
    held = await services.shelf.get(
        f"demo {name}", lambda: CachedResponse.json(demo_model(services.games[name]))
    )
    return held.answer(request, AGAIN)


@router.get("/{name}/tour", response_model=Tour, responses=responses(404, 422, 429, 503))
async def game_tour(name: GameName, request: Request, services: InService) -> Response:
    """Get the tutorial and the drawn examples of a game, if it has them."""
    _check_known(services, name)
    held = await services.shelf.get(f"tour {name}", lambda: CachedResponse.json(tour(name)))
    return held.answer(request, AGAIN)


def _check_known(services: Services, name: str) -> None:
    if name not in services.games:
        raise NotFound.of("game-unknown", game=name, known=tuple(services.games))


message_router = APIRouter(prefix="/api/messages", tags=["messages"])

ELSEWHERE = ("admin", "arena", "cli", "envs", "guard", "kernels", "server", "solver")
"""Our files whose messages reach a browser only as whole sentences, or never."""
CORE = FOLDER / FALLBACK / "core.ftl"
"""The messages in this file may be used by those of all others."""


@message_router.get("/{language}", response_model=Messages, responses=responses(422, 429, 503))
async def messages(
    language: Language,
    request: Request,
    services: InService,
    version: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """Get the message files in Fluent's syntax, cacheable forever if the address has the version."""
    if not message_version.cache_info().currsize:  # It makes the files of all languages.
        await services.pools.descriptions.run(message_version)
    is_current = version == message_version()
    return _messages_held(language).answer(request, FOREVER if is_current else AGAIN)


def message_address(language: str) -> str:
    return f"/api/messages/{language}?version={message_version()}"


@cache
def message_version() -> str:
    """Return a hash of the current messages of all languages."""
    digest = hashlib.sha256(b"".join(_messages_held(language).content for language in LANGUAGES))
    return digest.hexdigest()[:16]


@cache
def _messages_held(language: str) -> CachedResponse:
    texts = {language: "\n".join(_texts(language).values())}
    lacking = _ids(FALLBACK) - _ids(language)
    if lacking:
        texts[FALLBACK] = "\n".join(
            text
            for path, text in _texts(FALLBACK).items()
            if path == CORE or lacking & set(message_ids(text))
        )
    return CachedResponse.of(orjson.dumps({"texts": texts}), "application/json")


@cache
def _texts(language: str) -> dict[Path, str]:
    shown = [path for path in own_files(language) if path.stem not in ELSEWHERE]
    paths = (*shown, *installed_files(language))
    return {path: path.read_text(encoding="utf-8") for path in paths}


def _ids(language: str) -> set[str]:
    return {id for text in _texts(language).values() for id in message_ids(text)}


description_router = APIRouter()


@description_router.get("/api/openapi.json", include_in_schema=False)
async def description(request: Request, services: InService) -> Response:
    """Get the OpenAPI description."""
    held = await services.shelf.get("openapi", lambda: CachedResponse.json(request.app.openapi()))
    return held.answer(request, AGAIN)
