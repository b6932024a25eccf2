"""Entries of the log as clients get them: with their effects, ready to be sent."""

from collections.abc import Iterable
from typing import Any

import orjson

from tuckbox.core import Actor, AnyGame, Message, seat_message
from tuckbox.match import Kind, Match, Played, play_log


def entry_json(game: AnyGame, played: Played) -> dict[str, Any]:
    """Return an `EntryModel`."""
    model = _entry(game, played)
    return model | {"effects": [message.json() for message in model["effects"]]}


def _entry(game: AnyGame, played: Played) -> dict[str, Any]:
    entry = played.entry
    return {
        "number": entry.number,
        "actor": entry.actor,
        "text": entry.text,
        **({"kind": "table"} if entry.kind is Kind.TABLE else {}),
        "effects": beyond_entry(entry.actor, entry.text, played.told(game)),
    }


def beyond_entry(actor: Actor, text: str, told: Iterable[Message]) -> list[Message]:
    """Return messages without what their entry says itself: its actor as `seat`, its text as `text`."""
    known = {"seat": seat_message(actor), "text": text}
    return [
        Message(
            message.id, tuple([each for each in message.values if known.get(each[0]) != each[1]])
        )
        for message in told
    ]


def entry_model(game: AnyGame, played: Played) -> bytes:
    """Return the same, ready to be sent and to be kept."""
    return kept(_entry(game, played))


def kept(value: object) -> bytes:
    """Return a value as JSON that stays in memory for a while; it may contain messages."""
    # orjson's bytes keep its whole buffer alive: 4 KiB for a few hundred bytes.
    return bytes(memoryview(orjson.dumps(value, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)))


def _plain(message: Message) -> dict[str, Any]:
    """The same as `Message.json`, with the values left to the encoder."""
    return {message.id: dict(message.values)}


def replayed_models(match: Match, last: int) -> list[bytes]:
    """Return the last N entries of a match, by playing it from its start."""
    first = len(match.log) - last
    return [
        entry_model(match.game, played)
        for played in play_log(match.game, match.setup, match.log, judged=True)
        if played.entry.number > first
    ]
