"""FITS with hindsight: the exact solver on every round of every seat."""

from tuckbox.analysis import Progress
from tuckbox.analysis.hindsight import hindsight
from tuckbox.analysis.model import Hindsight
from tuckbox.core import AnyGame
from tuckbox.match.record import Record
from tuckbox.solver.fits.review import review_game


def examine(record: Record, game: AnyGame, progress: Progress) -> Hindsight:
    return hindsight(record, game, review_game, lambda played: str(played.board), progress)
