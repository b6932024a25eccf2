"""A bot that plays each game in the game's own way, under one name for all games."""

from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import cast

from tuckbox.bots import Bot, Budget, CannotChoose, Choice, levels
from tuckbox.core import AnyGame, View


@dataclass(frozen=True, slots=True)
class GameBot:
    """Asks the bot of this level in `bots.<game>.levels`, which is imported only then."""

    level: str

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        if self.level not in levels(game.name):
            raise CannotChoose.of("bot-not-for-game", level=self.level, game=game.name)
        expert = cast(Bot, import_module(f"tuckbox.bots.{game.name}.levels").bot(self.level))
        return expert.choose(game, view, budget, rng)


def bot(level: str) -> Bot:
    """Return the bot of a level; the index calls this."""
    return GameBot(level)
