"""Those who play FITS."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.fits.expert import Expert
from tuckbox.bots.fits.greedy import Greedy


def bot(level: str) -> Bot:
    """The bot of this level."""
    return Greedy(level) if level == "greedy" else Expert(level)
