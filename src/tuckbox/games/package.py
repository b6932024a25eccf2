"""The package of a game: the rules, the drawn data, and everything else that belongs to the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Protocol

from tuckbox.core import AnyGame
from tuckbox.core.box import Box
from tuckbox.core.component import ComponentFiles, is_replaceable, read_files, with_box, with_own


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
