"""The answer to a question about a round with all cards known."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tuckbox.core import TuckboxError

M = TypeVar("M")


class Unsolvable(TuckboxError):
    """A question without an answer: unknown components, or no round under way."""


@dataclass(frozen=True, slots=True)
class BestRound(Generic[M]):
    """The best found with all cards known."""

    score: int
    """Of the whole round, including what lies already."""
    choices: tuple[M, ...]
    """One for each card to come, until nothing fits any more, reaching that score."""
    bound: int
    """No other way reaches more than this: that is proven."""
    positions: int
    """How many different positions the search looked at."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better is possible; otherwise the score is only the best found."""
        return self.score == self.bound
