"""Those who play JAMMIT."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.jammit.expert import Expert
from tuckbox.bots.jammit.greedy import Greedy
from tuckbox.bots.jammit.uct import Uct


def bot(level: str) -> Bot:
    """The bot of this level."""
    if level == "greedy":
        return Greedy(level)
    return Uct(level) if level == "uct" else Expert(level)
