"""The bots of JAMMIT, by level."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.hexagon.levels import bot_of
from tuckbox.bots.jammit.game import JAMMIT


def bot(level: str) -> Bot:
    """Return the bot of this level."""
    return bot_of(JAMMIT, level)
