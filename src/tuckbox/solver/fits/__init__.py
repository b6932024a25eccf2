"""FITS, solved: the best possible score of a round for known draws, proven by exhaustion."""

from tuckbox.solver.fits.review import ReviewedChoice, ReviewedRound, review_game, review_round
from tuckbox.solver.fits.round import BestRound, RoundSolver, Unsolvable
from tuckbox.solver.fits.unfinished_round import best_from

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
