"""The message files of a language: ours, and those that installed games bring along."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

FOLDER = Path(__file__).parent
GAMES = "tuckbox.games"
"""The group of entry points by which an installed package names its games."""


def message_files(language: str) -> tuple[Path, ...]:
    """Ours first: of two messages with the same id the first counts."""
    return tuple(
        path for folder in _folders() for path in sorted((folder / language).glob("*.ftl"))
    )


@cache
def _folders() -> tuple[Path, ...]:
    """Folders that hold one folder for each language."""
    named = (_package(entry) for entry in sorted(entry_points(group=GAMES)))
    return FOLDER, *dict.fromkeys(folder / "messages" for folder in named if folder)


def _package(entry: EntryPoint) -> Path | None:
    """The folder of a game's package, found without running its code; None if it is gone."""
    try:
        spec = find_spec(entry.module)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent
