"""The number of the next draw: the counter that goes into its digest."""

from tuckbox.core import AnyGame
from tuckbox.core.ability import place_of_draw
from tuckbox.match.fold import Fold


def draw_number(game: AnyGame, fold: Fold) -> int:
    """Return the draw's place in the deal, so that the same deal gives the same cards in every round.

    A game whose rounds may end early gives the place itself.
    """
    place = place_of_draw(game, fold.position)
    return fold.draws if place is None else place
