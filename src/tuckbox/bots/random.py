"""The bot that takes any legal move, each equally likely."""

from dataclasses import dataclass
from random import Random

from tuckbox.bots.bot import Bot, Budget, Choice, seat_to_choose
from tuckbox.core import AnyGame, View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays at random: the measure that every other bot must beat."""

    level: str = "random"

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        who = seat_to_choose(game, view)
        return Choice(rng.choice(game.legal_moves(game.position(view), who)))


def bot(level: str) -> Bot:
    """Return the bot of a level; the index calls this."""
    return RandomBot(level)
