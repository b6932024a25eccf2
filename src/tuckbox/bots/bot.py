"""What a bot is: something that chooses a move from what its seat may see, and from nothing else."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tuckbox.core import AnyGame, Seat, TuckboxError, View, seat


class UnknownBot(TuckboxError):
    """No bot of that name is in the index."""


class CannotChoose(TuckboxError):
    """A bot was asked where it cannot choose: another game, no choice owed, no time."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think; a bot that needs less takes less."""

    seconds: float = 0.1

    def __post_init__(self) -> None:
        if not self.seconds > 0:
            raise CannotChoose.of("bot-budget", seconds=str(self.seconds))


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's move and, where it has an opinion, what it expects."""

    move: Any
    """A legal move of the game for the seat of the view."""
    value: float | None = None
    """What the seat may expect to score, or its chance to win: each bot says which."""
    line: tuple[str, ...] = ()
    """The texts of the entries it expects to follow, its own move first."""


class Bot(Protocol):
    """A way of playing, under the name by which a table asks for it."""

    @property
    def level(self) -> str: ...

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Random) -> Choice:
        """Return a legal move for the seat whose view this is.

        The same view and `rng` give the same move.
        """


def seat_to_choose(game: AnyGame, view: View) -> Seat:
    """Return the seat that a view asks a bot to choose for.

    Raise `CannotChoose` if there is none.
    """
    if view["game"] != game.name:
        raise CannotChoose.of("bot-other-game", game=game.name, shown=view["game"])
    number = view["seat"]
    if number is None or number not in view["to_move"]:
        raise CannotChoose.of("bot-nothing-to-choose")
    return seat(number)
