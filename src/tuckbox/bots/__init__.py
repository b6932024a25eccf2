"""The index of bots: each level by the name a table asks for, and the module that makes it.

A module is imported only when its bot is asked for, so that listing the levels costs nothing.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from tuckbox.bots.bot import Bot, Budget, CannotChoose, Choice, UnknownBot

MODULES: Mapping[str, str] = {
    "random": "tuckbox.bots.random",
}
"""Weakest first. A module makes its bots by `bot(level)`."""

__all__ = ["MODULES", "Bot", "Budget", "CannotChoose", "Choice", "UnknownBot", "bot", "levels"]


def levels() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(MODULES)


def bot(level: str) -> Bot:
    """The bot of that name; `UnknownBot` if there is none."""
    if level not in MODULES:
        raise UnknownBot.of("bot-unknown", level=level, known=levels())
    return cast(Bot, import_module(MODULES[level]).bot(level))
