"""The next card, and the number of its draw: the counter that goes into its digest."""

from typing import Any

from tuckbox.core import AnyGame
from tuckbox.core.ability import place_of_draw
from tuckbox.match.draw import Draw
from tuckbox.match.fold import Fold


def draw_number(game: AnyGame, fold: Fold) -> int:
    """Return the draw's place in the deal, so that the same deal gives the same cards in every round.

    A game whose rounds may end early gives the place itself.
    """
    place = place_of_draw(game, fold.position)
    return fold.draws if place is None else place


def next_card(game: AnyGame, fold: Fold, draw: Draw) -> Any:  # noqa: ANN401 - any game's move
    """Return the move of chance that follows from a draw."""
    chances = game.chances(fold.position)
    drawn = draw.draw(draw_number(game, fold), [weight for _, weight in chances])
    return chances[drawn][0]
