"""The table in words, for clients that have no board for a game."""

import pytest

import tuckbox
from tests.server.conftest import Visit
from tests.server.visitor import Json
from tuckbox.core import View

ME = {"kind": "me"}


def check(name: str, view: View, text: Json, moves: list[str]) -> None:
    """Check that the words say what the view shows, and offer every move once."""
    rules = tuckbox.game(name)
    assert text["picture"] == rules.draw(view).rstrip("\n")
    assert text["sentences"] == [sentence.json() for sentence in rules.describe(view)]
    listed = [move for group in text["groups"] for move in group["moves"]]
    assert sorted(listed) == sorted(moves)
    for group in text["groups"]:
        heading = rules.group(rules.parse_move(group["moves"][0]))
        assert group["heading"] == heading.json()


@pytest.mark.parametrize("name", tuckbox.games())
def test_an_update_has_them_for_whoever_asks(visit: Visit, name: str) -> None:
    ann = visit()
    match = ann.create(name, ME, ME)["id"]
    with ann.sit_at(match, text=True) as socket:
        update = socket.update
        assert update["moves"]
        check(name, update["view"], update["text"], update["moves"])
    with ann.sit_at(match) as socket:
        assert socket.update["text"] is None
    asked = ann.get(f"/matches/{match}/update", text=True).json()
    assert asked["text"] == update["text"]
    assert ann.get(f"/matches/{match}/update").json()["text"] is None


@pytest.mark.parametrize("name", tuckbox.games())
def test_a_study_has_them_for_whoever_asks(visit: Visit, name: str) -> None:
    ann = visit()
    found = ann.post("/study", {"game": name, "text": True}).json()
    check(name, found["view"], found["text"], found["moves"])
    assert ann.post("/study", {"game": name}).json()["text"] is None


@pytest.mark.parametrize("name", tuckbox.games())
def test_a_replay_has_them_for_whoever_asks(visit: Visit, name: str) -> None:
    ann = visit()
    match = ann.create(name, ME, ME)["id"]
    for _ in range(2):
        update = ann.get(f"/matches/{match}/update").json()
        ply = next(seat["ply"] for seat in update["seats"] if seat["seat"] == update["seat"])
        entry = {"seat": update["seat"], "ply": ply, "text": update["moves"][0]}
        assert ann.post(f"/matches/{match}/entries", entry).status_code == 200
    replay = ann.get(f"/matches/{match}/replay", text=True).json()
    assert replay["steps"]
    for view, text in [
        (replay["start"], replay["start_text"]),
        *((step["view"], step["text"]) for step in replay["steps"]),
    ]:
        check(name, view, text, [])
    plain = ann.get(f"/matches/{match}/replay").json()
    assert plain["start_text"] is None
    assert all(step["text"] is None for step in plain["steps"])


def test_a_card_has_a_picture(visit: Visit) -> None:
    for found in visit().get("/games").json():
        rules = tuckbox.game(found["name"])
        assert found["picture"] == rules.draw(found["preview"]).rstrip("\n")
