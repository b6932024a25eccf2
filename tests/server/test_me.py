"""Identities: signed, with a name, movable to another device."""

from random import Random

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Visitor
from tuckbox.server.http.identity import COOKIE
from tuckbox.server.lobby.creation import clean_name

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


def test_solo_games_are_told_round_by_round(visit: Visit) -> None:
    ann, bob = visit(), visit()
    first = finished(ann, "fits", boards="2,1")
    second = finished(ann, "bits")
    given_up = ann.create("fits", ME)["id"]
    ann.post(f"/matches/{given_up}/leave")
    told = ann.get("/me/scores").json()
    assert [game["match"] for game in told] == [second, first]
    assert [played["board"] for played in told[1]["rounds"]] == ["2", "1"]
    assert len(told[0]["rounds"]) == 3
    for game in told:
        assert sum(played["points"] for played in game["rounds"]) == game["points"]
    assert bob.get("/me/scores").json() == []
    # It is the same when it is read again, and gone with the game.
    assert ann.get("/me/scores").json() == told
    assert ann.http.delete(f"/matches/{second}").status_code == 204
    assert [game["match"] for game in ann.get("/me/scores").json()] == [first]


def finished(visitor: Visitor, game: str, **options: str) -> str:
    """Return a solo game played to its end."""
    match: str = visitor.create(game, ME, options=options)["id"]
    with visitor.sit_at(match) as socket:
        play_to_the_end(socket, Random(match))
    return match


@on_both
def test_only_what_is_played_with_nobody_else_can_be_deleted(visit: Visit) -> None:
    ann, bob = visit(), visit()
    alone = ann.create("fits", ME)["id"]
    bots = ann.create("jammit", ME, {"kind": "bot", "level": "random"}, options={"board": "mini"})
    shared = ann.create("jammit", ME, {"kind": "open"}, options={"board": "mini"})["id"]
    assert ann.get(f"/matches/{shared}").json()["deletable"]
    bob.join(shared)
    assert not ann.get(f"/matches/{shared}").json()["deletable"]
    assert ann.http.delete(f"/matches/{shared}").json()["code"] == "server-match-shared"
    assert bob.http.delete(f"/matches/{alone}").json()["code"] == "server-host-only"
    for match in (alone, bots["id"]):
        assert ann.get(f"/matches/{match}").json()["deletable"]
        assert ann.http.delete(f"/matches/{match}").status_code == 204
        assert ann.get(f"/matches/{match}").json()["code"] == "server-no-match"
        assert ann.http.delete(f"/matches/{match}").status_code == 404
    assert [match["id"] for match in ann.get("/matches", which="mine").json()["matches"]] == [
        shared
    ]


def test_the_deal_of_the_day_stays(visit: Visit) -> None:
    ann = visit()
    match = ann.post("/daily/fits").json()["match"]
    assert not ann.get(f"/matches/{match}").json()["deletable"]
    assert not ann.http.delete(f"/matches/{match}").is_success


def test_a_finished_game_is_drawn(visit: Visit) -> None:
    ann = visit()
    match = finished(ann, "fits", boards="2,1")
    drawn = ann.get(f"/matches/{match}/picture.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    points = str(ann.get("/me/scores").json()[0]["points"]).replace("-", "\N{MINUS SIGN}")
    assert f"FITS · {points}<" in drawn.text
    assert ">1 [2]<" in drawn.text
    running = ann.create("fits", ME)["id"]
    answer = ann.get(f"/matches/{running}/picture.svg")
    assert answer.json()["code"] == "server-picture-early"
