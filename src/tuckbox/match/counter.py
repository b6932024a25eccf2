"""Which number the next draw has: the counter that goes into its digest."""

from typing import Any, Protocol, runtime_checkable

from tuckbox.core import AnyGame
from tuckbox.match.referee import Fold


@runtime_checkable
class DrawsByPlace(Protocol):
    """A game whose rounds may end early, so that the number of draws before one is not its place."""

    def place_of_draw(self, p: Any) -> int:  # noqa: ANN401 - the game's own position
        """The place of the next draw in the whole deal, however earlier rounds went."""


def draw_counter(game: AnyGame, fold: Fold) -> int:
    """Its place in the deal, so that whoever plays the same deal gets the same cards in every round."""
    return game.place_of_draw(fold.position) if isinstance(game, DrawsByPlace) else fold.draws
