"""The browser client's files, and the answer when they are missing."""

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.server.running import Running
from tuckbox.server.http import assets
from tuckbox.server.http import problems as problem
from tuckbox.server.http.routes.games import message_version


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    app = FastAPI()
    problem.install(app)
    assets.install(app, folder)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(ask())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("hush")
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<head><title>Tuckbox</title></head>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder


@pytest.mark.parametrize("path", ["/", "/match/abc", "/learn/fits", "/index.html"])
def test_every_page_opens_the_client(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert "<title>Tuckbox</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "de-CH, en;q=0.5"}, "de"),
        ({"accept-language": "de", "cookie": "tuckbox-language=ja"}, "ja"),
    ],
)
def test_a_page_fetches_its_words_while_its_script_is_on_its_way(
    folder: Path, headers: dict[str, str], language: str
) -> None:
    for path in ("/", "/index.html"):
        answer = get(folder, path, **headers)
        assert f'href="/api/messages/{language}?version={message_version()}"' in answer.text
        assert f'name="tuckbox-messages" content="{message_version()}"' in answer.text
        assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))


PARTS = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared-1.js"},
    "_line.js": {"file": "assets/line-1.js", "imports": ["_shared.js"]},
    "src/pages/Rules.svelte": {"file": "assets/Rules-1.js", "imports": ["index.html", "_line.js"]},
    "src/pages/Match.svelte": {"file": "assets/Match-1.js", "imports": ["_shared.js"]},
}


@pytest.mark.parametrize(
    ("path", "files"),
    [
        ("/", []),
        ("/rules/fits", ["Rules-1.js", "line-1.js"]),
        ("/match/abc", ["Match-1.js"]),
        ("/nowhere", []),
        ("/..%2f..", []),
    ],
)
def test_a_page_fetches_its_own_scripts_together_with_the_client(
    folder: Path, path: str, files: list[str]
) -> None:
    (folder / "build.json").write_text(json.dumps(PARTS))
    page = get(folder, path).text
    assert re.findall(r'modulepreload" crossorigin href="/assets/([^"]+)"', page) == files


def test_the_start_page_names_what_it_asks_for(folder: Path) -> None:
    """The client comes with its start page; the games come at the same time."""
    assert '<link rel="preload" as="fetch" crossorigin href="/api/games">' in get(folder, "/").text
    assert 'href="/api/games"' not in get(folder, "/match/abc").text


def test_files_named_by_their_content_are_kept(folder: Path) -> None:
    answer = get(folder, "/assets/index-1a2b.js")
    assert answer.text == "1"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_text_is_sent_packed_to_whoever_takes_it(folder: Path) -> None:
    script = "let tile = 1;\n" * 500
    (folder / "assets" / "big-3c4d.js").write_text(script)
    for encoding, packed in (("gzip, br", True), ("identity", False)):
        answer = get(folder, "/assets/big-3c4d.js", **{"accept-encoding": encoding})
        assert answer.text == script
        assert (answer.headers.get("content-encoding") == "gzip") is packed
        assert (int(answer.headers["content-length"]) < len(script) / 10) is packed
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)]
)
def test_the_smaller_copy_of_the_build_is_sent_to_whoever_takes_it(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    (folder / "assets" / "big-5e6f.js").write_text("let tile = 1;\n" * 500)
    (folder / "assets" / "big-5e6f.js.br").write_bytes(b"smaller")
    answer = get(folder, "/assets/big-5e6f.js", "HEAD", **{"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert (answer.headers["content-length"] == str(len(b"smaller"))) is (encoding == "br")
    assert answer.headers["content-type"].startswith("text/javascript")


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    tag = get(folder, "/").headers["etag"]
    assert get(folder, "/", **{"if-none-match": tag}).status_code == 304
    (folder / "index.html").write_text("<title>Newer</title>")
    assert "Newer" in get(folder, "/", **{"if-none-match": tag}).text


@pytest.mark.parametrize("path", ["/assets/index-0000.js", "/assets/", "/favicon.ico"])
def test_a_file_that_is_gone_is_no_page(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-such-page")
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_the_client_and_long_answers_of_a_real_node_are_packed(node: Running) -> None:
    with httpx.Client(base_url=node.url) as browser:
        rules = browser.get("/api/games")
        assert rules.headers["content-encoding"] == "gzip"
        assert browser.get("/healthz").headers.get("content-encoding") is None
        assert browser.head("/").status_code == 200 or not assets.FOLDER.exists()


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
