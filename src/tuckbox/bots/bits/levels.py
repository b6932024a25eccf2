"""The bots of BITS, by level."""

from tuckbox.bots.bits.expert import expert
from tuckbox.bots.bits.greedy import greedy
from tuckbox.bots.bot import Bot


def bot(level: str) -> Bot:
    """Return the bot of this level."""
    return greedy(level) if level == "greedy" else expert(level)
