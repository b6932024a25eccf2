"""How the rules end a game. Resigning and running out of time are endings of the match instead."""

from dataclasses import dataclass

from tuckbox.core.actor import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game by its rules."""

    winners: tuple[Seat, ...]
    """Everyone who shares the win, in seat order; empty for a draw."""
    scores: tuple[int, ...]
    """By seat, as `Game.scores` counts."""
    reason: str
    """Message id of the reason why the game ended."""
    grade: str | None = None
    """Message id of the title that a solo total earns, if the rulebook has such a ladder."""
