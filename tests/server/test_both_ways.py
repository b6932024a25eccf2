"""Messages are written as bytes by hand; here the models write them too, and both must be the same."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from pydantic import BaseModel

from tests.server.fuzz import run
from tests.server.patched import texts_of
from tests.server.simulation.network import Link
from tests.server.simulation.scene import Socket, perform
from tests.server.visitor import server_message
from tuckbox.server.model.base import Sparse

EVENINGS = range(40, 52)
"""Simulated evenings of all games: reconnects, kills, refusals, with and without patches."""


def by_model(value: Any) -> Any:
    """Return a value as its model writes it: complete, unless defaults may be left out."""
    if isinstance(value, BaseModel):
        written = value.model_fields_set if isinstance(value, Sparse) else type(value).model_fields
        return {name: by_model(getattr(value, name)) for name in written}
    if isinstance(value, Mapping):
        return {name: by_model(part) for name, part in value.items()}
    return [by_model(part) for part in value] if isinstance(value, list) else value


async def asking(socket: Socket) -> None:
    """Ask what moves would do, and then what nobody may ask."""
    moves = texts_of(socket.update)[:3]
    socket.say(type="preview", id=1, seat=socket.update["seat"], texts=moves)
    await socket.hear("previews")
    socket.say(type="preview", id=2, seat=socket.update["seat"], texts=["no move"])
    await socket.hear("problem")


def test_every_message_is_the_same_by_model_and_by_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: Counter[str] = Counter()
    write = Link.write

    def compare(link: Link, messages: Iterable[bytes]) -> None:
        written = list(messages)
        for message in written:
            sent = json.loads(message)
            sent.pop("whole", None)  # The simulation adds it, to compare what patches lead to.
            said = server_message.validate_json(json.dumps(sent), strict=True)
            kinds[said.type] += 1
            assert by_model(said) == sent
        write(link, written)

    monkeypatch.setattr(Link, "write", compare)
    for seed in EVENINGS:
        run(seed)
    perform(asking)
    assert {"update", "patch", "ack", "refused", "previews", "pong", "presence", "problem"} == {
        *kinds
    }
