"""A view in words, for clients that have no board for the game."""

from collections.abc import Iterable
from typing import Any

from tuckbox.core import AnyGame, View
from tuckbox.core.game import move_groups


def text_json(game: AnyGame, view: View, moves: Iterable[Any] = ()) -> dict[str, Any]:
    """Return a `TextModel` as plain values."""
    return {
        "picture": game.draw(view).rstrip("\n"),
        "sentences": [sentence.json() for sentence in game.describe(view)],
        "groups": [
            {"heading": heading.json(), "moves": texts}
            for heading, texts in move_groups(game, moves).items()
        ],
    }
