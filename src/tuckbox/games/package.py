"""The package of a game: the rules, the drawn data, and everything else that belongs to the game.

An installed package names its game by an entry point of the group `tuckbox.games`. A line such as
`noughts = "tuckbox_noughts"` gives the name of the game and its package, which is laid out like the
folders beside this file and has its message files in `messages/<language>/`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tuckbox.core import AnyGame, UnusableGame
from tuckbox.core.box import Box
from tuckbox.core.data_files import ComponentFiles, is_replaceable, read_files, with_box, with_own

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tuckbox.games"
NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
"""The name stands in records, addresses and message ids."""
FALLBACK = "en"
"""The only language a game must have messages in; it stands in for the others."""


class RulesClass(Protocol):
    """What a game's package exports as `Rules`."""

    replaceable: tuple[str, ...]

    def __call__(self, files: ComponentFiles, /) -> AnyGame: ...


@dataclass(frozen=True, slots=True)
class GamePackage:
    """The package of one game, imported only when the game is played."""

    game: str
    module: str
    """`tuckbox.games.fits`."""

    @property
    def folder(self) -> Path:
        return Path(import_module(self.module).__file__ or "").parent

    def rules(self, own: Path | None = None) -> AnyGame:
        """Return the game; a folder of own components replaces data files."""
        files = read_files(self.folder / "data")
        if own is not None:
            files = with_own(files, own / self.game, self._rules.replaceable)
        return self._rules(files)

    def earlier_rules(self, own: Mapping[str, str], hash: str) -> AnyGame | None:
        """Return the game with the components of an earlier version and these own files, by hash."""
        folders = (self.folder / "data", *self.folder.glob("earlier/*"))
        for folder, is_early in product(folders, (False, True)):
            texts = {**read_files(folder).texts, **own}
            files = ComponentFiles(texts, frozenset(own), is_early)
            if files.hash == hash:
                return self._rules(files)
        return None

    def boxed_rules(self, box: Box, hash: str | None = None) -> AnyGame:
        """Return the game with a box laid over the built-in components.

        Those of an earlier version are used if only they give the box the hash that a record names.
        """
        present = with_box(read_files(self.folder / "data"), box, self._rules.replaceable)
        if hash in (None, present.hash):
            return self._rules(present)
        for folder in self.folder.glob("earlier/*"):
            files = with_box(read_files(folder), box, self._rules.replaceable)
            if files.hash == hash:
                return self._rules(files)
        return self._rules(present)

    def drawn_files(self) -> dict[str, str]:
        """Return the built-in files that a player may replace, by name."""
        texts = read_files(self.folder / "data").texts
        allowed = self._rules.replaceable
        return {name: text for name, text in texts.items() if is_replaceable(name, allowed)}

    @property
    def _rules(self) -> RulesClass:
        rules: RulesClass = import_module(self.module).Rules
        return rules


@dataclass(frozen=True, slots=True)
class InstalledGames:
    """The games that installed packages offer."""

    packages: dict[str, GamePackage] = field(default_factory=dict)
    """By the name of the game, in alphabetical order."""
    faults: list[UnusableGame] = field(default_factory=list)
    """Why other games are left out."""


def find_installed(built_in: Mapping[str, GamePackage]) -> InstalledGames:
    """Return the games of installed packages, each tried before it is offered."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to load

    found = InstalledGames()
    for entry in sorted(entry_points(group=GROUP)):
        taken = {**built_in, **found.packages}.get(entry.name)
        try:
            found.packages[entry.name] = _tried(entry, taken)
        except UnusableGame as fault:
            found.faults.append(fault)
    return found


def _tried(entry: "EntryPoint", taken: GamePackage | None) -> GamePackage:
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
