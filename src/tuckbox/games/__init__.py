"""The index of games: one line each. Everything else finds a game through it."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tuckbox.core import AnyGame, InvalidComponents, UnknownGame
from tuckbox.core.component import read_files, with_own

NAMES = ("fits", "bits", "fillit", "jammit")


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def game(name: str, components: Path | str | None = None) -> AnyGame:
    """The game of that name; a folder of own components replaces built-in data files."""
    if name not in NAMES:
        raise UnknownGame.of("game-unknown", game=name, known=NAMES)
    folder = import_module(f"tuckbox.games.{name}")
    files = read_files(Path(folder.__file__ or "").parent / "data")
    if components is not None:
        files = with_own(files, _own_folder(Path(components), name), folder.Rules.replaceable)
    rules: Callable[..., AnyGame] = folder.Rules
    return rules(files)


def _own_folder(components: Path, name: str) -> Path:
    if not components.is_dir():
        raise InvalidComponents.of("components-no-folder", file=str(components))
    return components / name
