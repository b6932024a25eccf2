"""The index of games: ours, one line each, and those of installed packages.

Everything else finds a game through it.
"""

from functools import cache, lru_cache
from pathlib import Path

from tuckbox.core import AnyGame, InvalidComponents, UnknownGame, UnusableGame
from tuckbox.core.box import Box, read_box
from tuckbox.games.package import GamePackage, InstalledGames, find_installed

BUILT_IN = (
    "fits",
    "bits",
    "fillit",
    "jammit",
)

BOXES_KEPT = 32
"""The number of games with boxes that a process keeps at hand; a match keeps its own."""

_PACKAGES = {name: GamePackage(name, f"tuckbox.games.{name}") for name in BUILT_IN}


def games() -> tuple[str, ...]:
    """Return the names of all games: ours, and then the installed ones in alphabetical order."""
    return (*BUILT_IN, *_installed().packages)


def game(name: str, components: Path | str | None = None) -> AnyGame:
    """Return the game of that name; a folder of own components replaces built-in data files."""
    package = _package(name)
    if components is not None and not Path(components).is_dir():
        raise InvalidComponents.of("components-no-folder", file=str(components))
    return package.rules(None if components is None else Path(components))


def boxed_game(box: Box | str, hash: str | None = None) -> AnyGame:
    """Return the game of a box, played with that box; raise `InvalidComponents` if it can't be.

    `hash` is that of the components which a record names, where the box comes from a record.
    """
    read = read_box(box) if isinstance(box, str) else box
    return _package(read.game).boxed_rules(read, hash)


def as_recorded(game: AnyGame, hash: str, box: str = "") -> AnyGame:
    """Return the game with the components that a record names: its own, a box's, or an earlier version's.

    If no components have this hash, return the game as it is; `check_record` refuses it where that matters.
    """
    files = game.files
    if files.hash == hash:
        return game
    if box:
        try:
            return _boxed_as_recorded(box, hash)
        except InvalidComponents:
            return game
    # What was played without a box, where a box is the default, had built-in components alone.
    named = files.own if files.box is None else ()
    own = tuple((name, files.texts[name]) for name in sorted(named))
    return _earlier(game.name, own, hash) or game


def without_box(rules: AnyGame) -> AnyGame:
    """Return the game as it is without the box that is the default here."""
    return rules if rules.files.box is None else _built_in(rules.name)


@cache
def _built_in(name: str) -> AnyGame:
    return game(name)


@lru_cache(maxsize=BOXES_KEPT)
def _boxed_as_recorded(box: str, hash: str) -> AnyGame:
    return boxed_game(box, hash)


@lru_cache(maxsize=32)
def _earlier(name: str, own: tuple[tuple[str, str], ...], hash: str) -> AnyGame | None:
    return _package(name).earlier_rules(dict(own), hash)


def drawn_files(name: str) -> dict[str, str]:
    """Return the built-in data files of a game that a player may replace, by name."""
    return _package(name).drawn_files()


def game_folder(name: str) -> Path:
    """Return the folder of a game's package."""
    return _package(name).folder


def unusable_games() -> tuple[UnusableGame, ...]:
    """Return why some installed games are not offered, for those who installed them."""
    return tuple(_installed().faults)


def _package(name: str) -> GamePackage:
    """Return a game's package; built-in games are found without searching what is installed."""
    package = _PACKAGES.get(name) or _installed().packages.get(name)
    if package is None:
        raise _unknown(name)
    return package


def _unknown(name: str) -> UnknownGame:
    for fault in _installed().faults:
        if fault.message["game"] == name:
            return fault
    return UnknownGame.of("game-unknown", game=name, known=games())


@cache
def _installed() -> InstalledGames:
    return find_installed(_PACKAGES)
