"""The fifth game on a real server: one process that serves, and one that plays its bots."""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Json, Socket, Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
CROSSES_WIN = ("A1", "B1", "A2", "B2", "A3")


@pytest.fixture
def ann(address: str) -> Iterator[Visitor]:
    yield from visitor(address)


@pytest.fixture
def bob(address: str) -> Iterator[Visitor]:
    yield from visitor(address)


def visitor(address: str) -> Iterator[Visitor]:
    made = Visitor(SimpleNamespace(url=address))  # type: ignore[arg-type]
    yield made
    made.close()


@pytest.fixture
def match(ann: Visitor, bob: Visitor) -> str:
    """Ann has won against Bob."""
    id: str = ann.create("noughts", {**ME, "name": "Ann"}, OPEN)["id"]
    assert bob.join(id, name="Bob") == 2
    with ann.sit_at(id, patches=True) as first, bob.sit_at(id) as second:
        for number, text in enumerate(CROSSES_WIN):
            play(*((first, second) if number % 2 == 0 else (second, first)), text)
        assert first.update["result"] == second.update["result"]
        assert first.update["result"]["winners"] == [1]
        assert first.update["view"]["line"] == ["A1", "A2", "A3"]
    return id


def play(mover: Socket, other: Socket, text: str) -> None:
    assert text in mover.owes()["moves"]
    assert mover.submit(text)["type"] == "ack"
    for socket in (mover, other):
        socket.wait_until(lambda _: socket.entries[-1:] and socket.entries[-1]["text"] == text)  # noqa: B023


def test_the_list_of_games_says_what_it_has_and_what_it_lacks(ann: Visitor) -> None:
    found = next(game for game in ann.get("/games").json() if game["name"] == "noughts")
    assert found["options"] == [
        {"name": "seats", "choices": ["2"], "default": "2", "is_sequence": False}
    ]
    assert found["bots"] == ["random"]
    assert (found["daily"], found["analysis"]) == (False, False)
    assert found["preview"]["crosses"] == []


def test_its_words_are_served_in_every_language(ann: Visitor) -> None:
    for language, title in (("en", "Noughts and crosses"), ("ja", "三目並べ")):
        texts = ann.get(f"/messages/{language}").json()["texts"]
        assert f"noughts-title = {title}" in texts[language]


def test_two_people_play_and_the_loser_has_a_rematch(
    ann: Visitor, bob: Visitor, match: str
) -> None:
    assert ann.get(f"/matches/{match}").json()["state"] == "finished"
    made = bob.post(f"/matches/{match}/rematch").json()["id"]
    seats = ann.get(f"/matches/{made}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "Ann"]


def test_a_bot_plays_in_a_process_of_its_own(ann: Visitor) -> None:
    match = ann.create("noughts", ME, BOT)["id"]
    with ann.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(1))
        assert any(entry["actor"] == 2 for entry in socket.entries)
    refused = ann.post(
        "/matches", {"game": "noughts", "seats": [ME, {"kind": "bot", "level": "expert-1"}]}
    )
    assert (refused.status_code, refused.json()["code"]) == (422, "bot-unknown")


def test_a_record_leaves_and_comes_back(ann: Visitor, bob: Visitor, match: str) -> None:
    text = ann.get(f"/matches/{match}/record").text
    brought = bob.post("/records", {"text": text})
    assert brought.status_code == 201, brought.text
    id = brought.json()["id"]
    assert bob.get(f"/matches/{id}/record").text == text
    steps = bob.get(f"/matches/{id}/replay").json()["steps"]
    assert [step["entry"]["text"] for step in steps] == list(CROSSES_WIN)
    assert steps[-1]["view"]["line"] == ["A1", "A2", "A3"]
    analysed = bob.get(f"/matches/{id}/analysis")
    assert (analysed.status_code, analysed.json()["code"]) == (404, "analysis-missing")


def test_what_if_somebody_had_defended(ann: Visitor, match: str) -> None:
    other = study(ann, match=match, at=3, entries=[{"actor": 2, "text": "A3"}])
    assert other["result"] is None
    assert other["view"]["noughts"] == ["A3", "B1"]
    alone = study(ann, game="noughts", bot="random")
    assert [entry["actor"] for entry in alone["entries"]] == [1]


def test_its_views_are_described(ann: Visitor) -> None:
    described = ann.get("/openapi.json").json()["components"]["schemas"]["NoughtsView"]
    assert {"crosses", "noughts", "line", "to_move"} <= set(described["properties"])


def study(visitor: Visitor, **asked: object) -> Json:
    answer = visitor.post("/study", asked)
    assert answer.status_code == 200, answer.text
    studied: Json = answer.json()
    return studied
