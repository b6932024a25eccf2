"""What a bot sees of a FITS table."""

from typing import NamedTuple

import numpy as np

from tuckbox.bots.bot import seat_to_choose
from tuckbox.bots.fits.judgement import Judgement, judgement_of
from tuckbox.bots.square import observation
from tuckbox.core import AnyGame, Seat, View, seats
from tuckbox.games.fits.moves import Choice
from tuckbox.games.fits.position import Position, Round
from tuckbox.kernels.fits.codec import Numbering, numbering_of
from tuckbox.solver.fits.search import start


class Standing(NamedTuple):
    """One seat in the round under way; skyline, marks and hope are the solver's."""

    sky: int
    marks: int
    hope: int
    tile: int
    """The tile it is about to place; NONE if it misses the turn."""
    start: int
    """Its starting tile, whose card it skips."""
    points: int
    """Of finished rounds."""


class Observation(observation.Observation[Judgement, Standing, Choice]):
    """A position to choose in."""

    @property
    def cards(self) -> int:
        """Cards that will still come to this seat."""
        return int(np.sum(self.deck != self.own.start))

    @property
    def squares(self) -> int:
        """Squares of the tiles that will still come to this seat."""
        return int(self.judgement.size[self.deck[self.deck != self.own.start]].sum())


def observe(game: AnyGame, view: View) -> Observation:
    """Return the table as the seat to choose sees it.

    Raise `CannotChoose` if it has nothing to choose.
    """
    seat = seat_to_choose(game, view)
    position: Position = game.position(view)
    now, numbering = position.now, numbering_of(game)
    judgement, scores = judgement_of(game, now.board), game.scores(position)
    standings = {
        other: _standing(judgement, numbering, now, other, scores[other - 1])
        for other in seats(len(scores))
    }
    choices = game.legal_moves(position, seat)
    return Observation(
        judgement=judgement,
        own=standings.pop(seat),
        rivals=tuple(standings.values()),
        deck=np.array([numbering.tile(tile) for tile in now.left], dtype=np.int64),
        later=len(position.options.sequence("boards")) - len(position.rounds),
        choices=choices,
        actions=np.array([numbering.action(choice) for choice in choices]),
    )


def _standing(
    judgement: Judgement, numbering: Numbering, now: Round, seat: Seat, points: int
) -> Standing:
    laid = [numbering.action(laid.placement) for laid in now.ramp(seat).laid]
    return Standing(
        *start(judgement.table, judgement.board, laid),
        numbering.tile(now.open_tile(seat)),
        numbering.tile(now.start(seat)),
        points,
    )
