"""How the socket behaves: greeting, gaps, presence, nonsense."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Visit
from tests.server.visitor import Socket
from tuckbox.server.wire.protocol import WIRE_VERSION

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_an_unknown_match_is_told_and_closed(visit: Visit) -> None:
    with visit(language="de").socket("nowhere") as socket:
        problem = socket.receive()
        assert (problem["code"], problem["fatal"]) == ("server-no-match", True)
        assert "Partie" in problem["sentence"]
        with pytest.raises(ConnectionClosed):
            socket.receive()


def test_missed_entries_come_again_on_reconnect(visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.sit_at(match) as socket:
        assert socket.update["fresh"]
        socket.submit(socket.update["moves"][0])
        seen = socket.owes()["version"]
        for _ in range(3):
            socket.submit(socket.owes()["moves"][0])
        socket.owes()
        entries = socket.entries
    with ann.sit_at(match, last=seen) as again:
        assert not again.update["fresh"]
        assert again.update["entries"] == entries[1:]
    with ann.sit_at(match, last=10_000) as ahead:
        assert ahead.update["fresh"]
        assert ahead.update["entries"] == entries
    with ann.sit_at(match) as first_visit:
        assert first_visit.update["entries"] == entries


def test_a_gap_that_is_not_at_hand_is_bridged_from_the_log(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME, options={"boards": "1,2"})["id"]
    with ann.sit_at(match) as socket:
        seen = socket.update["version"]
        known = len(socket.entries)
        for _ in range(20):
            socket.submit(socket.owes()["moves"][0])
        socket.owes()
        with ann.sit_at(match, last=seen) as again:
            assert not again.update["fresh"]
            assert again.update["entries"] == socket.entries[known:]


def test_a_language_can_be_asked_for(visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.sit_at(match, language="fr") as socket:
        refused = socket.submit("rien", seat=1)
        assert refused["type"] == "refused"
        with ann.sit_at(match, language="en") as english:
            assert english.submit("rien", seat=1)["sentence"] != refused["sentence"]


def test_ping_is_answered_by_its_number(visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.socket(match) as socket:
        socket.send(type="ping", number=7)
        assert socket.receive() == {"type": "pong", "number": 7}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"type":"dance"}',
        '{"type":"submit"}',
        '{"type":"submit","seat":1,"ply":-1,"text":"x"}',
        '{"type":"submit","seat":1,"ply":0,"text":"' + "x" * 65 + '"}',
        '{"type":"hello","wire":"one"}',
        '{"type":"hello","hats":1}',
        '{"type":"ping","number":1e400}',
        b"\xff\xfe",
        "[" * 2000,
    ],
)
def test_nonsense_gets_a_coded_answer_and_the_socket_lives(visit: Visit, text: str | bytes) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.socket(match) as socket:
        socket.connection.send(text)
        assert socket.receive()["code"] == "server-invalid-message"
        socket.hello()


def test_the_first_word_is_hello(visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.socket(match) as socket:
        socket.send(type="submit", seat=1, ply=0, text="x")
        assert socket.receive()["code"] == "server-hello-first"


@pytest.mark.parametrize("wire", [1, WIRE_VERSION - 1, WIRE_VERSION + 1, 99])
def test_another_wire_version_is_told_to_reload(visit: Visit, wire: int) -> None:
    """Even if it has unknown fields: an old tab must not be left hanging."""
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.socket(match) as socket:
        socket.send(type="hello", wire=wire, a_field_of_another_version=True)
        problem = socket.receive()
        assert (problem["code"], problem["fatal"]) == ("server-wire-version", True)


def test_who_comes_and_goes_is_told(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    bob.join(match)
    with ann.sit_at(match) as socket:
        assert [seat["online"] for seat in socket.update["seats"]] == [True, False]
        with bob.sit_at(match):
            _wait_until_online(socket, True, True)
        _wait_until_online(socket, True, False)


def _wait_until_online(socket: Socket, *wanted: bool) -> None:
    """On a busy machine we may be told of our own coming first."""
    while [seat["online"] for seat in socket.wait_for("presence")["seats"]] != [*wanted]:
        pass


def test_a_seat_of_another_is_neither_played_nor_previewed_nor_seen(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    bob.join(match)
    with bob.sit_at(match, seat=1) as socket:
        assert socket.update["seat"] is None
        socket.send(type="preview", id=1, seat=1, texts=[])
        assert refusal(socket) == "server-not-your-seat"
        socket.send(type="look", seat=1)
        assert refusal(socket) == "server-not-your-seat"
        assert socket.submit("x", seat=1, ply=0)["code"] == "server-not-your-seat"


def refusal(socket: Socket) -> str:
    code: str = socket.wait_for("problem")["code"]
    return code


def test_messages_beyond_the_limit_end_the_connection(visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.socket(match) as socket:
        socket.connection.send(json.dumps({"type": "ping", "x": "x" * 100_000}))
        with pytest.raises(ConnectionClosed):
            socket.receive()
