"""Serves the browser client's files; any path that is not a file opens the client, which routes it.

A file is read and compressed once, when it is first requested, and then sent from memory. The build has
written a smaller copy (`.br`, by Brotli) beside scripts and style sheets.
"""

import html
import json
import mimetypes
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from tuckbox.i18n import speaker
from tuckbox.server.http.cached_response import AGAIN, FOREVER, CachedResponse
from tuckbox.server.http.request import language
from tuckbox.server.http.routes.games import message_address, message_version

FOLDER = Path(__file__).parents[1] / "assets"
INDEX = "index.html"
BUILD = "build.json"
"""Vite's list of the files of each part of the client."""
MOST_HELD = 500
START = ("/api/games", "/api/matches?which=mine&limit=30")
"""What the start page asks for."""
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
"""The kinds of file that gzip makes smaller."""


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client at every address that has no route."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def asset(path: str, request: Request) -> Response:
        if path.startswith(("api/", "socket/")):
            raise HTTPException(404)
        found = _file(folder, path, request)
        # A page of the client has no file extension. A missing file must not be answered with a
        # page, or browsers would take it for a script of an earlier version and cache it.
        if found is None and (path.startswith("assets/") or PurePosixPath(path).suffix):
            raise HTTPException(404)
        return found or _index(folder, request)


def _file(folder: Path, path: str, request: Request) -> Response | None:
    file = _found(folder, path)
    if file is None:
        return None
    if path == INDEX:
        return _index(folder, request)
    # Vite names files in `assets/` by their content.
    held = _held(file, file.stat().st_mtime_ns)
    return held.answer(request, FOREVER if path.startswith("assets/") else AGAIN)


def _found(folder: Path, path: str) -> Path | None:
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # A path that no file can have: with a NUL, or too long.
        return None


@lru_cache(MOST_HELD)
def _held(file: Path, changed: int) -> CachedResponse:
    """`changed` is part of the cache's key, so that a rebuilt file is read again."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    smaller = file.with_name(f"{file.name}.br")
    brotli = smaller.read_bytes() if smaller.is_file() else None
    return CachedResponse.of(
        file.read_bytes(), kind, is_packed=file.suffix in PACKED, brotli=brotli
    )


def _index(folder: Path, request: Request) -> Response:
    file, spoken = folder / INDEX, language(request)
    if not file.is_file():
        return _missing(spoken)
    page = PurePosixPath(request.url.path).parts[1:2]
    held = _held_index(file, file.stat().st_mtime_ns, spoken, _links(folder, *page))
    return held.answer(request, AGAIN, vary="accept-encoding, accept-language, cookie")


@lru_cache(MOST_HELD)
def _held_index(file: Path, changed: int, language: str, links: str) -> CachedResponse:
    """Return the page with links to its messages and parts, so that all load together."""
    words = f'<meta name="tuckbox-messages" content="{message_version()}">' + _preload(
        message_address(language)
    )
    page = file.read_text(encoding="utf-8").replace("</head>", f"{words}{links}</head>")
    return CachedResponse.of(page.encode(), "text/html")


def _preload(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{html.escape(address)}">'


def _links(folder: Path, page: str = "start") -> str:
    """Return links to what a page needs besides the client, by the first part of its address."""
    if page == "start":
        return "".join(_preload(each) for each in START)
    build = folder / BUILD
    if not page.isalpha() or not build.is_file():
        return ""
    parts = _parts(build, build.stat().st_mtime_ns)
    known = set(_scripts(parts, INDEX))
    scripts = dict.fromkeys(_scripts(parts, f"src/pages/{page.capitalize()}.svelte"))
    return "".join(
        f'<link rel="modulepreload" crossorigin href="/{file}">'
        for file in scripts
        if file not in known
    )


@lru_cache(2)
def _parts(build: Path, changed: int) -> dict[str, Any]:
    parts: dict[str, Any] = json.loads(build.read_text(encoding="utf-8"))
    return parts


def _scripts(parts: dict[str, Any], name: str) -> Iterator[str]:
    """Yield the files that a part needs to begin."""
    if name in parts:
        yield parts[name]["file"]
        for each in parts[name].get("imports", ()):
            if each != INDEX:
                yield from _scripts(parts, each)


def _missing(language: str) -> Response:
    voice = speaker(language)
    title, text = voice.text("server-no-client-title"), voice.text("server-no-client")
    return HTMLResponse(
        f'<!doctype html><html lang="{voice.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>",
        503,
    )
