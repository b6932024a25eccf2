"""A short game to watch on the start page, stored as data and played by the rules.

The first line of `demo.txt` holds the options, every other line an entry: actor (`0` is chance) and text.
"""

from collections.abc import Iterator
from typing import Any

from tuckbox.core import Actor, AnyGame, View
from tuckbox.games import without_box
from tuckbox.server.lobby.tour import tour_file, warn_unusable

DEMO = "demo.txt"
SHOWN = 2 / 3
"""The share of the game after which the preview shows it."""


def demo(game: AnyGame) -> list[View]:
    """Return a spectator's view after each choice; only the start if the demo cannot be played."""
    plain = without_box(game)  # what is stored was played without one
    return [plain.view(position, None) for position in _positions(plain)]


def preview(game: AnyGame) -> View:
    """Return one of these views, with something to see on the board."""
    # Only this far and only this view: a server's first page waits for it.
    plain = without_box(game)
    return plain.view(_positions(plain, SHOWN)[-1], None)


def _positions(game: AnyGame, part: float = 1) -> list[Any]:
    """Return the start position and the position after each choice, up to `part` of the game."""
    file = tour_file(game.name, DEMO)
    if file is None:
        return [game.initial(game.options())]
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        return list(_played(game, lines[: round(part * len(lines))]))
    except Exception as error:  # the file, and perhaps the rules that read it, are from others
        warn_unusable(game.name, file, error)
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
