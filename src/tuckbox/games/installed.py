"""Games of installed packages, each tried before it is offered.

A package names its game by an entry point of the group `tuckbox.games`. A line such as
`noughts = "tuckbox_noughts"` gives the name of the game and its package, which is laid out like the
folders beside this file and has its message files in `messages/<language>/`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points

from tuckbox.core import UnusableGame
from tuckbox.games.package import GamePackage

GROUP = "tuckbox.games"
NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
"""The name stands in records, addresses and message ids."""
FALLBACK = "en"
"""The only language a game must have messages in; it stands in for the others."""


@dataclass(frozen=True, slots=True)
class InstalledGames:
    """The games that installed packages offer."""

    packages: dict[str, GamePackage] = field(default_factory=dict)
    """By the name of the game, in alphabetical order."""
    faults: list[UnusableGame] = field(default_factory=list)
    """Why other games are left out."""


def find_installed(built_in: Mapping[str, GamePackage]) -> InstalledGames:
    found = InstalledGames()
    for entry in sorted(entry_points(group=GROUP)):
        taken = {**built_in, **found.packages}.get(entry.name)
        try:
            found.packages[entry.name] = _tried(entry, taken)
        except UnusableGame as fault:
            found.faults.append(fault)
    return found


def _tried(entry: EntryPoint, taken: GamePackage | None) -> GamePackage:
    """Return the package if its game can be set up; raise `UnusableGame` with the reason otherwise."""
    about = {"game": entry.name, "package": entry.value}
    if taken is not None:
        raise UnusableGame.of("game-name-taken", **about, other=taken.module)
    if not NAME.fullmatch(entry.name):
        raise UnusableGame.of("game-name-invalid", **about)
    package = GamePackage(entry.name, entry.value)
    try:
        named = _set_up(package)
        has_words = (package.folder / "messages" / FALLBACK / f"{entry.name}.ftl").is_file()
    except Exception as error:  # whatever the code of others may raise
        reason = f"{type(error).__name__}: {error}"
        raise UnusableGame.of("game-broken", **about, reason=reason) from error
    if named != entry.name:
        raise UnusableGame.of("game-named-otherwise", **about, named=named)
    if not has_words:
        raise UnusableGame.of("game-wordless", **about)
    return package


def _set_up(package: GamePackage) -> str:
    """Set the game up and show it, as every list of games does; return the name it gives itself."""
    rules = package.rules()
    rules.draw(rules.view(rules.initial(rules.options()), None))
    return rules.name
