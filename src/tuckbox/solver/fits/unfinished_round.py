"""The best a seat can still make of a round under way, once the coming cards are known."""

from collections.abc import Sequence

from tuckbox.core import AnyGame, Seat, seat_message
from tuckbox.games.fits.moves import Choice, TileId
from tuckbox.games.fits.position import Position, Round
from tuckbox.games.fits.ramp import Laid, Ramp
from tuckbox.solver.fits.round import RoundSolver
from tuckbox.solver.square.best_round import BestRound, Unsolvable


def best_from(
    game: AnyGame,
    position: Position,
    seat: Seat,
    cards: Sequence[str],
    solver: RoundSolver | None = None,
) -> BestRound[Choice]:
    """Return the best score of the round under way for a seat if these cards are turned in this order.

    A choice that waits for others counts as made; an open tile without one comes first. A solver
    of the round's board may be given, to save making one.
    """
    now = position.now
    start = now.start(seat)
    if start is None or now.is_complete:
        raise Unsolvable.of("solver-no-round", seat=seat_message(seat))
    for place, card in enumerate(cards):
        if card not in now.left or card in cards[:place]:
            raise Unsolvable.of("solver-card-gone", tile=card, left=now.left)
    coming = [TileId(card) for card in cards if card != start]
    open_tile = now.open_tile(seat)
    if open_tile is not None and now.choice(seat) is None:
        coming = [open_tile, *coming]
    return (solver or RoundSolver(game, now.board)).best(coming, _ramp(now, seat))


def _ramp(now: Round, seat: Seat) -> Ramp:
    choice = now.choice(seat)
    return now.ramp(seat).with_laid(choice) if isinstance(choice, Laid) else now.ramp(seat)
