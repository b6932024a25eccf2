"""Finds the folder of a player's own components, and games that use it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tuckbox.cli.box_file import game_with_box
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame
from tuckbox.games import as_recorded, game

if TYPE_CHECKING:
    from tuckbox.match import Record


def game_with_components(name: str, wanted: Path | None = None) -> AnyGame:
    """Return the game with this player's components."""
    return game(name, component_folder(wanted))


def chosen_game(name: str | None, components: Path | None, box: Path | None) -> AnyGame:
    """Return the game with these components, or with a box, which names its game itself."""
    if box is None:
        assert name is not None
        return game_with_components(name, components)
    if components is not None:
        raise UsageError.of("cli-box-or-components")
    rules = game_with_box(box)
    if name not in (None, rules.name):
        raise UsageError.of("cli-box-other-game", file=str(box), game=rules.name, expected=name)
    return rules


def recorded_game(record: "Record", wanted: Path | None = None) -> AnyGame:
    """Return the game of a record, with the components that it names if they are available."""
    return as_recorded(
        game_with_components(record.setup.game, wanted), record.setup.components, record.setup.box
    )


def component_folder(wanted: Path | None = None) -> Path | None:
    """Return the requested folder, else that of `TUCKBOX_COMPONENTS`, else the user's if it exists."""
    if wanted is not None:
        return wanted
    named = os.environ.get("TUCKBOX_COMPONENTS")
    if named:
        return Path(named)
    own = user_folder()
    return own if own.is_dir() else None


def user_folder() -> Path:
    from platformdirs import user_config_path  # noqa: PLC0415 - slow to import, rarely needed

    return user_config_path("tuckbox", appauthor=False) / "components"
