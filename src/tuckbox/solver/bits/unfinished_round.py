"""The best found for a seat in a round under way, once the coming cards are known."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tuckbox.core import AnyGame, Seat, seat_message
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.position import Position, Stage
from tuckbox.games.bits.stone import Stone
from tuckbox.solver.bits.round import PromiseOf, RoundSolver
from tuckbox.solver.bits.search import Effort
from tuckbox.solver.square.best_round import BestRound, Unsolvable


def best_from(
    game: AnyGame,
    position: Position,
    seat: Seat,
    cards: Sequence[str],
    promise: PromiseOf,
    effort: Effort | None = None,
) -> BestRound[Placement]:
    """Return the best found in the round under way for a seat if these cards are turned in this order.

    A choice that waits for others counts as made; an open stone without one comes first.
    """
    start, choice = position.start(seat), position.choice(seat)
    if position.stage in (Stage.TASK, Stage.OVER) or start is None:
        raise Unsolvable.of("solver-no-stone", seat=seat_message(seat))
    _refuse_gone(cards, Counter(position.left))
    laid = [laid.placement for laid in position.board(seat).laid]
    owed = position.card if laid else start
    if choice is not None:
        laid, owed = [*laid, choice.placement], None
    coming = [*([] if owed is None else [owed]), *cards]
    return RoundSolver(game, position.tasks, promise, effort).best(coming, laid)


def _refuse_gone(cards: Sequence[str], left: Mapping[Stone, int]) -> None:
    for card, times in Counter(cards).items():
        if times > left.get(Stone(card), 0):
            raise Unsolvable.of("solver-stone-gone", stone=card, left=tuple(left))
