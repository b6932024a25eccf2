"""A package that names a game by an entry point, as `pip` would have installed it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SPOILT = "raise RuntimeError('nobody may run this')\n"


def install(
    folder: Path,
    *,
    module: str = "ludo",
    game: str | None = None,
    code: str = SPOILT,
    **messages: str,
) -> None:
    """Put the package into a folder on the path; `messages` by language."""
    game = game or module
    package = folder / module
    package.mkdir()
    (package / "__init__.py").write_text(code)
    for language, text in messages.items():
        (package / "messages" / language).mkdir(parents=True)
        (package / "messages" / language / f"{game}.ftl").write_text(text, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tuckbox.games]\n{game} = {module}\n")


def empty_site(
    folder: Path, monkeypatch: pytest.MonkeyPatch, forget: Callable[[], None]
) -> Iterator[Path]:
    """Put an empty folder on the path; forget what was found, before the test and after it."""
    monkeypatch.syspath_prepend(str(folder))
    forget()
    yield folder
    forget()
