"""A game's demo, lesson and examples of its rules. All of them are optional.

They are data in the game's folder `tour`: `demo.txt`, `lesson.toml`, `examples.toml`. A game without
them still has its card, its rules page and its table.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tuckbox.games import game_folder
from tuckbox.server.http.models import Examples, Lesson, Tour


@cache
def tour(game: str) -> Tour:
    """Return the lesson and the examples of a game, if it has them."""
    lesson, examples = _read(game, "lesson.toml"), _read(game, "examples.toml")
    return Tour(
        lesson=None if lesson is None else Lesson.model_validate(lesson),
        examples=Examples.model_validate(examples or {}),
    )


def tour_file(game: str, name: str) -> Path | None:
    """Return a file of a game's tour, or None if it has no such file."""
    file = game_folder(game) / "tour" / name
    return file if file.is_file() else None


def _read(game: str, name: str) -> dict[str, Any] | None:
    file = tour_file(game, name)
    return None if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
