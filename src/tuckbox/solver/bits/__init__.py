"""BITS looked at with all cards known: the best found, and a proven bound that nothing exceeds."""

from tuckbox.solver.bits.review import ReviewedChoice, ReviewedRound, review_game
from tuckbox.solver.bits.round import BestRound, PromiseOf, RoundSolver, Unsolvable
from tuckbox.solver.bits.search import QUICK, THOROUGH, Effort, Promise
from tuckbox.solver.bits.unfinished_round import best_from

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
