"""Setting up, finding and joining matches."""

import pytest

from tests.server.conftest import Visit
from tests.server.patched import read
from tests.server.visitor import Json
from tuckbox.games import games

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_every_game_is_listed_with_what_a_lobby_needs(visit: Visit) -> None:
    listed = visit().get("/games").json()
    assert [found["name"] for found in listed] == list(games())
    for found in listed:
        assert found["options"][0]["name"] == "seats"
        assert "random" in found["bots"]
        assert found["preview"]["game"] == found["name"]
        assert found["preview"]["outcome"] is None


def test_public_matches_are_listed_and_private_ones_are_not(visit: Visit) -> None:
    ann, bob = visit(), visit()
    public = ann.create("jammit", ME, OPEN, public=True)["id"]
    private = ann.create("jammit", ME, OPEN)["id"]
    listed = [found["id"] for found in bob.get("/matches", which="open").json()["matches"]]
    assert public in listed
    assert private not in listed
    mine = {found["id"] for found in ann.get("/matches", which="mine").json()["matches"]}
    assert mine == {public, private}
    assert bob.get("/matches", which="mine").json()["matches"] == []
    bob.join(public)
    open_now = bob.get("/matches", which="open", game="jammit").json()["matches"]
    assert public not in [found["id"] for found in open_now]
    running = bob.get("/matches", which="running").json()["matches"]
    assert public in [found["id"] for found in running]


@pytest.mark.parametrize("game", list(games()))
def test_a_new_match_comes_with_its_first_update_if_asked_for(visit: Visit, game: str) -> None:
    ann = visit()
    body = {"game": game, "seats": [ME] if game == "fits" else [ME, ME]}
    made = ann.post("/matches?update=true", body).json()
    asked = ann.get(f"/matches/{made['id']}/update").json()
    assert asked["seat"] == 1
    assert read(made["update"]) == read(asked)
    assert ann.post("/matches", body).json()["update"] is None


def test_my_turn_is_told_from_the_first_moment_on(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fillit", ME, {"kind": "bot", "level": "random"})["id"]
    assert ann.get(f"/matches/{match}").json()["my_turn"]


def test_my_turn_is_told(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    assert not ann.get(f"/matches/{match}").json()["my_turn"]
    bob.join(match)
    assert ann.get(f"/matches/{match}").json()["my_turn"]
    assert not bob.get(f"/matches/{match}").json()["my_turn"]


def test_pages_of_a_list_leave_nothing_out(visit: Visit) -> None:
    ann = visit()
    made = {ann.create("jammit", ME, OPEN)["id"] for _ in range(5)}
    found: list[str] = []
    after: str | None = None
    while True:
        query = {"which": "mine", "limit": 2} | ({"after": after} if after else {})
        page = ann.get("/matches", **query).json()
        found += [each["id"] for each in page["matches"]]
        after = page["more"]
        if after is None:
            break
    assert len(found) == 5
    assert set(found) == made


def test_joining_again_keeps_the_seat(visit: Visit) -> None:
    ann, bob, carl = visit(), visit(), visit()
    match = ann.create("jammit", OPEN, ME)["id"]
    assert bob.join(match) == 1
    assert bob.join(match) == 1
    assert ann.join(match) == 2
    full = carl.post(f"/matches/{match}/join", {})
    assert (full.status_code, full.json()["code"]) == (409, "server-table-full")
    taken = carl.post(f"/matches/{match}/join", {"seat": 1})
    assert (taken.status_code, taken.json()["code"]) == (409, "match-seat-taken")


def test_leaving_before_the_start_opens_the_seat_again(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("fillit", ME, OPEN, OPEN)["id"]
    bob.join(match)
    with ann.sit_at(match) as socket:
        assert [seat["kind"] for seat in socket.update["seats"]] == ["guest", "guest", "open"]
        assert bob.post(f"/matches/{match}/leave").status_code == 204
        socket.wait_until(lambda update: update["seats"][1]["kind"] == "open")
    assert bob.post(f"/matches/{match}/leave").json()["code"] == "server-no-seat"


def test_a_table_that_everybody_left_is_put_away(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fillit", ME, OPEN)["id"]
    assert ann.post(f"/matches/{match}/leave").status_code == 204
    assert ann.get(f"/matches/{match}").status_code == 404


def test_leaving_a_running_game_is_resigning(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    bob.join(match)
    assert bob.post(f"/matches/{match}/leave").status_code == 204
    result = ann.get(f"/matches/{match}").json()["result"]
    assert result["winners"] == [1]


def test_a_program_plays_its_seat_by_token_without_a_socket(visit: Visit) -> None:
    ann = visit()
    made = ann.create("jammit", {"kind": "program", "name": "Robo"}, ME)
    robot = visit(token=made["tokens"]["1"])
    match = made["id"]
    update = robot.get(f"/matches/{match}/update").json()
    assert update["seat"] == 1
    assert update["seats"][0]["kind"] == "program"
    body = {"seat": 1, "ply": 0, "text": update["moves"][0]}
    told = robot.post(f"/matches/{match}/entries", body)
    assert told.status_code == 200
    assert robot.post(f"/matches/{match}/entries", body).json() == told.json()
    stranger = visit(token="0" * 43)
    refused = stranger.post(f"/matches/{match}/entries", {**body, "ply": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "server-not-your-seat")
    assert made["tokens"]["1"] not in ann.get(f"/matches/{match}/update").text


BAD: list[tuple[Json, int, str]] = [
    ({"game": "chess", "seats": [ME]}, 422, "game-unknown"),
    ({"game": "fits", "seats": []}, 422, "server-invalid-request"),
    ({"game": "fits", "seats": [ME], "options": {"boards": "9"}}, 422, "option-value"),
    ({"game": "fits", "seats": [ME], "options": {"hats": "9"}}, 422, "option-unknown"),
    ({"game": "fits", "seats": [ME], "options": {"seats": 2}}, 422, "server-seat-count"),
    ({"game": "fillit", "seats": [ME]}, 422, "option-value"),
    ({"game": "fits", "seats": [{"kind": "bot", "level": "god"}]}, 422, "bot-unknown"),
    ({"game": "fits", "seats": [{"kind": "bot"}]}, 422, "bot-unknown"),
    ({"game": "fits", "seats": [ME], "speed": "xyz"}, 422, "server-invalid-request"),
    ({"game": "fits", "seats": [ME], "hats": 1}, 422, "server-invalid-request"),
    ({"game": "fits", "seats": [ME], "options": {"boards": [[]]}}, 422, "server-invalid-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD)
def test_a_match_that_cannot_be_is_refused_with_a_code(
    visit: Visit, body: Json, status: int, code: str
) -> None:
    answer = visit().post("/matches", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr-CH,fr;q=0.9", "Cette partie"),
        ("ja", "このゲームは見つかりません"),
        ("xx,de;q=0.5,en;q=0.2", "Diese Partie gibt es nicht"),
        ("nonsense;q=z", "There is no such game"),
    ],
)
def test_a_refusal_speaks_the_readers_language(visit: Visit, language: str, sentence: str) -> None:
    answer = visit(language=language).get("/matches/nowhere")
    assert answer.status_code == 404
    assert answer.json()["code"] == "server-no-match"
    assert sentence in answer.json()["sentence"]


def test_broken_json_and_unknown_addresses_are_coded(visit: Visit) -> None:
    ann = visit()
    broken = ann.http.post("/matches", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "server-invalid-request")
    assert ann.get("/nothing").json()["code"] == "server-no-such-page"
    assert ann.http.delete("/games").json()["code"] == "server-no-such-method"
    assert ann.get("/matches", after="!!").json()["code"] == "server-cursor"
