"""The bots of a game, by level."""

from tuckbox.bots.bot import Bot
from tuckbox.bots.hexagon.expert import Expert
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.greedy import Greedy
from tuckbox.bots.hexagon.uct_bot import Uct


def bot_of(hexagon: HexagonGame, level: str) -> Bot:
    """Return the bot that plays a game at this level."""
    if level == "greedy":
        return Greedy(hexagon)
    return Uct(hexagon) if level == "uct" else Expert(hexagon, level)
