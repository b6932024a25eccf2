"""Which number the next draw has: the counter that goes into its digest."""

from typing import Any, Protocol, runtime_checkable

from tuckbox.core import AnyGame
from tuckbox.match.deal import DailyDeal
from tuckbox.match.referee import Fold
from tuckbox.match.setup import Setup


@runtime_checkable
class DrawsByPlace(Protocol):
    """A game whose rounds may end early, so that the number of draws before one is not its place."""

    def place_of_draw(self, p: Any) -> int:  # noqa: ANN401 - the game's own position
        """The place of the next draw in the whole deal, however earlier rounds went."""


def draw_counter(game: AnyGame, setup: Setup, fold: Fold) -> int:
    """Draws are counted; but in a day's deal everybody gets the same cards in every round."""
    if isinstance(setup.deal, DailyDeal) and isinstance(game, DrawsByPlace):
        return game.place_of_draw(fold.position)
    return fold.draws
