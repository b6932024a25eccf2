"""How the rules end a game. Resigning and running out of time are the match's endings, not these."""

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
    """Message id of why the game ended so."""
    grade: str | None = None
    """Message id of the title that a solo total earns, where the rulebook has a ladder."""
