"""The messages of the browser client: a language's message files, including those of installed games."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from tuckbox.i18n import FALLBACK, LANGUAGES, Language, message_ids
from tuckbox.i18n.files import FOLDER, installed_files, own_files
from tuckbox.server.http.held import AGAIN, FOREVER, Held
from tuckbox.server.http.problems import responses
from tuckbox.server.http.services import InService
from tuckbox.server.model.bodies.games import Messages

router = APIRouter(prefix="/api/messages", tags=["messages"])

ELSEWHERE = ("admin", "arena", "cli", "envs", "guard", "kernels", "server", "solver")
"""Our files whose messages reach a browser only as whole sentences, or never."""
CORE = FOLDER / FALLBACK / "core.ftl"
"""The messages in this file may be used by those of all others."""


@router.get("/{language}", response_model=Messages, responses=responses(422, 429, 503))
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
    return _held(language).answer(request, FOREVER if is_current else AGAIN)


def message_address(language: str) -> str:
    return f"/api/messages/{language}?version={message_version()}"


@cache
def message_version() -> str:
    """Return a hash of the current messages of all languages."""
    digest = hashlib.sha256(b"".join(_held(language).content for language in LANGUAGES))
    return digest.hexdigest()[:16]


@cache
def _held(language: str) -> Held:
    texts = {language: "\n".join(_texts(language).values())}
    lacking = _ids(FALLBACK) - _ids(language)
    if lacking:
        texts[FALLBACK] = "\n".join(
            text
            for path, text in _texts(FALLBACK).items()
            if path == CORE or lacking & set(message_ids(text))
        )
    return Held.of(orjson.dumps({"texts": texts}), "application/json")


@cache
def _texts(language: str) -> dict[Path, str]:
    shown = [path for path in own_files(language) if path.stem not in ELSEWHERE]
    paths = (*shown, *installed_files(language))
    return {path: path.read_text(encoding="utf-8") for path in paths}


def _ids(language: str) -> set[str]:
    return {id for text in _texts(language).values() for id in message_ids(text)}
