"""Those who play BITS."""

from tuckbox.bots.bits.expert import Expert
from tuckbox.bots.bits.greedy import Greedy
from tuckbox.bots.bot import Bot


def bot(level: str) -> Bot:
    """The bot of this level."""
    return Greedy(level) if level == "greedy" else Expert(level)
