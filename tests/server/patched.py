"""A document kept up to date by patches, as a client does it; and the whole that it must equal."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson
import pytest

from tuckbox.core.ability import landings
from tuckbox.core.view import assemble
from tuckbox.server.live.seat_document import Viewpoint, own_fields
from tuckbox.server.model.message_parts import text_json
from tuckbox.server.wire import connection
from tuckbox.server.wire.server_messages import message_for
from tuckbox.server.wire.subscriber import Subscriber

Json = dict[str, Any]
OUTSIDE = {"type", "serial", "version", "base", "operations", "entries", "fresh", "clocks"} | {
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
        """Return the update that was sent, or that a patch leads to, as `read` has it."""
        if message["type"] == "patch":
            message = self._patched(message)
        if message["type"] != "update":
            return message
        self.update = message
        return read(message)

    def _patched(self, patch: Json) -> Json:
        before = self.update
        assert patch["base"] == before["serial"]
        assert all(patch.values()) or patch["base"] == 0, "what has its default is left out"
        assert patch.keys() & {"operations", "entries", "seats", "plies"}, "empty"
        after: Json = orjson.loads(orjson.dumps(before))
        apply(after, patch.get("operations", ()))
        assert "whole" not in patch or document(after) == document(patch["whole"])
        entries: list[Json] = patch.get("entries", [])
        seats: list[Json] = patch["seats"] if "seats" in patch else before["seats"]
        plies: list[int] = patch.get("plies", [seat["ply"] for seat in seats])
        return after | {
            "serial": patch["base"] + 1,
            "version": entries[-1]["number"] if entries else before["version"],
            "entries": entries,
            "fresh": False,
            "clocks": patch.get("clocks", []),
            "seats": [seat | {"ply": ply} for seat, ply in zip(seats, plies, strict=True)],
            "spectators": patch.get("spectators", 0),
        }


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
    seen = Viewpoint(seat, held, subscriber.wants_text, subscriber.wants_patches)
    legal = () if seat is None or match.is_bot_played(seat) else match.legal_moves(seat)
    view, texts = match.view(seat), [game.format_move(move) for move in legal]
    rows = landings(game, match.position, seat, legal) if seat is not None else None
    return {
        **assemble(own_fields(live.shared, seen, view)),
        "view": view,
        "text": text_json(game, view, legal) if seen.in_words else None,
        "moves": _grouped(texts, rows) if subscriber.wants_patches else texts,
    }


def _grouped(texts: list[str], rows: list[int | None] | None) -> Json:
    """Return texts by how they begin: the first word, or all up to the last sign."""
    begins = [text[: text.find(" ") + 1] or re.sub("[A-Za-z0-9]*$", "", text) for text in texts]
    groups: Json = {begin: {} for begin in begins}
    for begin, text, row in zip(begins, texts, rows or [None] * len(texts), strict=True):
        groups[begin][text.removeprefix(begin)] = row
    return groups if rows else {begin: list(ends) for begin, ends in groups.items()}


def read(update: Json) -> Json:
    """Return an update with everything that clients with patches are told in another way."""
    groups = update["moves"].values() if isinstance(update["moves"], dict) else ()
    rows = [row for ends in groups if isinstance(ends, dict) for row in ends.values()]
    return update | {
        "moves": texts_of(update),
        "landings": rows or None,
        "owed": owed_of(update),
        "chosen": chosen_of(update),
    }


def texts_of(update: Json) -> list[str]:
    """Return the texts of the legal moves."""
    moves = update["moves"]
    if isinstance(moves, list):
        return moves
    return [begins + end for begins, ends in moves.items() for end in ends]


def chosen_of(update: Json) -> str | None:
    """Return the seat's own waiting choice."""
    found: str | None = update["chosen"] or update["view"].get("choice")
    return found


def owed_of(update: Json) -> list[int]:
    """Return the seats that owe a choice."""
    found: list[int] | None = update["owed"]
    return list(update["view"]["to_move"]) if found is None else found


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
