"""Those who play FILLIT."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.fillit.expert import Expert
from tuckbox.bots.fillit.greedy import Greedy
from tuckbox.bots.fillit.uct import Uct


def bot(level: str) -> Bot:
    """The bot of this level."""
    if level == "greedy":
        return Greedy(level)
    return Uct(level) if level == "uct" else Expert(level)
