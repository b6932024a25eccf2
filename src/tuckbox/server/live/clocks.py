"""When a table must act by itself: a clock runs out, or a seed did not come in time."""

from tuckbox.core import seats
from tuckbox.match import Match
from tuckbox.match.seating import SEED_WAIT


def next_due(match: Match) -> float | None:
    """The moment at which `prepare_owed` will have something to do; None if it never will."""
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
