"""What a bot sees of a FITS table: its own ramp, the others', and the cards that may still come."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tuckbox.bots.bot import seat_to_choose
from tuckbox.bots.fits.mind import first_hope, mind_of
from tuckbox.bots.fits.policy import after
from tuckbox.bots.fits.value import Mind
from tuckbox.core import AnyGame, View
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import SET_ASIDE, Choice
from tuckbox.games.fits.position import Position, Round
from tuckbox.kernels.fits.table import Ints

NONE = -1


class Stand(NamedTuple):
    """One seat in the round under way."""

    sky: int
    marks: int
    hope: int
    tile: int
    """The tile it is about to place; NONE if it misses the turn."""
    start: int
    """Its starting tile, whose card it skips."""
    points: int
    """Of finished rounds."""


@dataclass(frozen=True)
class Sight:
    """A position to choose in."""

    mind: Mind
    own: Stand
    others: tuple[Stand, ...]
    may_refuse: bool
    left: Ints
    """The tiles of the cards not yet turned."""
    later: int
    """Rounds after this one."""
    choices: tuple[Choice, ...]
    """The legal choices."""
    actions: Ints
    """The same as actions."""

    @property
    def cards(self) -> int:
        """Cards that will still come to this seat."""
        return int(np.sum(self.left != self.own.start))

    @property
    def squares(self) -> int:
        """Squares of the tiles that will still come to this seat."""
        return int(self.mind.size[self.left[self.left != self.own.start]].sum())


def see(game: AnyGame, view: View) -> Sight:
    """The table as the seat to choose sees it; `CannotChoose` if it has nothing to choose."""
    seat = seat_to_choose(game, view)
    position: Position = game.position(view)
    now, scores = position.now, game.scores(position)
    mind = mind_of(game, now.board)
    reader = _Reader(game, mind)
    stands = {other: reader.stand(now, other, points) for other, points in enumerate(scores, 1)}
    own = stands.pop(seat)
    choices = game.legal_moves(position, seat)
    return Sight(
        mind=mind,
        own=own,
        others=tuple(stands.values()),
        may_refuse=SET_ASIDE in choices,
        left=np.array([reader.tile(tile) for tile in now.left], dtype=np.int64),
        later=len(position.options.sequence("boards")) - len(position.rounds),
        choices=choices,
        actions=np.array([reader.actions[choice] for choice in choices]),
    )


class _Reader:
    """Translates the words of the game into numbers."""

    def __init__(self, game: AnyGame, mind: Mind) -> None:
        components: Components = game.components  # type: ignore[attr-defined]
        self.mind, self.tiles = mind, components.building_cards
        # The order of the actions: setting aside, then tile by tile, each as its texts sort.
        every: list[Choice] = [SET_ASIDE]
        for tile in self.tiles:
            every += components.tiles[tile].placements
        self.actions = {choice: action for action, choice in enumerate(every)}

    def tile(self, tile: str | None) -> int:
        return NONE if tile is None else list(self.tiles).index(tile)  # type: ignore[arg-type]

    def stand(self, now: Round, seat: int, points: int) -> Stand:
        sky, marks, hope = 0, 0, first_hope(self.mind)
        for laid in now.ramps[seat - 1].laid:
            sky, marks, hope = after(self.mind, sky, marks, hope, self.actions[laid.placement])
        start = now.starts[seat - 1]
        tile = start if now.card is None else now.card
        misses = now.card is not None and now.card == start
        return Stand(
            int(sky),
            int(marks),
            int(hope),
            NONE if misses else self.tile(tile),
            self.tile(start),
            points,
        )
