"""Entries of the log as clients get them: with their effects, ready to be sent."""

from collections.abc import Iterable
from typing import Any

import orjson

from tuckbox.core import Actor, AnyGame, Message, seat_message
from tuckbox.match import Kind, Match, Played, play_log


def entry_model(game: AnyGame, played: Played) -> bytes:
    """Return an `EntryModel`, ready to be sent and to be kept."""
    entry = played.entry
    model: dict[str, Any] = {"number": entry.number, "actor": entry.actor, "text": entry.text}
    if entry.kind is Kind.TABLE:
        model["kind"] = "table"
    model["effects"] = beyond_entry(entry.actor, entry.text, played.told(game))
    return kept(model)


def entry_json(game: AnyGame, played: Played) -> dict[str, Any]:
    """Return the same as plain JSON."""
    model: dict[str, Any] = orjson.loads(entry_model(game, played))
    return model


def beyond_entry(actor: Actor, text: str, told: Iterable[Message]) -> list[dict[str, Any]]:
    """Return messages without what their entry says itself: its actor as `seat`, its text as `text`."""
    known = ("seat", seat_message(actor)), ("text", text)
    return [
        {message.id: dict([each for each in message.values if each not in known])}
        for message in told
    ]


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
