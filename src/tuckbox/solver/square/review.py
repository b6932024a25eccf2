"""A round looked at afterwards, all cards known: what was possible, and what each choice cost."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tuckbox.core import Seat

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class ReviewedChoice(Generic[M]):
    """One choice of a seat, judged with hindsight."""

    piece: str
    """The tile or stone that came."""
    choice: M
    best: M
    """A choice that keeps the best score in reach; there may be others."""
    before: int
    """The best score of the round that was found possible before the choice."""
    after: int
    """And after it."""
    is_proven: bool
    """Whether neither could be higher; otherwise both are the best found."""

    @property
    def loss(self) -> int:
        """Points that were in reach before, and after it no more."""
        return self.before - self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedRound(Generic[M]):
    """One seat's round."""

    seat: Seat
    score: int
    best: int
    """The best found; never below the score."""
    bound: int
    """What is proven to be out of reach lies above this."""
    choices: tuple[ReviewedChoice[M], ...]
    """One for each tile or stone that the seat had to place."""
    line: tuple[M, ...]
    """Choices that reach the best."""

    @property
    def is_proven(self) -> bool:
        return self.best == self.bound
