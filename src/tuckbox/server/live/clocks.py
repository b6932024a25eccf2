"""When a match must act by itself: a clock runs out, or a program keeps silent before the draw."""

from tuckbox.match import Match
from tuckbox.match.fair.seed_exchange import programs_due


def next_due(match: Match) -> float | None:
    """Return when `prepare_owed` will next have something to do; None if never."""
    if match.is_over:
        return None
    due = programs_due(match.setup)
    moments = [] if due is None else [due]
    if match.clock is not None:
        moments += match.clock.ends().values()
    return min(moments, default=None)
