"""Where https is used: cookies that only this host can set, and origins with their scheme."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Running, running, sqlite_settings
from tuckbox.server.http.identity import COOKIE, HTTPS_COOKIE, Signer

PUBLIC = "https://play.example"
BEHIND = {"host": "play.example"}
"""As a proxy sends it on."""
UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
PROXIED = {"host": "table.example", "x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node behind a proxy, which also has a name that is not its public one."""
    settings = sqlite_settings(
        tmp_path_factory.mktemp("https"),
        identity_limit=1_000,
        public_url=PUBLIC,
        hosts="table.example",
        trusted_proxies="127.0.0.1",
    )
    with running(settings) as found:
        yield found


@pytest.fixture(scope="module")
def without_public_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = sqlite_settings(
        tmp_path_factory.mktemp("plain"), hosts="table.example", trusted_proxies="127.0.0.1"
    )
    with running(settings) as found:
        yield found


def me(node: Running, **headers: str) -> httpx.Response:
    return httpx.get(f"{node.url}/api/me", headers={**BEHIND, **headers})


def test_a_cookie_over_https_can_be_set_by_this_host_alone(node: Running) -> None:
    answer = me(node)
    (told,) = answer.headers.get_list("set-cookie")
    assert told.startswith(f"{HTTPS_COOKIE}=")
    for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
        assert word in told
    assert "Domain" not in told
    again = me(node, cookie=told.partition(";")[0])
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_a_cookie_of_an_earlier_version_is_accepted_and_replaced(node: Running) -> None:
    first = me(node)
    proof = first.headers["set-cookie"].partition(";")[0].partition("=")[2]
    answer = me(node, cookie=f"{COOKIE}={proof}")
    assert answer.json() == first.json()
    given, taken = answer.headers.get_list("set-cookie")
    assert given.startswith(f"{HTTPS_COOKIE}={proof};")
    assert taken.startswith(f'{COOKIE}="";')
    assert "Max-Age=0" in taken


def test_the_cookie_that_only_this_host_can_set_wins(node: Running) -> None:
    """Whoever owns a neighbouring name can set the other one."""
    mine, theirs = (me(node).headers["set-cookie"].partition(";")[0] for _ in range(2))
    other = theirs.replace(HTTPS_COOKIE, COOKIE)
    mixed = me(node, cookie=f"{other}; {mine}")
    assert mixed.json() == me(node, cookie=mine).json()


def test_https_is_what_a_trusted_proxy_says(without_public_url: Running) -> None:
    plain = me(without_public_url, host="table.example").headers["set-cookie"]
    assert plain.startswith(f"{COOKIE}=")
    assert "Secure" not in plain
    secured = me(without_public_url, **PROXIED).headers["set-cookie"]
    assert secured.startswith(f"{HTTPS_COOKIE}=")
    assert "Secure" in secured
    # Over plain http nobody can have the name that promises https.
    faked = f"{HTTPS_COOKIE}={secured.partition(';')[0].partition('=')[2]}"
    assert "set-cookie" in me(without_public_url, host="table.example", cookie=faked).headers


def test_a_recovered_and_a_renewed_identity_keep_the_kind_of_cookie(node: Running) -> None:
    with httpx.Client(base_url=f"{node.url}/api", headers=BEHIND) as ann:
        proof = ann.get("/me").headers["set-cookie"].partition(";")[0]
        code = ann.post("/me/recovery", headers={"cookie": proof}).json()["code"]
        for answer in (
            ann.post("/me/recover", json={"code": code}),
            ann.post("/me/renew", headers={"cookie": proof}),
        ):
            assert answer.headers["set-cookie"].startswith(f"{HTTPS_COOKIE}=")


OWN = [
    (BEHIND, PUBLIC),
    (BEHIND, f"{PUBLIC}:443"),
    ({"host": "play.example:443"}, PUBLIC),
    ({"host": "localhost:8420"}, PUBLIC),
    ({"host": "localhost:8420"}, "http://localhost:8420"),
    ({"host": "table.example"}, "http://table.example"),
    ({"host": "table.example:80"}, "http://table.example"),
    (PROXIED, "https://table.example"),
    ({"host": "play.example:8420"}, "http://play.example:8420"),
]
FOREIGN = [
    (BEHIND, "http://play.example"),
    ({**BEHIND, "x-forwarded-proto": "http"}, "http://play.example"),
    (BEHIND, f"{PUBLIC}:8420"),
    (PROXIED, "http://table.example"),
    (PROXIED, "https://table.example:8443"),
    ({"host": "table.example"}, "https://table.example"),
    ({"host": "table.example:8420"}, "http://table.example"),
    (BEHIND, "null"),
    (BEHIND, "https://play.example:port"),
    (BEHIND, "play.example"),
]


@pytest.mark.parametrize(("headers", "origin"), OWN)
def test_our_own_pages_may_change_things(
    node: Running, headers: dict[str, str], origin: str
) -> None:
    assert recover(node, {**headers, "origin": origin}).status_code == 404
    assert shake_hands(node, {**headers, "origin": origin}) == 101


@pytest.mark.parametrize(("headers", "origin"), FOREIGN)
def test_another_scheme_or_port_is_another_site(
    node: Running, headers: dict[str, str], origin: str
) -> None:
    answer = recover(node, {**headers, "origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "guard-origin")
    assert shake_hands(node, {**headers, "origin": origin}) == 403


def recover(node: Running, headers: dict[str, str]) -> httpx.Response:
    return httpx.post(f"{node.url}/api/me/recover", json={"code": "X"}, headers=headers)


def shake_hands(node: Running, headers: dict[str, str]) -> int:
    """Ask for a socket by plain HTTP, since a library for sockets names its own host too."""
    with httpx.stream("GET", f"{node.url}/socket/any", headers=UPGRADE | headers) as answer:
        return answer.status_code


def test_a_cookie_of_another_server_proves_nothing(node: Running) -> None:
    stranger = Signer(b"another key").cookie("someone")
    assert "set-cookie" in me(node, cookie=f"{HTTPS_COOKIE}={stranger}").headers
