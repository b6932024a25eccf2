"""BITS with all cards known: the best score found, and a proven bound that nothing exceeds."""

from tuckbox.solver.bits.review import ReviewedRound, review_game
from tuckbox.solver.bits.round import PromiseOf, RoundSolver
from tuckbox.solver.bits.search import QUICK, THOROUGH, Effort, Promise
from tuckbox.solver.bits.unfinished_round import best_from
from tuckbox.solver.square.best_round import BestRound, Unsolvable
from tuckbox.solver.square.review import ReviewedChoice

__all__ = [
    "QUICK",
    "THOROUGH",
    "BestRound",
    "Effort",
    "Promise",
    "PromiseOf",
    "ReviewedChoice",
    "ReviewedRound",
    "RoundSolver",
    "Unsolvable",
    "best_from",
    "review_game",
]
