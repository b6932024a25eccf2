"""The bots of FITS, by level."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.fits.expert import expert
from tuckbox.bots.fits.greedy import greedy


def bot(level: str) -> Bot:
    """Return the bot of this level."""
    return greedy(level) if level == "greedy" else expert(level)
