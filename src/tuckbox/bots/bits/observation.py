"""What a bot sees of a BITS table."""

from typing import NamedTuple, TypeAlias

import numpy as np

from tuckbox.bots.bits.judgement import Judgement, judgement_of
from tuckbox.bots.bot import seat_to_choose
from tuckbox.bots.square import observation
from tuckbox.core import AnyGame, Seat, View
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.position import Position
from tuckbox.kernels.bits.codec import Numbering, numbering_of
from tuckbox.kernels.bits.landing import Board, fitting


class Standing(NamedTuple):
    """One seat in the round under way."""

    sky: int
    ones: int
    twos: int
    fours: int
    has_neutral: int
    laid: int
    stone: int
    """The stone it is about to place; NONE if nothing fits."""
    points: int
    """Of finished rounds."""

    @property
    def board(self) -> Board:
        return self.sky, self.ones, self.twos, self.fours


Observation: TypeAlias = observation.Observation[Judgement, Standing, Placement]


def observe(game: AnyGame, view: View) -> Observation:
    """Return the table as the seat to choose sees it.

    Raise `CannotChoose` if it has nothing to choose.
    """
    seat = seat_to_choose(game, view)
    position: Position = game.position(view)
    numbering, scores = numbering_of(game), game.scores(position)
    standings = {
        other: _standing(numbering, position, other, scores[other - 1]) for other in position.seats
    }
    choices = game.legal_moves(position, seat)
    return Observation(
        judgement=judgement_of(game, position.tasks),
        own=standings.pop(seat),
        rivals=tuple(standings.values()),
        deck=numbering.deck(position.left),
        later=position.length - len(position.tasks),
        choices=choices,
        actions=np.array([numbering.action(choice) for choice in choices]),
    )


def _standing(numbering: Numbering, position: Position, seat: Seat, points: int) -> Standing:
    board = position.board(seat)
    stone = position.open_stone(seat)
    laid = numbering.board([laid.placement for laid in board.laid])
    sky, ones, twos, fours = map(int, laid)
    return Standing(
        sky,
        ones,
        twos,
        fours,
        int(board.has_neutral),
        len(board.laid),
        numbering.stone(stone if fitting(sky) else None),
        points,
    )
