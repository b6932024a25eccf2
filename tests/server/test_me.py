"""Identities: signed, with a name, movable to another device."""

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.running import Running
from tuckbox.server.http.identity import COOKIE, Signer
from tuckbox.server.lobby.display_name import clean_name

ME = {"kind": "me"}


def test_a_stranger_becomes_a_guest_and_stays_the_same(visit: Visit) -> None:
    ann = visit()
    first = ann.get("/me")
    assert ann.get("/me").json() == first.json()
    assert visit().get("/me").json()["id"] != first.json()["id"]
    cookie = first.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_changed_cookie_proves_nothing(visit: Visit) -> None:
    ann, bob = visit(), visit()
    mine = ann.get("/me").json()["id"]
    signature = bob.get("/me").cookies[COOKIE].partition(".")[2]
    bob.http.cookies.clear()
    bob.http.cookies.set(COOKIE, f"{mine}.{signature}")
    assert bob.get("/me").json()["id"] != mine


def test_a_name_is_cleaned(visit: Visit) -> None:
    ann = visit()
    given = "  A\u0000n\u202en \n  Example " + "x" * 60
    answer = ann.http.put("/me", json={"name": given})
    assert answer.json()["name"] == ("A n n Example " + "x" * 60)[:40]
    assert ann.get("/me").json()["name"] == answer.json()["name"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Ann", "Ann"), ("", ""), ("\u200b\u200b", ""), ("e\u0301", "é"), ("日本 太郎", "日本 太郎")],
)
def test_names(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_a_recovery_code_moves_the_identity(visit: Visit) -> None:
    ann, phone = visit(), visit()
    mine = ann.get("/me").json()["id"]
    old = ann.post("/me/recovery").json()["code"]
    code = ann.post("/me/recovery").json()["code"]
    assert phone.post("/me/recover", {"code": old}).json()["code"] == "server-recovery-unknown"
    recovered = phone.post("/me/recover", {"code": code.lower().replace("-", " ")})
    assert recovered.json()["id"] == mine
    assert phone.get("/me").json()["id"] == mine


@on_both
def test_other_devices_can_be_locked_out(visit: Visit) -> None:
    ann, thief = visit(), visit()
    ann.http.put("/me", json={"name": "Ann"})
    code = ann.post("/me/recovery").json()["code"]
    before = thief.post("/me/recover", {"code": code}).json()
    match = ann.create("jammit", ME, ME)["id"]
    with thief.sit_at(match) as open_before:
        assert open_before.update["seat"] == 1
        renewed = ann.post("/me/renew").json()
        assert renewed["id"] != before["id"]
        assert (renewed["name"], renewed["since"]) == (before["name"], before["since"])
        open_before.wait_until(lambda update: update["seat"] is None)
        assert open_before.submit("resigns", seat=1, ply=0)["code"] == "server-not-your-seat"
    with ann.sit_at(match) as mine:
        assert mine.submit(mine.owes()["moves"][0])["type"] == "ack"
    assert thief.get("/matches", which="mine").json()["matches"] == []
    assert [found["id"] for found in ann.get("/matches", which="mine").json()["matches"]] == [match]
    assert thief.get("/me").json()["name"] == ""
    assert thief.post("/me/recover", {"code": code}).status_code == 404


def test_the_cookie_insists_on_https_where_there_is_https(node: Running) -> None:
    from starlette.responses import Response  # noqa: PLC0415

    response = Response()
    Signer(b"key", is_secure=True).give(response, "someone")
    assert "Secure" in response.headers["set-cookie"]
