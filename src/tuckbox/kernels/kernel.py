"""What every compiled twin offers, whatever its game.

A twin is bound to one set of components and one choice of options. Its state is a flat array of
integers that holds everything a readable position does; its actions are whole numbers, numbered
in the order of their texts, so that ascending actions are moves in canonical order.
"""

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.core import Actor, AnyGame, Options, TuckboxError

State: TypeAlias = npt.NDArray[np.int64]
"""A position as integers. The first words mean the same for one game, whatever the options."""
Actions: TypeAlias = npt.NDArray[np.int64]
"""Moves as integers, ascending."""


class UnknownKernel(TuckboxError):
    """A game without a compiled twin was asked for one."""


class ForeignAction(TuckboxError):
    """A number, move or position that this twin's table does not have."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a batch of random games came to."""

    games: int
    entries: int
    """All entries of a record: moves and draws."""
    moves: int
    """Entries of seats alone."""
    points: tuple[int, ...]
    """By seat, the sum of final scores: the same for the same seed."""


class Kernel(Protocol):
    """The rules of one game under one choice of options, compiled."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def options(self) -> Options: ...

    @property
    def size(self) -> int:
        """The length of a state."""

    @property
    def actions(self) -> int:
        """How many actions there are, of seats and of chance together: 0 to `actions` - 1."""

    def initial(self) -> State: ...

    def encode(self, position: Any) -> State:  # noqa: ANN401
        """Return the state of a readable position of this table.

        Raise `ForeignAction` for another's.
        """

    def decode(self, state: State) -> Any:  # noqa: ANN401
        """Return the readable position of a state, equal to the one that the rules reach."""

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        """Return the action of a readable move.

        Raise `ForeignAction` if this table has no such move.
        """

    def decode_move(self, action: int) -> Any: ...  # noqa: ANN401

    def to_move(self, state: State) -> tuple[Actor, ...]: ...

    def legal(self, state: State, who: Actor) -> Actions:
        """Return the actions of the rules' `legal_moves`, in the same order."""

    def step(self, state: State, who: Actor, action: int) -> None:
        """Play a legal action in place; whether it is legal is not checked."""

    def chances(self, state: State) -> tuple[Actions, Actions]:
        """Return the actions of chance and their weights.

        Both are empty except at a chance node.
        """

    def terminal(self, state: State) -> bool: ...

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points by seat, as the rules count them."""

    def perft(self, state: State, depth: int) -> int:
        """Return the number of paths of exactly `depth` entries.

        Of seats owing a choice the lowest acts.
        """

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        """Play whole games from the start, every legal move of a seat equally likely."""
