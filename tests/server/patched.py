"""A document kept up to date by patches, as a client does it; and the whole that it must equal."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson
import pytest

from tuckbox.core.view import assemble
from tuckbox.server.live.shown import Seen, own_fields
from tuckbox.server.live.subscriber import Subscriber
from tuckbox.server.live.text_model import text_json
from tuckbox.server.live.updates import message_for
from tuckbox.server.wire import connection

Json = dict[str, Any]
OUTSIDE = {"type", "serial", "base", "operations", "entries", "fresh", "clocks"} | {
    "plies",
    "seats",
    "spectators",
}
"""The fields of a message that patches do not touch."""


class Patched:
    """The messages of one connection, each as the whole update that it stands for."""

    def __init__(self) -> None:
        self.update: Json = {}

    def take(self, message: Json) -> Json:
        """Return an update as it is, and a patch as the update that it leads to."""
        if message["type"] == "patch":
            message = self._patched(message)
        if message["type"] == "update":
            self.update = message
        return message

    def _patched(self, patch: Json) -> Json:
        before = self.update
        assert patch["base"] == before["serial"]
        assert patch["serial"] == patch["base"] + 1
        is_later = patch["plies"] != [seat["ply"] for seat in before["seats"]]
        assert patch["operations"] or patch["entries"] or patch["seats"] or is_later, "empty"
        after: Json = orjson.loads(orjson.dumps(before))
        apply(after, patch["operations"])
        assert "whole" not in patch or document(after) == document(patch["whole"])
        after |= {name: patch[name] for name in ("serial", "entries", "clocks", "spectators")}
        seats = patch["seats"] or before["seats"]
        told = [seat | {"ply": ply} for seat, ply in zip(seats, patch["plies"], strict=True)]
        return after | {"seats": told, "fresh": False}


def apply(document: Json, operations: Iterable[Json]) -> None:
    """Apply operations of RFC 6902, those that the server sends."""
    for operation in operations:
        *path, last = operation["path"].split("/")[1:]
        assert path or last not in OUTSIDE
        place: Any = document
        for step in path:
            place = place[int(step)] if isinstance(place, list) else place[step]
        _apply(operation, place, last)


def _apply(operation: Json, place: Any, last: str) -> None:
    key: Any = int(last) if isinstance(place, list) else last
    if operation["op"] == "add" and isinstance(place, list):
        place.insert(key, operation["value"])
    elif operation["op"] == "remove":
        del place[key]
    else:
        assert key in (place if isinstance(place, dict) else range(len(place)))
        place[key] = operation["value"]


def document(update: Json) -> bytes:
    """Return what patches are about, in a form that can be compared."""
    inside = {name: value for name, value in update.items() if name not in OUTSIDE}
    return orjson.dumps(inside, option=orjson.OPT_SORT_KEYS)


def whole(subscriber: Subscriber) -> Json:
    """Return the document that a subscriber is shown now, made without any part that was kept."""
    live, seat = subscriber.live, subscriber.shown
    match, game = live.match, live.game
    held = live.seats_of(subscriber.holder)
    seen = Seen(seat, held, subscriber.wants_text, subscriber.wants_patches)
    legal = () if seat is None or match.is_bot_played(seat) else match.legal_moves(seat)
    view = match.view(seat)
    return {
        **assemble(own_fields(live, seen)),
        "view": view,
        "text": text_json(game, view, legal) if seen.in_words else None,
        "moves": [game.format_move(move) for move in legal],
    }


@contextmanager
def wholes() -> Iterator[None]:
    """Let sockets send with each patch the whole that it must lead to."""

    def with_whole(subscriber: Subscriber) -> bytes | None:
        message = message_for(subscriber)
        if message is None or not message.startswith(b'{"type":"patch"'):
            return message
        return b'%b,"whole":%b}' % (message[:-1], orjson.dumps(whole(subscriber)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "message_for", with_whole)
        yield
