"""The bots of FILLIT, by level."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.fillit.game import FILLIT
from tuckbox.bots.hexagon.levels import bot_of


def bot(level: str) -> Bot:
    """Return the bot of this level."""
    return bot_of(FILLIT, level)
