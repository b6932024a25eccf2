"""What a bot sees of a table: its own board, the rivals', and the cards that may still come."""

from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from tuckbox.kernels.kernel import Actions, State

J = TypeVar("J")
S = TypeVar("S", bound=tuple[object, ...])
C = TypeVar("C")


@dataclass(frozen=True)
class Observation(Generic[J, S, C]):
    """A position to choose in."""

    judgement: J
    own: S
    """The words of the own seat; its points in finished rounds stand last."""
    rivals: tuple[S, ...]
    """The same of the other seats."""
    deck: State
    """The tiles or stones of the cards not yet turned."""
    later: int
    """Rounds after this one."""
    choices: tuple[C, ...]
    """The legal choices."""
    actions: Actions
    """The same as actions."""

    @property
    def rival_words(self) -> State:
        """The words of the rivals, a row each."""
        return np.array(self.rivals, dtype=np.int64).reshape(-1, len(self.own))
