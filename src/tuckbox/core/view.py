"""What every view has in common. Games extend it, in plain JSON values, with what their table shows."""

from typing import TypedDict

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.option import Options
from tuckbox.core.outcome import Outcome


class OutcomeView(TypedDict):
    """How the rules ended the game."""

    winners: list[int]
    scores: list[int]
    reason: str
    grade: str | None


class View(TypedDict):
    """All that a seat, or a spectator (seat None), may know."""

    game: str
    options: dict[str, str]
    seat: int | None
    to_move: list[int]
    """Who owes a choice; 0 is chance; empty when the game is over."""
    scores: list[int]
    outcome: OutcomeView | None


def common_view(
    *,
    game: str,
    options: Options,
    seat: Seat | None,
    to_move: tuple[Actor, ...],
    scores: tuple[int, ...],
    outcome: Outcome | None,
) -> View:
    return {
        "game": game,
        "options": dict(options.pairs),
        "seat": seat,
        "to_move": list(to_move),
        "scores": list(scores),
        "outcome": None if outcome is None else _outcome_view(outcome),
    }


def options_of(view: View) -> Options:
    """The inverse of what `common_view` writes."""
    return Options(tuple(view["options"].items()))


def _outcome_view(outcome: Outcome) -> OutcomeView:
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "grade": outcome.grade,
    }
