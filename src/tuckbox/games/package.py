"""Where a game lies: a package with the rules, the drawn data, and what else belongs to the game."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tuckbox.core import AnyGame
from tuckbox.core.component import ComponentFiles, read_files, with_own


@dataclass(frozen=True, slots=True)
class GamePackage:
    """The package of one game, imported only when the game is played."""

    game: str
    module: str
    """`tuckbox.games.fits`."""

    @property
    def folder(self) -> Path:
        return Path(import_module(self.module).__file__ or "").parent

    def rules(self, own: Path | None = None, hash: str | None = None) -> AnyGame:
        """Return the game with its components, or with earlier ones if those have this hash.

        A folder of own components replaces data files. Where no components have the hash they are
        the current ones: whoever needs the others says so with both hashes.
        """
        make = import_module(self.module).Rules
        sets = self._component_sets(own, make.replaceable)
        current = next(sets)
        files = current
        if hash is not None and hash != current.hash:
            files = next((earlier for earlier in sets if earlier.hash == hash), current)
        rules: AnyGame = make(files)
        return rules

    def _component_sets(
        self, own: Path | None, replaceable: tuple[str, ...]
    ) -> Iterator[ComponentFiles]:
        """The current components, and after them those that records of older versions name."""
        for folder in (self.folder / "data", *sorted(self.folder.glob("earlier/*"))):
            files = read_files(folder)
            yield files if own is None else with_own(files, own / self.game, replaceable)
