"""What a bot sees of a BITS table: its own board, the others', and the cards that may still come."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tuckbox.bots.bits.judgement import Judgement, judgement_of
from tuckbox.bots.bot import seat_to_choose
from tuckbox.core import AnyGame, Seat, View
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.turn import face_down_cards
from tuckbox.kernels.bits.codec import Numbering, numbering_of
from tuckbox.kernels.bits.landing import Board, fitting
from tuckbox.kernels.bits.table import Ints

NONE = -1


class Stand(NamedTuple):
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


@dataclass(frozen=True)
class Sight:
    """A position to choose in."""

    judgement: Judgement
    own: Stand
    others: tuple[Stand, ...]
    deck: Ints
    """The stones of the cards not yet turned, each as often as it has cards."""
    later: int
    """Rounds after this one."""
    choices: tuple[Placement, ...]
    """The legal choices."""
    actions: Ints
    """The same as actions."""


def see(game: AnyGame, view: View) -> Sight:
    """The table as the seat to choose sees it; `CannotChoose` if it has nothing to choose."""
    seat = seat_to_choose(game, view)
    position: Position = game.position(view)
    numbering, scores = numbering_of(game), game.scores(position)
    stands = {
        other: _stand(numbering, position, other, scores[other - 1]) for other in position.seats
    }
    own = stands.pop(seat)
    choices = game.legal_moves(position, seat)
    cards = face_down_cards(position, numbering.components)
    return Sight(
        judgement=judgement_of(game, position.tasks),
        own=own,
        others=tuple(stands.values()),
        deck=numbering.deck([draw.stone for draw, count in cards for _ in range(count)]),
        later=position.length - len(position.tasks),
        choices=choices,
        actions=np.array([numbering.action(choice) for choice in choices]),
    )


def _stand(numbering: Numbering, position: Position, seat: Seat, points: int) -> Stand:
    board = position.board(seat)
    stone = position.owed_stone(seat)
    laid = numbering.board([laid.placement for laid in board.stones])
    return Stand(
        int(laid[0]),
        int(laid[1]),
        int(laid[2]),
        int(laid[3]),
        int(board.has_neutral),
        len(board.stones),
        NONE if stone is None or fitting(laid[0]) == 0 else numbering.stones.index(stone),
        points,
    )
