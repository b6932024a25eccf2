"""Which number the next draw has: the counter that goes into its digest."""

from collections.abc import Callable
from typing import Any

from tuckbox.core import AnyGame
from tuckbox.match.referee import Fold


def draw_counter(game: AnyGame, fold: Fold) -> int:
    """Its place in the deal, so that whoever plays the same deal gets the same cards in every round.

    A game whose rounds may end early says the place itself: `place_of_draw`.
    """
    place_of_draw: Callable[[Any], int] | None = getattr(game, "place_of_draw", None)
    return fold.draws if place_of_draw is None else place_of_draw(fold.position)
