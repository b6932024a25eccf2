"""Every mode of every game, found through the index: what conformance, perft and playthroughs run over."""

from collections.abc import Iterable

from tuckbox import game, games
from tuckbox.core import Options
from tuckbox.core.game import modes as modes_of


def modes(name: str) -> tuple[Options, ...]:
    """Return all combinations of a game's options that its rules allow."""
    return tuple(modes_of(game(name)))


def all_modes(names: Iterable[str] | None = None) -> list[tuple[str, Options]]:
    """Return the modes of all games, or of the games with these names."""
    return [(name, options) for name in names or games() for options in modes(name)]


def mode_id(name: str, options: Options) -> str:
    """Return a file name for a mode, such as `fits-2-1`."""
    return "-".join([name, *(value.replace(",", "") for _, value in options.pairs)])
