"""Entries of the log as clients get them: with their effects, ready to be sent."""

from collections.abc import Iterable
from typing import Any

from tuckbox.core import Actor, AnyGame, Message, seat_message
from tuckbox.match import Entry, Kind, Match, Played
from tuckbox.server.live.checkpoints import Checkpoints, Past
from tuckbox.server.model import json

NOT_STORED = ""
"""Stands for the id of a match of which nothing is kept."""


def entry_model(game: AnyGame, played: Played) -> bytes:
    """Return an `EntryModel`, ready to be sent and to be kept."""
    entry = played.entry
    return _model(entry, beyond_entry(entry.actor, entry.text, played.told(game)))


def bare_model(entry: Entry) -> bytes:
    """Return an `EntryModel` without effects, for which nothing is played again."""
    return _model(entry, [])


def _model(entry: Entry, effects: list[dict[str, Any]]) -> bytes:
    model: dict[str, Any] = {"number": entry.number, "actor": entry.actor, "text": entry.text}
    if entry.kind is Kind.TABLE:
        model["kind"] = "table"
    return kept({**model, "effects": effects})


def entry_json(game: AnyGame, played: Played) -> dict[str, Any]:
    """Return the same as plain JSON."""
    model: dict[str, Any] = json.loads(entry_model(game, played))
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
    return bytes(memoryview(json.dumps(value, _plain)))


def _plain(message: Message) -> dict[str, Any]:
    """The same as `Message.json`, with the values left to the encoder."""
    return {message.id: dict(message.values)}


def replayed_models(match: Match, last: int) -> list[bytes]:
    """Return the last N entries of a match, by playing it from its start."""
    past = Past.of(NOT_STORED, match)
    return entry_models(Checkpoints(), past, past.count - last)


def entry_models(checkpoints: Checkpoints, past: Past, after: int) -> list[bytes]:
    """Return the entries of a match after the first `after`, by playing it again."""
    return [entry_model(past.game, played) for played in checkpoints.replay(past, max(0, after))]
