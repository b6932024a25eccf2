"""The index of bots: each level by the name a table asks for, and the module that makes it.

A module is imported only when its bot is asked for, so that listing the levels costs nothing.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from tuckbox.bots.bot import Bot, Budget, CannotChoose, Choice, UnknownBot
from tuckbox.extra import is_installed, require_extra

EXPERTS = tuple(f"expert-{number}" for number in range(1, 6))
BY_GAME = ("greedy", "uct", *EXPERTS)
"""Levels that every game with a folder `bots/<game>` plays in its own way, with compiled code."""
ONLY: Mapping[str, tuple[str, ...]] = {"uct": ("fillit", "jammit")}
"""Levels that only some games have."""
MODULES: Mapping[str, str] = {
    "random": "tuckbox.bots.random",
    **dict.fromkeys(BY_GAME, "tuckbox.bots.by_game"),
}
"""Weakest first. A module makes its bots by `bot(level)`."""

__all__ = ["MODULES", "Bot", "Budget", "CannotChoose", "Choice", "UnknownBot", "bot", "levels"]


def levels(game: str | None = None) -> tuple[str, ...]:
    """Return the names of all bots, or of those that can play this game here, weakest first."""
    return tuple(level for level in MODULES if game is None or _plays(level, game))


def _plays(level: str, game: str) -> bool:
    if level not in BY_GAME:
        return True
    if not is_installed("bots"):
        return False
    return _has_folder(game) and game in ONLY.get(level, (game,))


@cache
def _has_folder(game: str) -> bool:
    """Return whether a game has bots of its own; asked at every choice, so looked up once."""
    return (Path(__file__).parent / game / "__init__.py").is_file()


def bot(level: str) -> Bot:
    """Return the bot of that name.

    Raise `UnknownBot` if there is none, `MissingExtra` if it can't play here.
    """
    if level not in MODULES:
        raise UnknownBot.of("bot-unknown", level=level, known=levels())
    if level in BY_GAME:
        require_extra("bots")
    return cast(Bot, import_module(MODULES[level]).bot(level))
