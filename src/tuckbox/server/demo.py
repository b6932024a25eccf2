"""A short game to watch on the start page: drawn data, played by the rules like any other game.

A file's first line holds the options, every other line an entry: who, and what. `0` is chance.
"""

from collections.abc import Iterator
from pathlib import Path

from tuckbox.core import Actor, AnyGame, TuckboxError, View

FOLDER = Path(__file__).parent / "demos"


def demo(game: AnyGame) -> list[View]:
    """A spectator's views after each choice; as far as the game's own components allow."""
    file = FOLDER / f"{game.name}.txt"
    if not file.is_file():
        return [game.view(game.initial(game.options()), None)]
    try:
        return list(_views(game, file.read_text(encoding="utf-8").splitlines()))
    except TuckboxError:
        return [game.view(game.initial(game.options()), None)]


def preview(game: AnyGame) -> View:
    """One of them, with something to see on the board."""
    views = demo(game)
    return views[len(views) * 2 // 3]


def _views(game: AnyGame, lines: list[str]) -> Iterator[View]:
    options, *entries = lines
    position = game.initial(game.options(**dict(pair.split("=") for pair in options.split())))
    yield game.view(position, None)
    for entry in entries:
        number, text = entry.split(" ", 1)
        who = Actor(int(number))
        position = game.apply(position, who, game.parse_move(text))
        if who:
            yield game.view(position, None)
