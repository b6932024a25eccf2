"""What a bot sees of a JAMMIT table."""

from tuckbox.bots.bot import seat_to_choose
from tuckbox.bots.hexagon.observation import Observation, twin_of
from tuckbox.bots.jammit.functions import FUNCTIONS
from tuckbox.core import AnyGame, View
from tuckbox.kernels.jammit import Twin


def observe(game: AnyGame, view: View) -> Observation:
    """Return the table as the seat to choose sees it.

    Raise `CannotChoose` if it has nothing to choose.
    """
    seat_to_choose(game, view)
    twin = twin_of(Twin, game, game.options(**view["options"]))
    return Observation(twin, twin.encode(game.position(view)), FUNCTIONS)
