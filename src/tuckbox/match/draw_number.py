"""Which number the next draw has: the counter that goes into its digest."""

from tuckbox.core import AnyGame
from tuckbox.core.ability import HasPlacedDraws
from tuckbox.match.referee import Fold


def draw_counter(game: AnyGame, fold: Fold) -> int:
    """Its place in the deal, so that whoever plays the same deal gets the same cards in every round.

    A game whose rounds may end early says the place itself.
    """
    return game.place_of_draw(fold.position) if isinstance(game, HasPlacedDraws) else fold.draws
