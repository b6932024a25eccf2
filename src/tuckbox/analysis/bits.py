"""BITS with hindsight: the best found for the cards that came, and what is proven to be out of reach."""

from functools import partial

from tuckbox.analysis import Progress
from tuckbox.analysis.hindsight import hindsight
from tuckbox.analysis.model import Hindsight
from tuckbox.bots.bits.promise import promise
from tuckbox.core import AnyGame
from tuckbox.match.record import Record
from tuckbox.solver.bits.review import review_game


def examine(record: Record, game: AnyGame, progress: Progress) -> Hindsight:
    review = partial(review_game, promise=promise)
    return hindsight(record, game, review, lambda played: None, progress)
