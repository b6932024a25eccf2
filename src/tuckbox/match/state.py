"""How far a match has come."""

from enum import StrEnum

from tuckbox.match.fold import Fold
from tuckbox.match.setup import Setup


class MatchState(StrEnum):
    """Open while a seat is free, then running, then finished."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"

    @classmethod
    def of(cls, setup: Setup, fold: Fold) -> "MatchState":
        if fold.is_over:
            return cls.FINISHED
        return cls.RUNNING if setup.is_full else cls.OPEN
