"""Hostile values in every field of every route and socket message: an answer with a code, never more."""

import contextlib
import logging
import random
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from itertools import chain
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.recorded import recorded
from tests.server.conftest import Visit, on_both
from tests.server.hostile import STORED, VALUES, attacks, messages, some
from tests.server.running import PATIENCE, Running
from tests.server.visitor import Socket, Visitor

ME = {"kind": "me"}
RECORD = recorded("fits", seats=1)
PARTS = 3
"""So that several processes can share the work."""
CLOSES = (1009, 4400, 4408)
"""Too large; after a fatal problem; answers that nobody reads."""


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that a stranger sends leaves a traceback in the log."""
    yield
    for record in caplog.get_records("call"):
        assert record.exc_info is None, caplog.text[-4000:]
        assert record.levelno < logging.ERROR, record.getMessage()


def _known(match: str) -> dict[str, Any]:
    """Return values of fields that lead a request past the first checks."""
    return {
        "match": match,
        "game": "fits",
        "name": "fits",
        "language": "en",
        "date": datetime.now(UTC).date().isoformat(),
        "number": 1,
        "level": "random",
        "bot": "random",
        "record": None,
        "at": None,
        "text": "takes-back",
        "options": {"boards": "1"},
        "seats": [{"kind": "me", "name": "Ann", "level": None}],
        "entries": [],
        "wire": None,
        "preview": [],
        "texts": None,
    }


@on_both
@pytest.mark.parametrize("part", range(PARTS))
def test_every_route_answers_hostile_values_with_a_code(
    visit: Visit, node: Running, part: int
) -> None:
    ann = visit()
    match = ann.create("fits", ME)["id"]
    every = list(attacks(_known(match), _names(node)))
    assert len({attack.path for attack in every}) > 20
    for attack in every[part::PARTS]:
        answer = _attacked(ann, attack)
        assert answer.status_code < 500, (attack.what, answer.text[:500])
        if answer.status_code >= 400:
            assert answer.json()["code"], attack.what
            assert len(answer.content) < 20_000, attack.what
    _still_plays(ann)


def _names(node: Running) -> Collection[str]:
    """Return the values to try: another database adds only what it might not store."""
    return VALUES if node.services.database.is_sqlite else STORED


def _attacked(ann: Visitor, attack: Any) -> httpx.Response:
    root = str(ann.http.base_url).removesuffix("/").removesuffix("/api")
    return ann.http.request(
        attack.verb,
        root + attack.path,
        params=attack.query or None,
        content=attack.content,
        headers={"content-type": "application/json"},
    )


def _still_plays(ann: Visitor) -> None:
    assert ann.http.get(str(ann.node.url) + "/healthz").json()["status"] == "ok"
    with ann.sit_at(ann.create("jammit", ME, ME)["id"]) as socket:
        socket.send(type="submit", seat=1, ply=0, text=socket.update["moves"][0])
        assert socket.wait_for("ack")


@on_both
def test_every_socket_message_is_answered_or_ends_with_a_code(visit: Visit, node: Running) -> None:
    ann = visit()
    match = ann.create("fits", ME)["id"]
    waiting = messages(_known(match), _names(node))
    for first in waiting:
        with ann.sit_at(match) as socket:
            for what, text in chain([first], waiting):
                assert _answered(socket, text), what
                if socket.connection.close_code is not None:
                    break
    _still_plays(ann)


def _answered(socket: Socket, text: str) -> bool:
    """Return whether the message, and a ping after it, were answered; or the socket closed with a code."""
    try:
        socket.connection.send(text)
        socket.send(type="ping", number=77)
        while (told := socket.receive()) != {"type": "pong", "number": 77}:
            if told["type"] == "problem" and not told["code"]:
                return False
    except ConnectionClosed as error:
        return error.rcvd is not None and error.rcvd.code in CLOSES
    return True


def test_frames_that_are_no_messages(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME)["id"]
    generator = random.Random()
    for size in (0, 1, 20, 125, 126, 5_000, 16_384, 16_385, 70_000, 1_000_000):
        with ann.sit_at(match) as socket:
            assert _answered(socket, "\0" * size)
        with ann.sit_at(match) as socket:
            with contextlib.suppress(ConnectionClosed):
                socket.connection.send(generator.randbytes(size))
            assert _answered(socket, "{}")
    _still_plays(ann)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/%00",
        "/" + "a" * 5_000,
        "/assets/" + "a/" * 2_000,
        "/%ff%fe",
        "/..%2f..%2fx",
    ],
)
def test_paths_that_no_file_can_have(node: Running, path: str) -> None:
    answer = httpx.get(node.url + path, timeout=PATIENCE)
    assert answer.status_code in (200, 404)


def test_texts_of_any_length_are_cut_in_sentences_and_values(visit: Visit) -> None:
    """Fluent refuses to fill in more than 2500 characters."""
    ann = visit()
    for body in (
        {"game": "x" * 30, "seats": [ME], "options": {}},
        {"game": "fits", "seats": [ME], "options": {"boards": "\x1b[2J"}},
        {"game": "fits", "seats": [ME], "options": {"\u202e": "x"}},
    ):
        told = ann.post("/matches", body)
        assert told.status_code == 422
        assert "\x1b" not in told.json()["sentence"]
        assert "\u202e" not in told.text
    lines = RECORD.replace("[game fits]", f"[game {'f' * 5_000}]")
    told = ann.post("/records", {"text": lines})
    assert (told.status_code, len(told.text) < 2_000) == (422, True)


def test_advice_about_some_hostile_lines(visit: Visit) -> None:
    """Study takes a record, a place in it and a line, each of which may be anything."""
    ann = visit()
    found = [
        a for a in attacks(_known("x") | {"record": RECORD}) if a.path.startswith("/api/study")
    ]
    for attack in some(iter(found), 60, random.randrange(2**32)):
        assert _attacked(ann, attack).status_code < 500, attack.what
