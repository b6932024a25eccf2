"""FITS, solved: the best possible score of a round for known draws, proven by exhaustion."""

from tuckbox.solver.fits.review import ReviewedRound, review_game, review_round
from tuckbox.solver.fits.round import RoundSolver
from tuckbox.solver.fits.unfinished_round import best_from
from tuckbox.solver.square.best_round import BestRound, Unsolvable
from tuckbox.solver.square.review import ReviewedChoice

__all__ = [
    "BestRound",
    "ReviewedChoice",
    "ReviewedRound",
    "RoundSolver",
    "Unsolvable",
    "best_from",
    "review_game",
    "review_round",
]
