"""The dearest messages of a socket, by kind."""

import json
from typing import Any

from tests.server.visitor import Socket
from tests.server.worst.listed import Listed
from tests.server.worst.scene import ME, Ask, Scene
from tuckbox.server.wire.protocol import MOST_PREVIEWS

MESSAGES = Listed()
HASH = "0" * 64
AT_ONCE = 32
"""Messages that come together: more than are heard in one turn of the event loop."""
LARGE = 15_000
"""Bytes, a little less than a message may have."""


def flood(socket: Socket, *messages: Any) -> None:
    """Send messages as one piece, and wait until they were all heard."""
    with socket.connection.protocol_mutex:
        for message in messages:
            text = message if isinstance(message, str) else json.dumps(message)
            socket.connection.protocol.send_text(text.encode())
        socket.connection.send_data()
    number = 123_456
    socket.send(type="ping", number=number)
    while socket.wait_for("pong")["number"] != number:
        pass


def padded(**message: Any) -> str:
    """Return a message that is as large as one may be, with lists that nobody wants."""
    return json.dumps({**message, "x": [[]] * (LARGE // 4)})


@MESSAGES.put("socket hello")
def _greetings_at_a_long_match(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)

    def ask() -> None:
        with scene.socket(match, text=True, last=scene.entries - 200) as socket:
            flood(socket, *[{"type": "hello", "text": True, "last": 0}] * AT_ONCE)

    return ask


@MESSAGES.put("socket hello")
def _greetings_at_every_game_in_words(scene: Scene) -> Ask:
    matches = scene.begun()

    def ask() -> None:
        for match in matches:
            for patches in (False, True):
                with scene.socket(match, text=True, patches=patches):
                    pass

    return ask


@MESSAGES.put("socket hello")
def _large_greetings(scene: Scene) -> Ask:
    match = scene.ann.create("jammit", ME, ME)["id"]

    def ask() -> None:
        with scene.socket(match) as socket:
            flood(socket, *[padded(type="hello", text=True)] * AT_ONCE)

    return ask


@MESSAGES.put("socket submit")
def _a_move_at_a_long_match(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)

    def ask() -> None:
        with scene.socket(match, text=True, patches=False) as socket:
            for _ in range(3):
                assert socket.submit(socket.owes()["moves"][0])["type"] == "ack"

    return ask


@MESSAGES.put("socket submit")
def _moves_that_are_refused(scene: Scene) -> Ask:
    match = scene.ann.create("fits", ME, ME, ME, ME)["id"]
    wrong = [{"type": "submit", "seat": 1, "ply": 0, "text": "é" * 64}] * AT_ONCE

    def ask() -> None:
        with scene.socket(match, text=True) as socket:
            flood(socket, *wrong)

    return ask


@MESSAGES.put("socket preview")
def _all_moves_of_every_game(scene: Scene) -> Ask:
    matches = scene.begun()

    def ask() -> None:
        for match in matches:
            with scene.socket(match) as socket:
                moves = socket.owes()["moves"]
                pages = [
                    moves[at : at + MOST_PREVIEWS] for at in range(0, len(moves), MOST_PREVIEWS)
                ]
                asked = [
                    {"type": "preview", "id": number, "seat": 1, "texts": texts, "brief": brief}
                    for brief in (False, True)
                    for number, texts in enumerate(pages)
                ]
                flood(socket, *asked[:AT_ONCE])

    return ask


@MESSAGES.put("socket preview")
def _large_questions(scene: Scene) -> Ask:
    match = scene.ann.create("jammit", ME, ME)["id"]
    texts = ["é" * 64] * MOST_PREVIEWS

    def ask() -> None:
        with scene.socket(match) as socket:
            flood(socket, *[padded(type="preview", id=1, seat=1, texts=texts)[:60_000]] * AT_ONCE)

    return ask


@MESSAGES.put("socket ping")
def _large_signs_of_life(scene: Scene) -> Ask:
    match = scene.ann.create("jammit", ME, ME)["id"]
    deep = '{"type":"ping","x":' + "[" * 7_000 + "]" * 7_000 + "}"

    def ask() -> None:
        with scene.socket(match) as socket:
            flood(socket, *[padded(type="ping"), deep] * (AT_ONCE // 2))

    return ask


@MESSAGES.put("socket look")
def _looking_at_seats_in_turn(scene: Scene) -> Ask:
    matches = scene.begun()

    def ask() -> None:
        for match in matches:
            with scene.socket(match, text=True) as socket:
                flood(socket, *[{"type": "look", "seat": 1 + at % 2} for at in range(AT_ONCE)])

    return ask


def _about_the_draw(scene: Scene, **said: Any) -> Ask:
    match = scene.ann.create("fits", *[ME] * 4, draws=False)["id"]

    def ask() -> None:
        with scene.socket(match, text=True) as socket:
            table = socket.update["deal"]["commitment"]
            flood(socket, *[{"seat": 1 + at % 4, "table": table, **said} for at in range(AT_ONCE)])

    return ask


@MESSAGES.put("socket commit")
def _commitments_again_and_again(scene: Scene) -> Ask:
    return _about_the_draw(scene, type="commit", commitment=HASH)


@MESSAGES.put("socket reveal")
def _seeds_that_do_not_fit(scene: Scene) -> Ask:
    return _about_the_draw(scene, type="reveal", seed=HASH)


@MESSAGES.put("socket lost")
def _seeds_that_are_lost(scene: Scene) -> Ask:
    return _about_the_draw(scene, type="lost")


@MESSAGES.put("socket silent")
def _others_called_silent(scene: Scene) -> Ask:
    return _about_the_draw(scene, type="silent")


@MESSAGES.put("socket link")
def _links_that_nobody_awaits(scene: Scene) -> Ask:
    return _about_the_draw(scene, type="link", number=1, link=HASH, shown=0)
