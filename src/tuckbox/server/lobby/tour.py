"""A game's demo, lesson and examples of its rules. All of them are optional.

They are data in the game's folder `tour`: `demo.txt`, `lesson.toml`, `examples.toml`. A game without
them still has its card, its rules page and its table.

The first line of `demo.txt` holds the options, every other line an entry: actor (`0` is chance) and text.
"""

import logging
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel

from tuckbox.core import Actor, AnyGame, View
from tuckbox.games import game_folder, without_box
from tuckbox.server.model.bodies.games import Examples, Lesson, Tour

log = logging.getLogger("tuckbox.server")

M = TypeVar("M", bound=BaseModel)


@cache
def tour(game: str) -> Tour:
    """Return the lesson and the examples of a game, if it has them."""
    return Tour(
        lesson=_read(game, "lesson.toml", Lesson),
        examples=_read(game, "examples.toml", Examples) or Examples(),
    )


def tour_file(game: str, name: str) -> Path | None:
    """Return a file of a game's tour, or None if it has no such file."""
    file = game_folder(game) / "tour" / name
    return file if file.is_file() else None


def warn_unusable(game: str, file: Path, error: Exception) -> None:
    """Log that a file of a tour is left out; a fault in it must not take down the list of games."""
    log.warning("%s: %s is left out: %s: %s", game, file, type(error).__name__, error)


def _read(game: str, name: str, model: type[M]) -> M | None:
    file = tour_file(game, name)
    if file is None:
        return None
    try:
        return model.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        warn_unusable(game, file, error)
        return None


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
