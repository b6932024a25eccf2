"""The package of a game: the rules, the drawn data, and everything else that belongs to the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Protocol

from tuckbox.core import AnyGame
from tuckbox.core.component import ComponentFiles, read_files, with_own


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

    @property
    def _rules(self) -> RulesClass:
        rules: RulesClass = import_module(self.module).Rules
        return rules
