"""§Scoring: what a board is worth, and who has won."""

from collections.abc import Iterable, Sequence

from tuckbox.core import Outcome, Seat
from tuckbox.core.memory import remembered
from tuckbox.games.bits.area import Area
from tuckbox.games.bits.position import BASIC_ROUNDS, Position
from tuckbox.games.bits.task import TaskCard

GRADES = (5, 10, 15, 20, 25, 30)
"""The highest solo total of each grade but the best one, worst grade first."""


def area_points(card: TaskCard, area: Area) -> int:
    """What one area scores for one card: only the area as a whole counts."""
    if card.colour not in (None, area.colour):
        return 0
    if area.shape == card.shape:
        return card.points
    return card.others if len(area.cells) == card.squares else 0


@remembered(kept=64)
def card_points(card: TaskCard, areas: Sequence[Area]) -> int:
    return sum(area_points(card, area) for area in areas)


def board_points(cards: Iterable[TaskCard], areas: Sequence[Area]) -> int:
    """Every open task card on its own, then added; no floor at zero."""
    return sum(card_points(card, areas) for card in cards)


def totals(p: Position) -> tuple[int, ...]:
    """By seat: points of finished rounds."""
    return tuple(sum(round.points[seat - 1] for round in p.rounds) for seat in p.seats)


def outcome(p: Position) -> Outcome | None:
    """Most points wins; then the best single round among those tied; then the win is shared."""
    if not p.is_over:
        return None
    scores = totals(p)
    if p.options.seats == 1:
        return Outcome(p.seats, scores, "bits-reason-solo", grade(p))
    ahead = [seat for seat in p.seats if scores[seat - 1] == max(scores)]
    best = max(best_round(p, seat) for seat in ahead)
    winners = tuple(seat for seat in ahead if best_round(p, seat) == best)
    return Outcome(winners, scores, _reason(len(ahead), len(winners)))


def best_round(p: Position, seat: Seat) -> int:
    return max(round.points[seat - 1] for round in p.rounds)


def grade(p: Position) -> str | None:
    """The message id of the title that a solo total earns; none in the pro variant."""
    if p.length != BASIC_ROUNDS:
        return None
    total = totals(p)[0]
    return f"bits-grade-{1 + sum(total > highest for highest in GRADES)}"


def _reason(ahead: int, winners: int) -> str:
    if winners > 1:
        return "bits-reason-shared"
    return "bits-reason-best-round" if ahead > 1 else "bits-reason-points"
