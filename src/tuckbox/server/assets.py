"""The browser client's files; every path that is no file opens the client, which knows its pages."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from tuckbox.server.language import language, speaker

FOLDER = Path(__file__).parent / "assets"
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client at every address that no route has."""

    @app.get("/{path:path}", include_in_schema=False)
    def asset(path: str, request: Request) -> Response:
        if path.startswith(("api/", "socket/")):
            raise HTTPException(404)
        return _file(folder, path) or _index(folder, request)


def _file(folder: Path, path: str) -> Response | None:
    file = (folder / path).resolve()
    if not path or not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    # Vite names files in `assets/` by their content, so they never change.
    caching = FOREVER if path.startswith("assets/") else AGAIN
    return FileResponse(file, headers={"cache-control": caching})


def _index(folder: Path, request: Request) -> Response:
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": AGAIN})
    voice = speaker(language(request))
    title, text = voice.text("server-no-client-title"), voice.text("server-no-client")
    return HTMLResponse(
        f'<!doctype html><html lang="{voice.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>",
        503,
    )
