"""The browser client's files; every path that is no file opens the client, which knows its pages.

A file is read and packed once, when it is first asked for, and then sent from memory.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from tuckbox.server.http.language import language, speaker

FOLDER = Path(__file__).parents[1] / "assets"
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
MOST_HELD = 500
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
"""Kinds of file that gzip makes smaller."""


@dataclass(frozen=True, slots=True)
class Held:
    """A file in memory."""

    content: bytes
    packed: bytes | None
    type: str
    etag: str


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client at every address that no route has."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def asset(path: str, request: Request) -> Response:
        if path.startswith(("api/", "socket/")):
            raise HTTPException(404)
        found = _file(folder, path, request)
        # A page of the client has no ending; a file that is gone must not look like a page, or
        # browsers would take it for the script of an earlier version and keep it.
        if found is None and (path.startswith("assets/") or PurePosixPath(path).suffix):
            raise HTTPException(404)
        return found or _index(folder, request)


def _file(folder: Path, path: str, request: Request) -> Response | None:
    file = (folder / path).resolve()
    if not path or not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    # Vite names files in `assets/` by their content, so they never change.
    return _answer(file, request, FOREVER if path.startswith("assets/") else AGAIN)


def _answer(file: Path, request: Request, caching: str) -> Response:
    held = _held(file, file.stat().st_mtime_ns)
    headers = {"cache-control": caching, "etag": held.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == held.etag:
        return Response(None, 304, headers)
    if held.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(held.packed, headers=headers, media_type=held.type)
    return Response(held.content, headers=headers, media_type=held.type)


@lru_cache(MOST_HELD)
def _held(file: Path, changed: int) -> Held:
    """`changed` makes a file that was built anew another one."""
    content = file.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if file.suffix in PACKED else None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Held(content, packed, kind, f'W/"{hashlib.sha256(content).hexdigest()[:20]}"')


def _index(folder: Path, request: Request) -> Response:
    index = folder / "index.html"
    if index.is_file():
        return _answer(index, request, AGAIN)
    voice = speaker(language(request))
    title, text = voice.text("server-no-client-title"), voice.text("server-no-client")
    return HTMLResponse(
        f'<!doctype html><html lang="{voice.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>",
        503,
    )
