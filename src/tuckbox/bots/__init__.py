"""The index of bots: each level by the name a table asks for, and the module that makes it.

A module is imported only when its bot is asked for, so that listing the levels costs nothing.

Whoever runs the program adds bots of their own by `TUCKBOX_BOTS=LEVEL=MODULE,…`: they play in the
arena and at the table in line mode. A server offers only ours.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from tuckbox.bots.bot import Bot, Budget, CannotChoose, Choice, UnknownBot
from tuckbox.core import AnyGame
from tuckbox.extra import is_installed, require_extra

EXPERTS = tuple(f"expert-{number}" for number in range(1, 6))
OWN_LEVELS = ("greedy", "uct", *EXPERTS)
"""Levels that a game may play in its own way, with compiled code: `bots.<game>` lists its own."""
MODULES: Mapping[str, str] = {
    "random": "tuckbox.bots.random",
    **dict.fromkeys(OWN_LEVELS, "tuckbox.bots.game_bot"),
}
"""Weakest first. A module makes its bots by `bot(level)`."""

__all__ = [
    "MODULES",
    "Bot",
    "Budget",
    "CannotChoose",
    "Choice",
    "UnknownBot",
    "bot",
    "bot_for",
    "is_known",
    "learned",
    "levels",
    "own_modules",
]


def levels(game: str | None = None) -> tuple[str, ...]:
    """Return the names of all bots, or of those that can play this game here, weakest first."""
    return tuple(level for level in MODULES if game is None or _plays(level, game))


def _plays(level: str, game: str) -> bool:
    return level not in OWN_LEVELS or (is_installed("bots") and level in _own_levels(game))


@cache
def _own_levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game with a folder here; none is imported, only their names."""
    if not (Path(__file__).parent / game / "__init__.py").is_file():
        return ()
    return cast(tuple[str, ...], import_module(f"tuckbox.bots.{game}").LEVELS)


def learned(game: AnyGame) -> str:
    """Return a digest of what was learned about own components on this computer; empty if nothing."""
    if not game.files.own or not (Path(__file__).parent / game.name / "learned.py").is_file():
        return ""
    return cast(str, import_module(f"tuckbox.bots.{game.name}.learned").digest(game))


def own_modules() -> dict[str, str]:
    """Return the modules of the user's own bots by level; one can't take the name of ours."""
    pairs = (pair.partition("=") for pair in os.environ.get("TUCKBOX_BOTS", "").split(","))
    return {level: module for level, _, module in pairs if module and level not in MODULES}


def bot(level: str) -> Bot:
    """Return the bot of that name.

    Raise `UnknownBot` if there is none, `MissingExtra` if it can't play here.
    """
    own = own_modules()
    if level in own:
        return _own_bot(level, own[level])
    if level not in MODULES:
        raise UnknownBot.of("bot-unknown", level=level, known=(*levels(), *own))
    if level in OWN_LEVELS:
        require_extra("bots")
    return cast(Bot, import_module(MODULES[level]).bot(level))


def _own_bot(level: str, module: str) -> Bot:
    try:
        return cast(Bot, import_module(module).bot(level))
    except (ImportError, AttributeError, OSError) as error:
        raise UnknownBot.of(
            "bot-own-missing",
            level=level,
            module=module,
            function="bot(level)",
            reason=str(error),
        ) from error


def bot_for(game: str, level: str) -> Bot:
    """Return the bot of that name, if it plays this game; raise `UnknownBot` otherwise."""
    found = bot(level)
    if not is_known(game, level):
        raise UnknownBot.of("bot-unknown", level=level, known=(*levels(game), *own_modules()))
    return found


def is_known(game: str, level: str) -> bool:
    """Return whether a bot of ours plays this game, or the user has one of that name."""
    return level in levels(game) or level in own_modules()
