"""Entries of the log as clients get them: with their effects, ready to be sent."""

from collections.abc import Sequence
from typing import Any

import orjson

from tuckbox.core import AnyGame, Message
from tuckbox.match import Kind, Match, Played, play_log

KINDS = {Kind.MOVE: "move", Kind.CHANCE: "draw", Kind.TABLE: "table"}


def entry_json(game: AnyGame, played: Played) -> dict[str, Any]:
    """Return an `EntryModel`."""
    return _entry(played, [message.json() for message in played.told(game)])


def _entry(played: Played, effects: Sequence[Any]) -> dict[str, Any]:
    entry = played.entry
    return {
        "number": entry.number,
        "actor": entry.actor,
        "text": entry.text,
        "kind": KINDS[entry.kind],
        "effects": effects,
    }


def entry_model(game: AnyGame, played: Played) -> bytes:
    """Return the same, ready to be sent and to be kept."""
    return kept(_entry(played, played.told(game)))


def kept(value: object) -> bytes:
    """Return a value as JSON that stays in memory for a while; it may contain messages."""
    # orjson's bytes keep its whole buffer alive: 4 KiB for a few hundred bytes.
    return bytes(memoryview(orjson.dumps(value, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)))


def _plain(message: Message) -> dict[str, Any]:
    """The same as `Message.json`, with the values left to the encoder."""
    return {"id": message.id, "values": dict(message.values)}


def replayed_models(match: Match, last: int) -> list[bytes]:
    """Return the last N entries of a match, by playing it from its start."""
    first = len(match.log) - last
    return [
        entry_model(match.game, played)
        for played in play_log(match.game, match.setup, match.log, judged=True)
        if played.entry.number > first
    ]
