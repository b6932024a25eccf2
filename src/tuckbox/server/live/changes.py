"""Changes of a match in memory: how they are worked out, what is due, and what is written of one."""

from collections.abc import Callable

from tuckbox.match import Change, Match
from tuckbox.match.fair.seed_exchange import programs_due
from tuckbox.server.model import json
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.message_parts import result_model
from tuckbox.server.model.stored_match import Write

Prepare = Callable[[Match, float], Change | None]
"""Works out a change of the match at that time; None if there is nothing to do."""


def owed(match: Match, now: float) -> Change | None:
    """Prepare what is due; of a whole match this never fails."""
    try:
        return match.prepare_owed(now)
    except Exception as error:
        raise Contradiction.after(error) from error


def write_of(
    id: str, match: Match, change: Change, owners: dict[int, Owner], next: str | None
) -> Write:
    """Return what has to be written of a change."""
    result = None if change.result is None else result_model(change.result)
    return Write(
        match=id,
        change=change,
        count=len(match.log) + len(change.played),
        state=change.state.value,
        owing=",".join(map(str, change.owing)),
        result=None if result is None else json.dumps(result).decode(),
        setup_changed=change.setup is not match.setup,
        owners=owners,
        next=next,
    )


def next_due(match: Match) -> float | None:
    """Return when `prepare_owed` will next have something to do; None if never."""
    if match.is_over:
        return None
    due = programs_due(match.setup)
    moments = [] if due is None else [due]
    if match.clock is not None:
        moments += match.clock.ends().values()
    return min(moments, default=None)
