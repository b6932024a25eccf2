"""The best a seat is found to make of a round under way, once the coming cards are known."""

from collections import Counter
from collections.abc import Sequence

from tuckbox.core import AnyGame, Seat, seat_message
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.turn import face_down_cards
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.solver.bits.round import BestRound, PromiseOf, RoundSolver, Unsolvable
from tuckbox.solver.bits.search import Effort


def best_from(
    game: AnyGame,
    position: Position,
    seat: Seat,
    cards: Sequence[str],
    promise: PromiseOf,
    effort: Effort | None = None,
) -> BestRound:
    """The best found in the round under way for a seat if these cards are turned in this order.

    A choice that waits for others counts as made; an open stone without one comes first.
    """
    if position.is_between_rounds or len(position.starts) < seat:
        raise Unsolvable.of("solver-no-stone", seat=seat_message(seat))
    left = face_down_cards(position, numbering_of(game).components)
    _refuse_gone(cards, {draw.stone: count for draw, count in left})
    laid = [laid.placement for laid in position.board(seat).stones]
    pending, owed = position.pending[seat - 1], position.owed_stone(seat)
    if owed is None and not laid:
        owed = position.starts[seat - 1]  # dealt, while others still wait for theirs
    if pending is not None:
        laid, owed = [*laid, pending], None
    coming = [*([] if owed is None else [owed]), *cards]
    return RoundSolver(game, position.tasks, promise, effort).best(coming, laid)


def _refuse_gone(cards: Sequence[str], left: dict[str, int]) -> None:
    for card, times in Counter(cards).items():
        if times > left.get(card, 0):
            raise Unsolvable.of("solver-stone-gone", stone=card, left=tuple(left))
