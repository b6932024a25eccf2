"""How a match ended, by its rules (`Outcome`) or at the table (`Ending`), and both as one `Result`."""

from dataclasses import dataclass

from tuckbox.core import AnyGame, Message, Outcome, Seat, seat_message
from tuckbox.core.ability import Ranking, Sides, ranking

RESIGNED = "match-resigned"
TIMED_OUT = "match-timed-out"
AGREED = "match-agreed"
DEALS_BROKEN = "match-deals-broken"
TOO_LONG = "match-too-long"


@dataclass(frozen=True, slots=True)
class Ending:
    """An end outside the rules: somebody left, or a draw was agreed."""

    winners: tuple[Seat, ...]
    reason: str
    """Message id."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, ready to be shown."""

    winners: tuple[Seat, ...]
    """Everyone who shares the win, in seat order; empty for a draw, or if a solo player gave up."""
    ranking: Ranking
    """Best first, tied seats together; those who left come last."""
    scores: tuple[int, ...]
    reason: str
    """Message id."""
    is_by_rules: bool
    grade: str | None = None
    """Message id of the title that a solo total earns."""


def result_by_rules(
    game: AnyGame, position: object, outcome: Outcome, gone: tuple[Seat, ...]
) -> Result:
    """Return the result by the rules; a seat that left comes last, even if a bot played on for it."""
    stayed = _without(ranking(game, position), gone)
    order = stayed + tuple((seat,) for seat in reversed(gone))
    winners = stayed[0] if gone and outcome.winners else outcome.winners
    return Result(winners, order, outcome.scores, outcome.reason, True, outcome.grade)


def result_by_table(
    ending: Ending, sides: Sides, scores: tuple[int, ...], gone: tuple[Seat, ...]
) -> Result:
    everyone = tuple(sorted(seat for side in sides for seat in side))
    rest = _without((everyone,), (*ending.winners, *gone))
    first = (ending.winners,) if ending.winners else ()
    order = first + rest + tuple((seat,) for seat in reversed(gone))
    return Result(ending.winners, order, scores, ending.reason, False)


def result_message(result: Result) -> Message:
    """Return who won, as a sentence; the reason is a message of its own."""
    if result.winners:
        winners = tuple(seat_message(seat) for seat in result.winners)
        return Message.of("match-won", winners=winners, count=len(winners))
    return Message.of("match-drawn" if len(result.scores) > 1 else "match-ended")


def _without(order: Ranking, gone: tuple[Seat, ...]) -> Ranking:
    groups = (tuple(seat for seat in group if seat not in gone) for group in order)
    return tuple(group for group in groups if group)
