"""When a match must act by itself: a clock runs out, or a seed does not come in time."""

from tuckbox.core import seats
from tuckbox.match import Match
from tuckbox.match.seating import SEED_WAIT


def next_due(match: Match) -> float | None:
    """Return when `prepare_owed` will next have something to do; None if never."""
    if match.is_over:
        return None
    moments = [*_seeds(match)]
    if match.clock is not None:
        moments += match.clock.ends().values()
    return min(moments, default=None)


def _seeds(match: Match) -> list[float]:
    setup = match.setup
    if not setup.awaits_seeds:
        return []
    deal = setup.deal
    return [
        setup.sat_since(seat) + SEED_WAIT
        for seat in seats(setup.options.seats)
        if not setup.players[seat - 1].is_open and deal.seeds[seat - 1] is None  # type: ignore[union-attr]
    ]
