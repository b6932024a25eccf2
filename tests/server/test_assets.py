"""The browser client's files, and what is said where they are missing."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tuckbox.server import assets, problem


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    app = FastAPI()
    problem.install(app)
    assets.install(app, folder)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("hush")
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Tuckbox</title>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder


@pytest.mark.parametrize("path", ["/", "/match/abc", "/learn/fits", "/index.html"])
def test_every_page_opens_the_client(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert "<title>Tuckbox</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_content_are_kept(folder: Path) -> None:
    answer = get(folder, "/assets/index-1a2b.js")
    assert answer.text == "1"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    assert "hush" not in get(folder, path).text


def test_an_unknown_api_address_is_no_page(folder: Path) -> None:
    answer = get(folder, "/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-such-page")


def test_a_missing_client_is_explained_in_the_readers_language(tmp_path: Path) -> None:
    answer = get(tmp_path, "/", **{"accept-language": "de"})
    assert answer.status_code == 503
    assert "Die Seiten für den Browser fehlen" in answer.text
