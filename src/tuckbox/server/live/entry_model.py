"""Entries of the log as clients get them: with what they did, ready to be sent."""

from collections.abc import Sequence
from typing import Any

import orjson

from tuckbox.core import AnyGame
from tuckbox.match import Entry, Kind, Setup, table_message
from tuckbox.match.log import Log
from tuckbox.match.referee import Fold, Referee

KINDS = {Kind.MOVE: "move", Kind.CHANCE: "draw", Kind.TABLE: "table"}


def entry_json(game: AnyGame, position: Any, entry: Entry) -> dict[str, Any]:  # noqa: ANN401 - any game's position
    """An `EntryModel`; `position` is the one before the entry."""
    if entry.kind is Kind.TABLE:
        effects = [table_message(entry).json()]
    else:
        move = game.parse_move(entry.text)
        effects = [effect.json() for effect in game.effects(game.play(position, entry.actor, move))]
    return {
        "number": entry.number,
        "actor": entry.actor,
        "text": entry.text,
        "kind": KINDS[entry.kind],
        "effects": effects,
    }


def entry_model(game: AnyGame, position: Any, entry: Entry) -> bytes:  # noqa: ANN401
    """The same, ready to be sent and to be kept."""
    return kept(entry_json(game, position, entry))


def kept(value: object) -> bytes:
    """A value as JSON that stays in memory for a while."""
    # The writer's own bytes hold on to its whole buffer, 4 KiB for a few hundred.
    return bytes(memoryview(orjson.dumps(value)))


def entry_models(
    game: AnyGame, before: Fold, log: Sequence[Entry], added: Sequence[Entry]
) -> list[bytes]:
    """The added entries, each judged from the position before it."""
    position = before.position
    models = []
    for entry in added:
        models.append(entry_model(game, position, entry))
        if entry is not added[-1] and entry.kind is not Kind.TABLE:
            position = game.apply(position, entry.actor, game.parse_move(entry.text))
    return models


def replayed_models(game: AnyGame, setup: Setup, log: Sequence[Entry], last: int) -> list[bytes]:
    """The last so many entries of a log, by playing it from its start."""
    referee = Referee(game, setup)
    fold = referee.start()
    passed = Log()
    models = []
    for entry in log:
        if entry.number > len(log) - last:
            models.append(entry_model(game, fold.position, entry))
        fold = referee.after(fold, entry, passed)
        passed.append(entry)
    return models
