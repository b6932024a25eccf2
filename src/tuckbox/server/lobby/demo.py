"""A short game to watch on the start page: data, played by the rules like any other game.

The first line of `demo.txt` holds the options, every other line an entry: who, and what. `0` is chance.
"""

from collections.abc import Iterator
from typing import Any

from tuckbox.core import Actor, AnyGame, TuckboxError, View
from tuckbox.server.lobby.tour import tour_file

DEMO = "demo.txt"
SHOWN = 2 / 3
"""How much of it has been played where it is shown as a picture."""


def demo(game: AnyGame) -> list[View]:
    """A spectator's views after each choice; as far as the game's own components allow."""
    return [game.view(position, None) for position in _positions(game)]


def preview(game: AnyGame) -> View:
    """One of them, with something to see on the board."""
    # No further than shown, and only this one: the first page of a server waits for it.
    return game.view(_positions(game, SHOWN)[-1], None)


def _positions(game: AnyGame, part: float = 1) -> list[Any]:
    """The start, and the position after each choice in the first part of the game."""
    file = tour_file(game.name, DEMO)
    if file is None:
        return [game.initial(game.options())]
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        return list(_played(game, lines[: round(part * len(lines))]))
    except TuckboxError:
        return [game.initial(game.options())]


def _played(game: AnyGame, lines: list[str]) -> Iterator[Any]:
    options, *entries = lines
    position = game.initial(game.options(**dict(pair.split("=") for pair in options.split())))
    yield position
    for entry in entries:
        number, text = entry.split(" ", 1)
        who = Actor(int(number))
        position = game.apply(position, who, game.parse_move(text))
        if who:
            yield position
