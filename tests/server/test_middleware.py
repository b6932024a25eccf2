"""Refused requests: other sites, oversize bodies, floods; and what an operator sees."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_to

from tests.server.process import node_process
from tests.server.running import PATIENCE, Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.server.settings import InvalidSetting, Settings

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FEW = 5
WINDOW = 3_600.0
"""Seconds: so long that hardly anything is allowed again while a test floods, on the slowest machine."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node with small limits and a public address."""
    settings = sqlite_settings(
        tmp_path_factory.mktemp("strict"),
        play_limit=30,
        watch_limit=FEW,
        identity_limit=1_000,
        limit_window=WINDOW,
        body_limit=2_000,
        message_limit=500,
        public_url="http://play.example",
        hosts="table.example, other.example",
    )
    with running(settings) as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def ann(strict: Running) -> Iterator[Visitor]:
    visitor = Visitor(strict)
    visitor.get("/me").raise_for_status()
    yield visitor
    visitor.close()


def connect(node: Running, match: str = "any", **headers: str) -> ClientConnection:
    url = f"{node.url.replace('http', 'ws')}/socket/{match}"
    return connect_to(url, additional_headers=headers, open_timeout=PATIENCE)


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_another_site_can_do_nothing_in_a_visitors_name(
    strict: Running, headers: dict[str, str]
) -> None:
    refused(
        httpx.put(f"{strict.url}/api/me", json={"name": "X"}, headers=headers), 403, "guard-origin"
    )
    with pytest.raises(InvalidStatus) as error:
        connect(strict, **headers)
    assert error.value.response.status_code == 403
    assert json.loads(error.value.response.body or b"")["code"] == "guard-origin"


def test_our_own_pages_may(strict: Running) -> None:
    for origin in (strict.url, "http://play.example"):
        answer = httpx.post(
            f"{strict.url}/api/me/recover", json={"code": "X"}, headers={"origin": origin}
        )
        assert answer.status_code == 404
    with connect(strict, origin="http://play.example") as socket:
        assert json.loads(socket.recv())["code"] == "server-no-match"


def test_a_form_of_another_site_is_no_request_for_us(strict: Running) -> None:
    """A form can be sent without our permission, so it must not be accepted."""
    answer = httpx.post(f"{strict.url}/api/me/recover", data={"code": "X"})
    assert answer.status_code == 422


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(strict: Running) -> None:
    told = httpx.get(f"{strict.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "secure" not in told  # This node is reached over plain http.
    assert Settings(public_url="https://play.example").is_secure


def test_a_body_that_is_too_large_is_not_read(strict: Running) -> None:
    large = json.dumps({"name": "x" * 5_000})
    headers = {"content-type": "application/json"}
    url = f"{strict.url}/api/me"
    refused(httpx.put(url, content=large, headers=headers), 413, "guard-body-large")
    pieces = (piece.encode() for piece in (large[:1_000], large[1_000:]))
    refused(httpx.put(url, content=pieces, headers=headers), 413, "guard-body-large")


def test_one_address_makes_only_so_many_identities(tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path, identity_limit=FEW)) as node:
        answers = [httpx.get(f"{node.url}/api/me") for _ in range(FEW + 1)]
    assert answers[-2].status_code == 200
    refused(answers[-1], 429, "guard-new-identities")
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 3_600


def test_a_flood_is_answered_and_does_not_end_the_process(strict: Running, ann: Visitor) -> None:
    match = ann.create("jammit", ME, ME)["id"]
    with connect(strict, match) as watching:
        for number in range(FEW + 1):
            watching.send(json.dumps({"type": "ping", "number": number}))
        told = [json.loads(watching.recv(PATIENCE)) for _ in range(FEW + 1)]
    assert [one["type"] for one in told] == ["pong"] * FEW + ["problem"]
    assert told[-1]["code"] == "guard-too-fast"
    for _ in range(40):
        answer = ann.get("/matches")
    refused(answer, 429, "guard-too-fast")
    assert 1 <= int(answer.headers["retry-after"]) <= WINDOW
    assert httpx.get(f"{strict.url}/healthz").json()["status"] == "ok"


def test_health_and_metrics(strict: Running) -> None:
    told = httpx.get(f"{strict.url}/healthz").json()
    assert (told["database"], told["channel"]) == (True, True)
    # Whether the socket of another test is over is noticed a moment later.
    until(lambda: "tuckbox_sockets 0.0" in httpx.get(f"{strict.url}/metrics").text)
    text = httpx.get(f"{strict.url}/metrics").text
    assert 'route="/healthz",status="200"' in text
    proxied = httpx.get(f"{strict.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    refused(proxied, 403, "guard-operator-only")


def test_metrics_by_token(tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path, metrics_token="let-me-see")) as node:
        refused(httpx.get(f"{node.url}/metrics"), 403, "guard-operator-only")
        shown = httpx.get(f"{node.url}/metrics", headers={"authorization": "Bearer let-me-see"})
        assert shown.status_code == 200


def test_the_log_tells_no_secret_and_a_stop_finishes_cleanly(tmp_path: Path) -> None:
    """Cookies, tokens, codes, seeds, names and the keys of private matches are never logged."""
    with node_process(tmp_path, TUCKBOX_LOG_LEVEL="debug") as node:
        with httpx.Client(base_url=f"{node.url}/api") as http:
            secrets = _use(http)
        assert node.stop() == 0
    lines = [json.loads(line) for line in node.log.read_text().splitlines()]
    assert any(str(line.get("route")).endswith("/matches/{match}") for line in lines), lines
    for secret in secrets:
        assert secret not in node.log.read_text()


def _use(http: httpx.Client) -> list[str]:
    http.put("/me", json={"name": "Rumpelstiltskin"}).raise_for_status()
    code = http.post("/me/recovery").json()["code"]
    body: dict[str, Any] = {"game": "fits", "seats": [ME, {"kind": "program"}]}
    made = http.post("/matches", json=body).json()
    seed = "ab" * 32
    said = {"type": "reveal", "seat": 1, "table": seed, "seed": seed}
    http.post(f"/matches/{made['id']}/draw", json=said)
    http.get(f"/matches/{made['id']}").raise_for_status()
    http.get(f"/matches/{made['id']}/update", params={"last": "nonsense"})
    cookie = http.cookies["tuckbox"]
    return [cookie, code, seed, made["id"], made["tokens"]["2"], "Rumpelstiltskin"]


def test_every_response_tells_browsers_what_not_to_do(strict: Running) -> None:
    for path in (
        "/",
        "/healthz",
        "/api/me",
        "/api/nothing",
        "/assets/none.js",
        "/api/openapi.json",
    ):
        headers = httpx.get(strict.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert len(headers.get_list("content-security-policy")) == 1


def test_there_is_no_interactive_page_with_scripts_from_elsewhere(strict: Running) -> None:
    refused(httpx.get(f"{strict.url}/api/docs"), 404, "server-no-such-page")


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "x@y", "[", "evil:8420"]
)
def test_a_name_that_is_not_ours_is_refused_even_if_the_origin_agrees(
    strict: Running, host: str
) -> None:
    """An attacker may point any name of his own to this machine (DNS rebinding)."""
    headers = {"host": host, "origin": f"http://{host}"}
    refused(httpx.get(f"{strict.url}/api/games", headers=headers), 421, "guard-host")
    refused(
        httpx.put(f"{strict.url}/api/me", json={"name": "X"}, headers=headers), 421, "guard-host"
    )
    with pytest.raises(InvalidStatus) as error:
        connect(strict, Host=host)
    assert error.value.response.status_code == 421


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "192.168.1.7:8420", "[::1]:8420"])
def test_our_own_names_and_addresses_in_numbers_are_served(strict: Running, host: str) -> None:
    for name in (host, "play.example", "play.example:443", "table.example"):
        assert httpx.get(f"{strict.url}/api/games", headers={"host": name}).status_code == 200
    assert httpx.get(f"{strict.url}/healthz", headers={"host": "any"}).status_code == 200


def test_another_site_makes_no_identity(strict: Running) -> None:
    answer = httpx.get(f"{strict.url}/api/me", headers={"sec-fetch-site": "cross-site"})
    refused(answer, 403, "guard-origin")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("secret", ["x", "short but not so bad", "a" * 64, "ab" * 40])
def test_a_secret_that_can_be_guessed_is_refused(tmp_path: Path, secret: str) -> None:
    with pytest.raises(InvalidSetting) as error:
        sqlite_settings(tmp_path, secret=secret).key()
    assert error.value.code == "server-secret-weak"


def test_a_key_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    (tmp_path / "signing.key").write_bytes(b"short")
    with pytest.raises(InvalidSetting) as error:
        sqlite_settings(tmp_path).key()
    assert error.value.code == "server-key-damaged"
