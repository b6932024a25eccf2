"""A game's demo, lesson and examples of its rules. All of them are optional.

They are data in the game's folder `tour`: `demo.txt`, `lesson.toml`, `examples.toml`. A game without
them still has its card, its rules page and its table.
"""

import logging
import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel

from tuckbox.games import game_folder
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
