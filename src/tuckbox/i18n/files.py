"""The message files of a language: ours, and those of installed games."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FOLDER = Path(__file__).parent
GAMES = "tuckbox.games"
"""The group of entry points by which an installed package names its games."""


def own_files(language: str) -> tuple[Path, ...]:
    return _files(FOLDER, language)


def installed_files(language: str) -> tuple[Path, ...]:
    """Return the files of games that are installed packages: `messages/<language>/*.ftl` beside their code."""
    return tuple(path for folder in _installed() for path in _files(folder / "messages", language))


def _files(folder: Path, language: str) -> tuple[Path, ...]:
    return tuple(sorted((folder / language).glob("*.ftl")))


@cache
def _installed() -> tuple[Path, ...]:
    """Return the folders of installed games."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to load, and seldom needed

    found = (_package(entry) for entry in sorted(entry_points(group=GAMES)))
    return tuple(dict.fromkeys(folder for folder in found if folder is not None))


def _package(entry: "EntryPoint") -> Path | None:
    """Return the folder of a game's package, found without running its code; None if it is gone."""
    try:
        spec = find_spec(entry.module)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent
