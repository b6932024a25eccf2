"""What never changes while a node runs: made once, as bytes, and not sent to whoever has it."""

import httpx
import pytest

from tests.server.running import Running

PATHS = [
    "/api/openapi.json",
    "/api/games",
    "/api/games/fits/demo",
    "/api/games/fits/tour",
    "/api/messages/fr",
]


@pytest.mark.parametrize("path", PATHS)
def test_it_is_sent_packed_and_not_twice(sqlite_node: Running, path: str) -> None:
    first = httpx.get(sqlite_node.url + path, headers={"accept-encoding": "gzip"})
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    etag = first.headers["etag"]
    for had in (etag, etag.removeprefix("W/"), f'"an older one", {etag}', "*"):
        second = httpx.get(sqlite_node.url + path, headers={"if-none-match": had})
        assert (second.status_code, second.content) == (304, b"")
        assert second.headers["etag"] == etag
    other = httpx.get(sqlite_node.url + path, headers={"if-none-match": '"an older one"'})
    assert other.status_code == 200
    plain = httpx.get(sqlite_node.url + path, headers={"accept-encoding": "identity"})
    assert plain.json() == first.json()


@pytest.mark.parametrize("path", PATHS)
def test_it_is_made_once(sqlite_node: Running, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = httpx.get(sqlite_node.url + path).content

    def never(*_: object) -> None:
        raise AssertionError("it is made again")

    monkeypatch.setattr("tuckbox.server.http.cached_response.CachedResponse.of", never)
    monkeypatch.setattr("json.dumps", never)
    assert httpx.get(sqlite_node.url + path).content == first
