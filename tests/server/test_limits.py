"""Nobody without a name is unlimited: what unknown visitors of one network may cost together."""

import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.no_limits import UNLIMITED
from tests.server.running import PATIENCE, Running, running, sqlite_settings
from tests.server.test_box_check import BOX
from tests.server.visitor import Visitor
from tuckbox.server.http.identity import COOKIE
from tuckbox.server.http.payer import FILE, PAGE, SOCKET, price_of
from tuckbox.server.model.limits import MESSAGE

MOST = 100
HOUR = 3_600.0
"""So long that hardly anything is allowed again during a test, on the slowest machine."""
STUDY = price_of("POST", "/api/study")
TLS = ssl.create_default_context()
"""Nobody uses it here, but httpx would make one for each request, which takes longer than the request."""
ME, PROGRAM = {"kind": "me"}, {"kind": "program"}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node behind a proxy: each test comes from a network of its own."""
    limits = UNLIMITED | {"network_limit": MOST, "limit_window": HOUR}
    folder = tmp_path_factory.mktemp("guarded")
    with running(sqlite_settings(folder, trusted_proxies="127.0.0.1", **limits)) as found:
        yield found


networks = (f"203.0.113.{number}" for number in range(1, 255))


@pytest.fixture
def here() -> dict[str, str]:
    """The headers of a request from a network where nobody has been before."""
    return {"x-forwarded-for": next(networks)}


def study(node: Running, headers: dict[str, str]) -> httpx.Response:
    url = f"{node.url}/api/study"
    return httpx.post(url, json={"game": "jammit"}, headers=headers, verify=TLS)


def get(node: Running, path: str, headers: dict[str, str]) -> httpx.Response:
    return httpx.get(f"{node.url}{path}", headers=headers, verify=TLS)


def spend(node: Running, headers: dict[str, str]) -> None:
    """Use up what unknown visitors of a network may cost."""
    assert MOST % STUDY == 0
    for _ in range(int(MOST / STUDY)):
        assert study(node, headers).status_code == 200


def refused(answer: httpx.Response, code: str = "guard-unknown-visitors") -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, code)
    assert 1 <= int(answer.headers["retry-after"]) <= HOUR


def test_unknown_visitors_pay_for_what_they_ask(guarded: Running, here: dict[str, str]) -> None:
    spend(guarded, here)
    answer = study(guarded, here)
    refused(answer)
    # To wait for a tenth of it takes a tenth of the time.
    assert int(answer.headers["retry-after"]) == pytest.approx(HOUR * STUDY / MOST, rel=0.2)
    refused(get(guarded, "/api/games", here))
    refused(get(guarded, "/", here))
    other = {"x-forwarded-for": next(networks)}
    assert study(guarded, other).status_code == 200
    assert get(guarded, "/healthz", here).status_code == 200


def test_made_up_tokens_and_cookies_are_nobody(guarded: Running, here: dict[str, str]) -> None:
    spend(guarded, here)
    signer = guarded.services.signer
    for number in range(5):
        made_up = {"authorization": f"Bearer made-up-{number}"}
        forged = {"cookie": f"{COOKIE}=someone-{number}.{'x' * 43}"}
        gone = {"cookie": f"{COOKIE}={signer.cookie(f'gone-{number}')}"}
        for claim in (made_up, forged, gone):
            refused(study(guarded, here | claim))


def test_made_up_tokens_use_up_the_allowance(guarded: Running, here: dict[str, str]) -> None:
    answers = [
        get(guarded, "/api/games", here | {"authorization": f"Bearer {number}"})
        for number in range(MOST)
    ]
    passed = [answer.status_code for answer in answers].index(429)
    assert passed == MOST / (2 * PAGE)  # The look whether there is such a token costs as much.


def test_known_visitors_go_on(guarded: Running, here: dict[str, str]) -> None:
    with closing(Visitor(guarded)) as ann:
        ann.http.headers.update(here)
        made = ann.create("jammit", ME, PROGRAM)
        with closing(Visitor(guarded, token=made["tokens"]["2"])) as program:
            program.http.headers.update(here)
            program.get(f"/matches/{made['id']}/update").raise_for_status()
            while study(guarded, here).status_code == 200:
                pass
            for visitor in (ann, program):
                visitor.get(f"/matches/{made['id']}/update").raise_for_status()
                assert visitor.post("/study", {"game": "jammit"}).status_code == 200


def test_a_page_is_cheap_for_everybody(guarded: Running, here: dict[str, str]) -> None:
    with closing(Visitor(guarded)) as ann:
        ann.http.headers.update(here)
        ann.get("/me").raise_for_status()
        passed = 0
        while ann.http.get(f"{guarded.url}/").status_code == 200:
            passed += 1
        assert passed == (MOST - PAGE) / FILE


def test_a_refused_connection_ends_whatever_was_sent_ahead(
    guarded: Running, here: dict[str, str]
) -> None:
    spend(guarded, here)
    host, _, port = guarded.url.removeprefix("http://").partition(":")
    request = (
        f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n"
        f"X-Forwarded-For: {here['x-forwarded-for']}\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(request.encode() * 20)
        told = b""
        while piece := connection.recv(65_536):
            told += piece
    assert told.count(b"HTTP/1.1 429") == 1


def test_spectators_without_a_name_share_the_allowance(
    guarded: Running, here: dict[str, str]
) -> None:
    with closing(Visitor(guarded)) as ann:
        match = ann.create("jammit", ME, ME)["id"]
    url = f"{guarded.url.replace('http', 'ws')}/socket/{match}"
    sent = 0
    with (
        connect(url, additional_headers=here, open_timeout=PATIENCE) as one,
        connect(url, additional_headers=here, open_timeout=PATIENCE) as other,
    ):
        for number in range(int(MOST / MESSAGE)):
            one.send(json.dumps({"type": "ping", "number": number}))
            sent += 1
            if json.loads(one.recv(PATIENCE))["type"] != "pong":
                break
        assert sent - 1 == (MOST - 2 * SOCKET) / MESSAGE
        other.send(json.dumps({"type": "ping", "number": 1}))
        assert json.loads(other.recv(PATIENCE))["code"] == "guard-too-fast"


def test_who_has_just_come_pays_as_nobody_and_then_by_name(
    guarded: Running, here: dict[str, str]
) -> None:
    with closing(Visitor(guarded)) as ann:
        ann.http.headers.update(here)
        for _ in range(3 * MOST):
            assert ann.get("/me").status_code == 200


def test_a_limit_of_0_is_no_limit(tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path, **UNLIMITED)) as node:
        for _ in range(40):
            assert study(node, {}).status_code == 200
            assert get(node, "/api/me", {}).status_code == 200
        with closing(Visitor(node)) as ann:
            match = ann.create("jammit", ME, ME)["id"]
            assert all(ann.get("/me").status_code == 200 for _ in range(120))
            with closing(Visitor(node)) as bob, bob.socket(match) as socket:
                for number in range(60):
                    socket.send(type="ping", number=number)
                    assert socket.wait_for("pong")["number"] == number


def test_a_window_of_0_counts_nothing(tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path, limit_window=0, play_limit=1, network_limit=1)) as node:
        with closing(Visitor(node)) as ann:
            assert all(ann.get("/me").status_code == 200 for _ in range(5))
        assert all(study(node, {}).status_code == 200 for _ in range(5))


# What one visitor may ask for within an hour

FEW = 3
SENTENCES = {"en": "limit", "fr": "limite", "de": "erlaubt", "ja": "まで"}


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    names = ("import_limit", "box_limit", "analysis_limit", "advice_limit", "study_limit")
    limits = UNLIMITED | dict.fromkeys(names, FEW)
    folder = tmp_path_factory.mktemp("frugal")
    with running(sqlite_settings(folder, trusted_proxies="127.0.0.1", **limits)) as found:
        yield found


def asked(kind: str, number: int) -> tuple[str, dict[str, Any]]:
    """Return the path and the body of a request for dear work."""
    if kind == "studies":
        return "/study", {"game": "jammit"}
    if kind == "advice":
        return "/study/advice", {"game": "fillit", "bot": "random"}
    if kind == "imports":
        return "/records", {"text": f"not a record {number}"}
    return "/boxes", {"text": f"not a box {number}", "shared": False}


@pytest.mark.parametrize("kind", ["imports", "boxes", "advice", "studies"])
def test_a_visitor_may_ask_for_dear_work_only_so_often(
    frugal: Running, here: dict[str, str], kind: str
) -> None:
    with closing(Visitor(frugal)) as ann, closing(Visitor(frugal)) as bob:
        for visitor in (ann, bob):
            visitor.http.headers.update(here)
            visitor.get("/me").raise_for_status()
        for number in range(FEW):
            assert ann.post(*asked(kind, number)).status_code != 429
        for language, word in SENTENCES.items():
            ann.http.headers["accept-language"] = language
            answer = ann.post(*asked(kind, FEW))
            refused(answer, f"quota-{kind}")
            assert answer.json()["values"] == {"most": FEW, "minutes": 20}
            for part in (word, str(FEW), "20"):
                assert part in answer.json()["sentence"]
        assert bob.post(*asked(kind, FEW)).status_code != 429


def test_a_visitor_may_begin_only_so_many_analyses(
    frugal: Running, here: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look at one again costs nothing; the board of a box counts as one."""
    monkeypatch.setattr("tuckbox.server.study.analyses.MODULE", "tests.server.stand_in_analysis")

    def analysis(visitor: Visitor, match: str) -> httpx.Response:
        return visitor.get(f"/matches/{match}/analysis")

    with closing(Visitor(frugal)) as ann, closing(Visitor(frugal)) as bob:
        for visitor in (ann, bob):
            visitor.http.headers.update(here)
            visitor.get("/me").raise_for_status()
        games = [ann.create("fits", ME, options={"boards": "1"})["id"] for _ in range(FEW + 1)]
        for game in (*games[:FEW], *games[:FEW]):
            assert analysis(ann, game).status_code == 200
        board = {"text": BOX.text, "board": "moon"}
        for language, word in SENTENCES.items():
            ann.http.headers["accept-language"] = language
            answer = analysis(ann, games[FEW])
            refused(answer, "quota-analyses")
            assert word in answer.json()["sentence"]
            refused(ann.post("/boxes/possible", board), "quota-analyses")
        assert analysis(ann, games[0]).status_code == 200
        other = bob.create("fits", ME, options={"boards": "1"})["id"]
        assert analysis(bob, other).status_code == 200


def test_new_identities_do_not_multiply_what_a_network_may_ask_for(
    frugal: Running, here: dict[str, str]
) -> None:
    passed = 0
    for _ in range(12):
        with closing(Visitor(frugal)) as ann:
            ann.http.headers.update(here)
            ann.get("/me").raise_for_status()
            answers = [ann.post(*asked("imports", number)) for number in range(FEW)]
        passed += sum(answer.status_code != 429 for answer in answers)
    assert passed == 10 * FEW
    assert answers[-1].json()["values"]["most"] == 10 * FEW


def test_unknown_visitors_of_a_network_are_one_visitor(
    frugal: Running, here: dict[str, str]
) -> None:
    for _ in range(FEW):
        assert study(frugal, here).status_code == 200
    refused(study(frugal, here), "quota-studies")
    refused(study(frugal, here | {"authorization": "Bearer made-up"}), "quota-studies")
